/** The sizes that the commands for larger and smaller cards go through, in percent of the largest that fit. */
const STEPS = [50, 60, 70, 80, 90, 100, 110, 125, 150, 175, 200] as const;

/** The size at which the cards are as large as fit. */
export const USUAL_SIZE = 100;

/** The next size of the cards above this one, in percent; the same where there is none. */
export function largerCards(size: number): number {
  return STEPS.find((step) => step > size) ?? size;
}

/** The next size of the cards below this one, in percent; the same where there is none. */
export function smallerCards(size: number): number {
  return STEPS.findLast((step) => step < size) ?? size;
}
