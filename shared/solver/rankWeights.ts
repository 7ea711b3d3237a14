/**
 * Worth by rank, as data: what single numbers cannot say, such as which ranks had better not lie under others. Every
 * list has an entry a rank, from ace to king, unless its line says otherwise; an absent list is worth nothing. The
 * lists are found by comparing the positions on winning lines with others that the same search looked at (pairwise
 * logistic regression), again and again with the weights found last; see docs/decisions/solver.md.
 */
export interface RankWeights {
  /** By how many tableau piles are empty: none, one, two, more. */
  readonly empties?: readonly number[];
  /** A card of the tableau: at the bottom of its pile, on one that it may be built on, on any other. */
  readonly base?: readonly number[];
  readonly link?: readonly number[];
  readonly gap?: readonly number[];
  /** A card above one of its own line that goes up before it, by the steps between them. */
  readonly block?: readonly number[];
  /** A covered card, for each card above it, and again for each that holds not together with the one below it. */
  readonly bury?: readonly number[];
  readonly buryUnit?: readonly number[];
  /** The same of the waste. */
  readonly waste?: readonly number[];
  readonly wasteBlock?: readonly number[];
  readonly wasteBury?: readonly number[];
  /** A card right on one of its own line, by how much higher its rank is: 25 entries, from 12 lower to 12 higher. */
  readonly wasteStep?: readonly number[];
  /** The same of the reserves. */
  readonly reserve?: readonly number[];
  readonly reserveBury?: readonly number[];
  readonly reserveStep?: readonly number[];
  /** By group of foundations, in the order of the game: a foundation, by the number of its cards (from none). */
  readonly foundations?: readonly (readonly number[])[];
}
