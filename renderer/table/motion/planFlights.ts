import type { BoardView, CardPlace } from '../../../shared/board/boardView.ts';
import type { AnimationSpeed, Transition } from '../tablePort.ts';
import type { Bodies } from './bodies.ts';
import type { Flight } from './flights.ts';

/** How long things take against the normal speed; 0 for at once. */
const pace: Readonly<Record<AnimationSpeed, number>> = { off: 0, fast: 0.5, normal: 1, slow: 2 };

/** Times in ms at normal speed. */
const SHORTEST = 170;
const LONGEST = 330;
const DEAL_FLIGHT = 360;
const DEAL_STAGGER = 16;
/** A deal takes no longer than this, whatever the number of cards. */
const LONGEST_DEAL = 1500;
const MOVE_STAGGER = 26;
/** Many cards that gather on one pile take no longer than this to leave. */
const LONGEST_MOVE = 700;
const ARC = 0.12;

/**
 * The way from where the cards are to where the view has them: the difference of the two, card by card, and
 * nothing else. The same for a move, an undo, a refused drop and a jump in the history.
 */
export function planFlights(
  bodies: Bodies,
  view: BoardView,
  transition: Transition,
  speed: AnimationSpeed,
): Flight[] {
  const factor = pace[speed];
  if (factor === 0 || transition === 'none') return [];
  const movers = view.cards.filter((place) => moves(bodies, place));
  return transition === 'deal' ? planDeal(movers, view, factor) : planMove(movers, bodies, view, factor);
}

function moves(bodies: Bodies, { card, x, y, faceUp }: CardPlace): boolean {
  return bodies.x[card] !== x || bodies.y[card] !== y || bodies.turn[card] !== (faceUp ? 1 : 0);
}

/** Row by row, as a dealer would: the bottom cards of all piles first. */
function planDeal(movers: readonly CardPlace[], view: BoardView, factor: number): Flight[] {
  const inOrder = [...movers].sort((a, b) => a.index - b.index || a.pile - b.pile);
  const stagger = Math.min(DEAL_STAGGER, LONGEST_DEAL / Math.max(1, inOrder.length));
  return inOrder.map((place, i) => ({
    ...target(place),
    delay: i * stagger * factor,
    duration: DEAL_FLIGHT * factor,
    arc: view.cardHeight * ARC,
  }));
}

/** Together, but cards that follow each other onto one pile leave one after the other. */
function planMove(movers: readonly CardPlace[], bodies: Bodies, view: BoardView, factor: number): Flight[] {
  const piles = new Map<number, Movers>();
  for (const place of movers) {
    const pile = piles.get(place.pile);
    if (pile) pile.places.push(place);
    else piles.set(place.pile, { places: [place], left: 0, together: false });
  }
  for (const pile of piles.values()) pile.together = travelTogether(pile.places, bodies);
  return movers.map((place) => {
    const pile = piles.get(place.pile);
    const dx = place.x - (bodies.x[place.card] ?? 0);
    const dy = place.y - (bodies.y[place.card] ?? 0);
    const distance = Math.hypot(dx, dy) / view.cardHeight;
    const nth = pile && !pile.together ? pile.left++ : 0;
    const stagger = Math.min(MOVE_STAGGER, LONGEST_MOVE / (pile?.places.length ?? 1));
    return {
      ...target(place),
      delay: nth * stagger * factor,
      duration: Math.min(LONGEST, SHORTEST + distance * 45) * factor,
      // Small shifts, as of a fan that compresses, go straight.
      arc: distance < 1 ? 0 : view.cardHeight * ARC * Math.min(1, distance / 4),
    };
  });
}

/** The cards that come to one pile, how many of them have left so far, and whether they go as one. */
interface Movers {
  readonly places: CardPlace[];
  left: number;
  together: boolean;
}

/** A run keeps its shape: all its cards are displaced by the same way. */
function travelTogether(places: readonly CardPlace[], bodies: Bodies): boolean {
  const [first] = places;
  if (!first) return true;
  const dx = first.x - (bodies.x[first.card] ?? 0);
  const dy = first.y - (bodies.y[first.card] ?? 0);
  const tolerance = 0.5;
  return places.every(
    ({ card, x, y }) =>
      Math.abs(x - (bodies.x[card] ?? 0) - dx) < tolerance * Math.max(1, Math.abs(dx)) &&
      Math.abs(y - (bodies.y[card] ?? 0) - dy) < tolerance * Math.max(1, Math.abs(dy)),
  );
}

function target({ card, x, y, faceUp }: CardPlace): Pick<Flight, 'card' | 'x' | 'y' | 'turn'> {
  return { card, x, y, turn: faceUp ? 1 : 0 };
}
