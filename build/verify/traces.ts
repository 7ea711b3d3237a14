import { createHash } from 'node:crypto';
import { parseDealNumber } from '../../shared/cards/dealNumber.ts';
import { NotationError } from '../../shared/cards/notation.ts';
import { Board } from '../../shared/engine/board.ts';
import { dealPosition } from '../../shared/engine/deal.ts';
import { MoveFinder } from '../../shared/engine/legalMoves.ts';
import { DEAL, packMove } from '../../shared/engine/packedMove.ts';
import {
  moveText,
  parseMove,
  parsePosition,
  pileText,
  positionText,
} from '../../shared/engine/positionText.ts';
import type { CompiledGame } from '../../shared/rules/compile.ts';
import { type Header, type RecordedDeal, RecordingError, recordedDeal } from './recording.ts';

/** What a replay found: positions compared, differences, and the first one in words. */
export interface Findings {
  readonly positions: number;
  readonly differences: number;
  readonly first?: string;
}

/** Replays recorded games: the deal, the legal moves of every position, what each move changed, and its hash. */
export function verifyTraces(game: CompiledGame, header: Header, entries: readonly unknown[]): Findings {
  const tally = new Tally();
  const dealsFirst = header.type === 'game' && (header.waste_at_start ?? 0) > 0;
  entries.forEach((entry, i) => {
    const recorded = recordedDeal(entry, i + 2);
    try {
      new Replay(game, recorded, tally).run(dealsFirst);
    } catch (error) {
      if (error instanceof NotationError) throw new RecordingError(`line ${i + 2}: ${error.message}`);
      throw error;
    }
  });
  return tally.findings();
}

/** Counts positions and differences and keeps the first difference's words. */
export class Tally {
  #positions = 0;
  #differences = 0;
  #first: string | undefined;

  position(): void {
    this.#positions++;
  }

  difference(where: string, expected: string, actual: string): void {
    this.#differences++;
    this.#first ??= `  first difference, ${where}:\n    expected ${expected}\n    actual   ${actual}`;
  }

  findings(): Findings {
    const counts = { positions: this.#positions, differences: this.#differences };
    return this.#first === undefined ? counts : { ...counts, first: this.#first };
  }
}

/** One recorded game, replayed step by step; it goes on from the recorded position after a difference in moves. */
class Replay {
  readonly #game: CompiledGame;
  readonly #recorded: RecordedDeal;
  readonly #tally: Tally;
  readonly #board: Board;
  readonly #finder: MoveFinder;

  constructor(game: CompiledGame, recorded: RecordedDeal, tally: Tally) {
    this.#game = game;
    this.#recorded = recorded;
    this.#tally = tally;
    this.#board = new Board(game);
    this.#finder = new MoveFinder(game);
  }

  run(dealsFirst: boolean): void {
    this.#start(dealsFirst);
    for (const [step, [legal, move, changed, hash]] of this.#recorded.steps.entries()) {
      const where = `deal ${this.#recorded.deal ?? 'of a constructed position'}, step ${step + 1}`;
      this.#compareLegal(where, legal);
      if (!this.#play(where, move)) return;
      this.#compareChanges(`${where}, after ${move}`, changed, hash);
    }
    const end = `deal ${this.#recorded.deal ?? 'of a constructed position'}, at the end`;
    this.#compareLegal(end, this.#recorded.final_legal);
    this.#compare(end, this.#recorded.final, this.#text());
    if (this.#recorded.won !== undefined)
      this.#compare(`${end}, won`, String(this.#recorded.won), String(this.#board.isWon));
  }

  #start(dealsFirst: boolean): void {
    const { deal, init } = this.#recorded;
    if (deal === null) {
      this.#board.load(parsePosition(this.#game, init));
      return;
    }
    const number = parseDealNumber(deal);
    if (!number.ok) throw new RecordingError(`“${deal}” is not a deal number.`);
    this.#board.load(dealPosition(this.#game, number.number));
    if (dealsFirst) this.#board.make(DEAL);
    this.#compare(`deal ${deal}, as dealt`, init, this.#text());
  }

  #compareLegal(where: string, legal: readonly string[]): void {
    this.#tally.position();
    // Recordings call both a deal and the turning over of the waste a click on the stock.
    const actual = this.#finder
      .list(this.#board)
      .map((move) => (move.type === 'redeal' ? 'deal' : moveText(this.#game, move)));
    const expected = [...legal].sort().join(' ');
    const found = actual.sort().join(' ');
    if (expected !== found)
      this.#tally.difference(`${where}, legal moves in ${this.#text()}`, expected, found);
  }

  /** Makes the recorded move; where the engine has it not, the rest of the game cannot be compared. */
  #play(where: string, text: string): boolean {
    const legal = this.#finder.list(this.#board);
    const move = text === 'deal' ? legal.find(({ type }) => type !== 'move') : parseMove(this.#game, text);
    if (!move || !legal.some((known) => packMove(known) === packMove(move))) {
      this.#tally.difference(where, `${text} to be legal`, 'it is not');
      return false;
    }
    this.#board.make(packMove(move));
    return true;
  }

  #compareChanges(where: string, changed: Readonly<Record<string, string>>, hash: string): void {
    const position = this.#board.position();
    const text = positionText(this.#game, position);
    const actualHash = createHash('sha1').update(text).digest('hex').slice(0, 8);
    if (actualHash === hash) return;
    const wrong = Object.entries(changed).find(([name, cards]) => this.#pileText(name) !== cards);
    if (wrong)
      this.#tally.difference(where, `${wrong[0]}:${wrong[1]}`, `${wrong[0]}:${this.#pileText(wrong[0])}`);
    else this.#tally.difference(where, `a position with hash ${hash}`, `${text} with hash ${actualHash}`);
  }

  #pileText(name: string): string {
    const position = this.#board.position();
    if (name === '#') return String(position.pass);
    const pile = this.#game.piles.find((known) => known.name === name);
    return pile ? pileText(this.#game, position, pile.index) : '(no such pile)';
  }

  #compare(where: string, expected: string, actual: string): void {
    if (expected !== actual) this.#tally.difference(where, expected, actual);
  }

  #text(): string {
    return positionText(this.#game, this.#board.position());
  }
}
