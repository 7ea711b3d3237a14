import type { CompiledGame } from '../rules/compile.ts';
import type { PileKind } from '../rules/definition.ts';
import { type Arrangement, heightOf, join, leastGaps, type Split, widthOf } from './arrangement.ts';
import type { IndexMetrics } from './metrics.ts';
import { shapesOf } from './shapes.ts';

/** An arrangement with its least size in card widths and its cost in looks (a share of the card size). */
export interface Candidate {
  readonly arrangement: Arrangement;
  readonly width: number;
  readonly height: number;
  readonly cost: number;
}

/** What it costs to put groups of one row above each other. */
const COST_OF_A_TURN = 0.008;
/** Rows side by side. */
const COST_OF_ROWS_ABREAST = 0.008;
/** Two parts of a row on both sides of the rest: stock left, foundations right. */
const COST_OF_SURROUNDING = 0.01;
/** Rows in another order than the definition's. */
const COST_OF_ANOTHER_ORDER = 0.005;

/**
 * All arrangements of a game worth a look: none is beaten by another in width, height and looks at once.
 * They are slicings: the groups of a row, then the rows, are cut again and again side by side or one above the
 * other, with only the best of each part kept (after Stockmeyer 1983, "Optimal orientations of cells in slicing
 * floorplan designs"). Groups keep their order within a row; rows may change theirs where they are few.
 * @param tried called for every two parts that are put together: how much work it is.
 */
export function arrangementsOf(
  game: CompiledGame,
  index: IndexMetrics,
  tried: Tried = () => undefined,
): Candidate[] {
  const rows = blocksOf(
    game.definition.layout.map((row) => rowOf(game, row, index)),
    tried,
  );
  const found: Candidate[] = [];
  for (const order of rows.length <= MOST_REORDERED ? permutations(rows) : [rows]) {
    const cost = order.every((row, i) => row === rows[i]) ? 0 : COST_OF_ANOTHER_ORDER;
    found.push(...ofRows(order, tried).map((candidate) => ({ ...candidate, cost: candidate.cost + cost })));
  }
  return best([...found, ...surrounding(rows, tried)]);
}

/** Told of every two parts that are put together. */
type Tried = () => void;

/** Orders grow with the factorial: with more rows than this they keep the definition's. */
const MOST_REORDERED = 4;
/** The most candidates of a part that are kept where it is one of many, so that work grows with a power only. */
const MOST_KEPT = 12;

const ofRow = (groups: Row, tried: Tried): Candidate[] => slicings(groups, 'row', COST_OF_A_TURN, tried);
const ofRows = (rows: readonly Row[], tried: Tried): Candidate[] =>
  slicings(
    rows.map((row) => ofRow(row, tried)),
    'column',
    COST_OF_ROWS_ABREAST,
    tried,
  );

/** The candidates of each group of a row. */
type Row = readonly (readonly Candidate[])[];

function rowOf(game: CompiledGame, names: string, index: IndexMetrics): Row {
  const groups = names.trim().split(/\s+/);
  return groups.map((group) => ofGroup(game, group, index)).filter((candidates) => candidates.length > 0);
}

/** Rows of one and the same kind of pile become one block, so that the foundations are never torn apart. */
function blocksOf(rows: readonly Row[], tried: Tried): Row[] {
  const blocks: { kind: PileKind | undefined; rows: Row[] }[] = [];
  for (const row of rows) {
    const kind = kindOf(row);
    const last = blocks.at(-1);
    if (last && kind !== undefined && last.kind === kind) last.rows.push(row);
    else if (row.length > 0) blocks.push({ kind, rows: [row] });
  }
  return blocks.map((block) => {
    const [only, ...others] = block.rows;
    return only && others.length === 0 ? only : [ofRows(block.rows, tried)];
  });
}

/** The kind of all piles of a row, if it is one kind. */
function kindOf(row: Row): PileKind | undefined {
  const kinds = new Set(
    row.flatMap(([first]) => (first?.arrangement.type === 'grid' ? [first.arrangement.kind] : [])),
  );
  const [kind] = kinds;
  return kinds.size === 1 ? kind : undefined;
}

function ofGroup(game: CompiledGame, group: string, index: IndexMetrics): Candidate[] {
  return best(shapesOf(game, group, index).map(({ grid, cost }) => measured(grid, cost)));
}

/** Every way to cut the sequence, by intervals: short ones first. A cut other than the natural one costs. */
function slicings(
  items: readonly (readonly Candidate[])[],
  natural: Split['type'],
  cost: number,
  tried: Tried,
): Candidate[] {
  const isLong = items.length > MOST_REORDERED;
  const kept = (found: readonly Candidate[]): readonly Candidate[] => (isLong ? thinned(found) : found);
  const table = new Map<string, readonly Candidate[]>();
  const at = (from: number, to: number): readonly Candidate[] => table.get(`${from}-${to}`) ?? [];
  items.forEach((candidates, i) => {
    table.set(`${i}-${i + 1}`, kept(candidates));
  });
  for (let length = 2; length <= items.length; length++) {
    for (let from = 0; from + length <= items.length; from++) {
      const found: Candidate[] = [];
      for (let cut = from + 1; cut < from + length; cut++) {
        for (const a of at(from, cut)) {
          for (const b of at(cut, from + length)) {
            tried();
            found.push(joined('row', a, b, natural === 'row' ? 0 : cost));
            found.push(joined('column', a, b, natural === 'column' ? 0 : cost));
          }
        }
      }
      table.set(`${from}-${from + length}`, kept(best(found)));
    }
  }
  return [...at(0, items.length)];
}

function joined(type: Split['type'], a: Candidate, b: Candidate, cost: number): Candidate {
  return measured(join(type, a.arrangement, b.arrangement), a.cost + b.cost + cost);
}

/** One row on the left, one on the right, everything else between them; nothing where the rows are many. */
function surrounding(rows: readonly Row[], tried: Tried): Candidate[] {
  if (rows.length > MOST_REORDERED) return [];
  const found: Candidate[] = [];
  const halves = rows.length > 2 ? pairsOf(rows) : splitsOf(rows);
  for (const { left, right, rest } of halves) {
    const middle = ofRows(rest, tried);
    for (const a of ofRow(left, tried)) {
      for (const b of middle) {
        const leftAndMiddle = joined('row', a, b, COST_OF_SURROUNDING);
        for (const c of ofRow(right, tried)) {
          tried();
          found.push(joined('row', leftAndMiddle, c, 0));
        }
      }
    }
  }
  return best(found);
}

interface Surround {
  readonly left: Row;
  readonly right: Row;
  readonly rest: readonly Row[];
}

/** Every choice of a row for the left and one for the right. */
function pairsOf(rows: readonly Row[]): Surround[] {
  return rows.flatMap((left) =>
    rows
      .filter((right) => right !== left)
      .map((right) => ({ left, right, rest: rows.filter((row) => row !== left && row !== right) })),
  );
}

/** Two rows: each way to cut one of them in two. */
function splitsOf(rows: readonly Row[]): Surround[] {
  return rows.flatMap((row) =>
    row.slice(1).map((_, i) => ({
      left: row.slice(0, i + 1),
      right: row.slice(i + 1),
      rest: rows.filter((other) => other !== row),
    })),
  );
}

/** All orders of up to a handful of items. */
function permutations<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((first, i) =>
    permutations([...items.slice(0, i), ...items.slice(i + 1)]).map((rest) => [first, ...rest]),
  );
}

function measured(arrangement: Arrangement, cost: number): Candidate {
  return {
    arrangement,
    cost,
    width: widthOf(arrangement, leastGaps),
    height: heightOf(arrangement, leastGaps),
  };
}

/** A candidate must be better by this share of a card's size to be kept beside another: it keeps the lists short. */
const WORTH_KEEPING = 0.004;

/** Without those that another candidate equals or beats in width, height and looks, give or take a hair. */
function best(candidates: readonly Candidate[]): Candidate[] {
  const sorted = [...candidates].sort((a, b) => a.width - b.width || a.height - b.height || a.cost - b.cost);
  const kept: Candidate[] = [];
  for (const candidate of sorted) {
    const height = candidate.height * (1 + WORTH_KEEPING);
    const cost = candidate.cost + WORTH_KEEPING;
    const beaten = kept.some((other) => other.height <= height && other.cost <= cost);
    if (!beaten) kept.push(candidate);
  }
  return kept;
}

/** So many of these candidates at most, from the narrowest to the widest: they come in the order of their widths. */
function thinned(candidates: readonly Candidate[]): readonly Candidate[] {
  if (candidates.length <= MOST_KEPT) return candidates;
  const last = candidates.length - 1;
  return Array.from({ length: MOST_KEPT }, (_, i) => Math.round((i * last) / (MOST_KEPT - 1))).flatMap(
    (at) => candidates[at] ?? [],
  );
}
