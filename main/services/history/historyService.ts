import type { Result } from '../../../shared/ipc/contract.ts';
import { HostError } from '../../../shared/ipc/failure.ts';
import { selects } from '../../../shared/statistics/filter.ts';
import type { GameRecord, GameSummary } from '../../../shared/statistics/record.ts';
import { summaryOf } from '../../../shared/statistics/record.ts';
import type {
  StatisticsFilter,
  StatisticsQuestion,
  StatisticsReport,
} from '../../../shared/statistics/report.ts';
import { statisticsOf } from '../../../shared/statistics/statistics.ts';
import { Queue } from '../storage/queue.ts';
import { CsvExport } from './csvExport.ts';
import type { Entry } from './entries.ts';
import type { FlatRecord } from './flatRecord.ts';
import { flatRecord, fullRecord } from './flatRecord.ts';
import type { HistoryFilesOptions } from './historyFiles.ts';
import { HistoryFiles } from './historyFiles.ts';
import { JsonExport } from './jsonExport.ts';
import { readExport } from './readExport.ts';

type UndoableReset = Result<'history.resets'>[number];

/** Figures, and what they were reckoned from. */
interface Reported {
  readonly games: readonly Entry[];
  readonly asked: string;
  readonly report: StatisticsReport;
}

/** The finished games: recorded once each, kept for ever, counted, exported and imported. */
export class HistoryService {
  readonly #options: HistoryFilesOptions;
  readonly #onChange: () => void;

  readonly #files: HistoryFiles;
  readonly #queue = new Queue();
  readonly #undoable = new Map<string, UndoableReset>();
  /** The figures that were asked for last. */
  #reported: Reported | null = null;
  #checking: Promise<void> = Promise.resolve();

  /** @param onChange is called when results were added, taken away or put back. */
  constructor(options: HistoryFilesOptions, onChange: () => void) {
    this.#options = options;
    this.#onChange = onChange;
    this.#files = new HistoryFiles(options);
  }

  /** Reads the history. Never rejects: what is wrong with it is told by notices. */
  async open(): Promise<void> {
    await this.#queue.run(() => this.#files.open());
    // An index is only a help: that it could not be looked at is no failure of the history.
    this.#checking = this.#checkIndexes().catch(() => undefined);
  }

  /**
   * Records a finished game; resolves when it is on the disk.
   * @returns false when a game with that id was recorded before.
   */
  record(record: GameRecord): Promise<boolean> {
    return this.#queue.run(async () => (await this.#addUnknown([flatRecord(record)])) === 1);
  }

  /** A page of the finished games that the filter selects, latest first, and how many there are. */
  async page(
    filter: StatisticsFilter,
    offset: number,
    limit: number,
  ): Promise<{ total: number; games: GameSummary[] }> {
    const games = (await this.#counting()).filter(selects(filter));
    const page = games.slice(offset, offset + limit);
    const read = new Map<string, FlatRecord>();
    const inFileOrder = page.toSorted((a, b) => a.offset - b.offset);
    await this.#queue.run(() =>
      this.#files.games.readAll(inFileOrder, (record) => read.set(record.id, record)),
    );
    const records = page.map(({ id }) => read.get(id)).filter((record) => record !== undefined);
    return { total: games.length, games: records.map((record) => summaryOf(fullRecord(record))) };
  }

  /** @throws HostError `unknownItem` when there is no such game. */
  read(id: string): Promise<GameRecord> {
    return this.#queue.run(async () => {
      await this.#look();
      const entry = this.#files.entries.find(id);
      if (entry === undefined) throw new HostError({ code: 'unknownItem', detail: id });
      let found: FlatRecord | undefined;
      await this.#files.games.readAll([entry], (record) => {
        found = record;
      });
      if (found === undefined) throw new HostError({ code: 'unknownItem', detail: id });
      return fullRecord(found);
    });
  }

  /** The figures over the games that the filter selects. */
  async statistics(question: StatisticsQuestion): Promise<StatisticsReport> {
    const games = await this.#counting();
    const asked = JSON.stringify(question);
    // The list of games is another one after every change, so that the same list gives the same figures.
    if (this.#reported?.games !== games || this.#reported.asked !== asked)
      this.#reported = { games, asked, report: statisticsOf(games, question) };
    return this.#reported.report;
  }

  /** The selected games with their moves as text. */
  export(format: 'json' | 'csv', filter: StatisticsFilter): Promise<string> {
    return this.#queue.run(async () => {
      const text = format === 'json' ? new JsonExport() : new CsvExport();
      await this.#eachRecord(filter, (record) => text.add(record));
      return text.end();
    });
  }

  /** All games that count with their moves, earliest ended first. */
  all(): Promise<FlatRecord[]> {
    return this.#queue.run(async () => {
      const records: FlatRecord[] = [];
      await this.#eachRecord({}, (record) => records.push(record));
      return records.sort((a, b) => (a.ended < b.ended ? -1 : a.ended > b.ended ? 1 : a.id < b.id ? -1 : 1));
    });
  }

  /**
   * Adds the games of an export that are not here; importing twice changes nothing.
   * @throws HostError when the text is no export that this version can read; nothing is added then.
   */
  import(text: string): Promise<{ added: number; known: number }> {
    return this.add(readExport(text));
  }

  /** Adds games that are not here, all with one write. */
  add(records: readonly FlatRecord[]): Promise<{ added: number; known: number }> {
    return this.#queue.run(async () => {
      const added = await this.#addUnknown(records, true);
      return { added, known: records.length - added };
    });
  }

  /** Takes the results of these games (null: of all) away. `undoReset` puts them back while this process lives. */
  reset(games: readonly string[] | null): Promise<{ reset: string; removed: number }> {
    return this.#queue.run(async () => {
      await this.#look();
      const { entries, mark } = this.#files;
      const removed = entries.counting().filter(({ game }) => games === null || games.includes(game)).length;
      const id = this.#options.surroundings.newId();
      await this.#files.append([{ kind: 'reset', reset: { id, games, through: entries.epoch, by: mark } }]);
      this.#undoable.set(id, { reset: id, games: games === null ? null : [...games], removed });
      this.#onChange();
      return { reset: id, removed };
    });
  }

  /** The resets that this process made and did not undo, latest first. */
  resets(): UndoableReset[] {
    return [...this.#undoable.values()].reverse();
  }

  /** @throws HostError `unknownItem` when this process made no such reset, or undid it. */
  undoReset(id: string): Promise<{ restored: number }> {
    return this.#queue.run(async () => {
      await this.#look();
      const { entries, mark } = this.#files;
      if (entries.findReset(id)?.by !== mark) throw new HostError({ code: 'unknownItem', detail: id });
      const before = entries.counting().length;
      await this.#files.append([{ kind: 'undoReset', id }]);
      this.#undoable.delete(id);
      this.#onChange();
      return { restored: entries.counting().length - before };
    });
  }

  /** Lets go of the files when all is done. */
  async close(): Promise<void> {
    await this.#checking;
    await this.#queue.run(() => this.#files.close());
  }

  /** What was read quickly at the start is compared with the lines when the start is over. */
  async #checkIndexes(): Promise<void> {
    const untrue = await this.#files.untrueIndexes();
    await this.#queue.run(async () => {
      if (untrue.length > 0) await this.#files.readAnew(untrue);
      await this.#files.keepIndexes();
      // Sorting a long history takes a while; the statistics page need not wait for it.
      this.#files.entries.counting();
    });
    if (untrue.length > 0) this.#onChange();
  }

  #counting(): Promise<readonly Entry[]> {
    return this.#queue.run(async () => {
      await this.#look();
      return this.#files.entries.counting();
    });
  }

  /** Goes through the selected games file by file; within a file earliest recorded first. */
  async #eachRecord(filter: StatisticsFilter, take: (record: FlatRecord) => void): Promise<void> {
    await this.#look();
    const wanted = selects(filter);
    const chosen = this.#files.entries.counting().filter(wanted);
    await this.#files.games.readAll(
      chosen.toSorted((a, b) => a.offset - b.offset),
      take,
    );
  }

  /**
   * Appends those that are not known yet and returns how many they were. A game that was reset counts again when it
   * is imported, but not when it ends a second time.
   */
  async #addUnknown(records: readonly FlatRecord[], again = false): Promise<number> {
    await this.#look();
    const { entries } = this.#files;
    const fresh = new Map<string, FlatRecord>();
    for (const record of records) {
      const known = entries.find(record.id);
      if (known === undefined || (again && entries.isReset(known))) fresh.set(record.id, record);
    }
    if (fresh.size === 0) return 0;
    const { epoch } = entries;
    await this.#files.append([...fresh.values()].map((record) => ({ kind: 'game', epoch, record })));
    this.#onChange();
    return fresh.size;
  }

  async #look(): Promise<void> {
    if (await this.#files.refresh()) this.#onChange();
  }
}
