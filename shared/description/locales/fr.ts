import { assertNever } from '../../assertNever.ts';
import type { Colour, Rank, Suit } from '../../cards/card.ts';
import { rankIndex, suitOf, suits } from '../../cards/card.ts';
import type { Build, PileKind, Unit } from '../../rules/definition.ts';
import type { Destination, Facing, Ownership, Piles } from '../fact.ts';
import {
  allOf,
  capital,
  cardNamer,
  coloursOf,
  inWords,
  nextRanks,
  oneOf,
  percent,
  rankNameOf,
  sharesOf,
} from '../grammar.ts';
import type { Language } from '../language.ts';
import type { Happening, PileName } from '../speech.ts';

const tag = 'fr';
/** Two-part signs stand off from the word by a space that does not break. */
const colon = '\u00a0:';
const semicolon = '\u202f;';
const numbers =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'.split(' ');
const ordinals = 'zéro premier deuxième troisième quatrième cinquième sixième'.split(' ');

const rankNames = 'as deux trois quatre cinq six sept huit neuf dix valet dame roi'.split(' ');
const suitNames: Record<Suit, string> = {
  clubs: 'trèfle',
  spades: 'pique',
  hearts: 'cœur',
  diamonds: 'carreau',
};
const rankName = (rank: Rank): string => rankNames[rankIndex(rank)] ?? rank;
const feminine = (rank: Rank): boolean => rank === 'Q';
const plurals: Partial<Record<Rank, string>> = { J: 'valets', Q: 'dames', K: 'rois' };
const ranksOf = (rank: Rank): string => plurals[rank] ?? rankName(rank);
const cardName = (rank: Rank, suit: Suit): string => `${rankName(rank)} de ${suitNames[suit]}`;
const the = (rank: Rank): string =>
  rank === 'A' ? 'l’as' : `${feminine(rank) ? 'la' : 'le'} ${rankName(rank)}`;
const aRank = (rank: Rank): string => `${feminine(rank) ? 'une' : 'un'} ${rankName(rank)}`;
const fromRank = (rank: Rank): string => {
  if (rank === 'A') return 'de l’as';
  return feminine(rank) ? `de la ${rankName(rank)}` : `du ${rankName(rank)}`;
};
const toRank = (rank: Rank): string => {
  if (rank === 'A') return 'à l’as';
  return feminine(rank) ? `à la ${rankName(rank)}` : `au ${rankName(rank)}`;
};
const colourWord = (colour: Colour, isFeminine: boolean): string =>
  colour === 'red' ? 'rouge' : isFeminine ? 'noire' : 'noir';
const aColoured = (rank: Rank, colour: Colour): string =>
  `${aRank(rank)} ${colourWord(colour, feminine(rank))}`;

const number = (count: number): string => inWords(numbers, tag, count);
/** The number before a feminine noun. */
const numberOf = (count: number): string => (count === 1 ? 'une' : number(count));
const and = (items: readonly string[]): string => allOf(tag, items);
const or = (items: readonly string[]): string => oneOf(tag, items);
const start = (text: string): string => capital(text, tag);
const cards = (count: number): string => `${numberOf(count)} ${count === 1 ? 'carte' : 'cartes'}`;

/** Feminine all but the stock; what stands after the number or an adjective is kept apart. */
const nouns: Record<PileKind, readonly [string, string, string]> = {
  stock: ['talon', 'talons', ''],
  waste: ['défausse', 'défausses', ''],
  reserve: ['réserve', 'réserves', ''],
  tableau: ['pile', 'piles', ' du tableau'],
  foundation: ['fondation', 'fondations', ''],
};
const one = (kind: PileKind, after = ''): string => `${nouns[kind][0]}${after}${nouns[kind][2]}`;
const many = (kind: PileKind, after = ''): string => `${nouns[kind][1]}${after}${nouns[kind][2]}`;
const counted = (count: number, kind: PileKind): string =>
  count === 1 ? `une ${one(kind)}` : `${numberOf(count)} ${many(kind)}`;
const any = ({ kind, count }: Piles): string => `${count === 1 ? 'la' : 'une'} ${one(kind)}`;
const ofAny = ({ kind, count }: Piles): string => `${count === 1 ? 'de la' : 'd’une'} ${one(kind)}`;
const single = (kind: PileKind): kind is 'stock' | 'waste' => kind === 'stock' || kind === 'waste';
const wholes: Record<PileKind, string> = {
  stock: 'du talon',
  waste: 'de la défausse',
  reserve: 'des réserves',
  tableau: 'du tableau',
  foundation: 'des fondations',
};
const fromKinds = (kinds: readonly PileKind[]): string => or(kinds.map((kind) => wholes[kind]));
const span = (first: number, last: number): string => `${first} ${last === first + 1 ? 'et' : 'à'} ${last}`;
const numbered = (kind: PileKind, first: number, last: number): string =>
  first === last ? `la ${one(kind, ` ${first}`)}` : `les ${many(kind, ` ${span(first, last)}`)}`;
const ofNumbered = (kind: PileKind, first: number, last: number): string =>
  first === last ? `de la ${one(kind, ` ${first}`)}` : `des ${many(kind, ` ${span(first, last)}`)}`;

const suitOrder: Record<Build['suit'], string> = {
  any: 'quelle que soit l’enseigne',
  same: 'dans la même enseigne',
  other: 'chaque fois dans une autre enseigne',
  sameColour: 'dans la même couleur (rouge ou noire)',
  alternateColour: 'en alternant rouge et noir',
};
const rankOrder: Record<Build['rank'], string> = {
  up: 'en montant',
  down: 'en descendant',
  upOrDown: 'en montant ou en descendant',
  any: 'dans n’importe quel ordre',
};
const order = (build: Build): string =>
  `${rankOrder[build.rank]}${build.suit === 'alternateColour' ? ' et ' : ' '}${suitOrder[build.suit]}`;

/** What goes on a card: "seul le neuf de cœur peut être posé sur le dix de cœur". */
function onCard(build: Build, rank: Rank, suit: Suit): string {
  const next = nextRanks(build, rank);
  const below = `${the(rank)} de ${suitNames[suit]}`;
  if (next !== 'any' && next.length === 0) return `rien ne peut être posé sur ${below}`;
  const { own, other } = coloursOf(suit);
  const list = (word: (rank: Rank) => string, anyCard: string): string =>
    next === 'any' ? anyCard : or(next.map(word));
  const words: Record<Build['suit'], () => string> = {
    any: () => list(aRank, 'une carte'),
    same: () => list((each) => `${the(each)} de ${suitNames[suit]}`, `une carte de ${suitNames[suit]}`),
    other: () => `${list(aRank, 'une carte')} d’une autre enseigne`,
    sameColour: () => list((each) => aColoured(each, own), `une carte ${colourWord(own, true)}`),
    alternateColour: () => list((each) => aColoured(each, other), `une carte ${colourWord(other, true)}`),
  };
  const e = next === 'any' || next.every(feminine) ? 'e' : '';
  return `seul${e} ${words[build.suit]()} peut être posé${e} sur ${below}`;
}

function facingAfter(facing: Facing): string {
  switch (facing.face) {
    case 'up':
      return ' Toutes les cartes sont visibles.';
    case 'down':
      return ' Toutes les cartes sont cachées.';
    case 'topUp':
      return ' Seule la carte du dessus de chaque pile est visible.';
    case 'mixed':
      return ` Dans chaque pile, ${cards(facing.lower)} ${facing.lower === 1 ? 'cachée se trouve' : 'cachées se trouvent'} sous ${cards(facing.upper)} visibles.`;
    case 'varied':
      return ` En comptant du bas, ${and(facing.down.map(String))} d’entre elles sont cachées.`;
    default:
      return assertNever(facing, 'facing');
  }
}

function owners(ownership: Ownership): string {
  const owned = sharesOf(
    ownership,
    (suit) => `le ${suitNames[suit]}`,
    (colour) => `les cartes ${colour === 'red' ? 'rouges' : 'noires'}`,
  );
  if (!owned) return '';
  if (owned.firstOnly) {
    const begin = (count: number): string => `${numberOf(count)} commençant`;
    if (owned.each !== undefined) return `, ${begin(owned.each)} par chaque enseigne`;
    return `, ${and(owned.shares.map(({ what, count }) => `${begin(count)} par ${what}`))}`;
  }
  if (owned.sole !== undefined) return `, pour ${owned.sole}`;
  if (owned.each !== undefined) return `, ${numberOf(owned.each)} par enseigne`;
  return `, ${and(owned.shares.map(({ what, count }) => `${numberOf(count)} pour ${what}`))}`;
}

const someOf = (count: number, some: boolean): string => {
  if (some) return counted(count, 'foundation');
  return count === 1 ? 'la fondation' : `les ${counted(count, 'foundation')}`;
};

const headedBy = (rank: Rank): string => `commençant par ${aRank(rank)}`;
function filler(empty: 'any' | Rank, unit: Unit, runs: boolean): string {
  if (unit === 'completeRun') return `une suite complète${empty === 'any' ? '' : ` ${headedBy(empty)}`}`;
  if (empty !== 'any') {
    return unit === 'run' && runs ? `${aRank(empty)}, ou une suite ${headedBy(empty)},` : aRank(empty);
  }
  if (!runs) return 'toute carte disponible';
  return unit === 'run' ? 'toute carte ou suite disponible' : 'toute carte disponible, mais pas une suite,';
}

const emptyPile = (kind: PileKind): string =>
  kind === 'tableau' ? 'une pile vide' : `une ${one(kind, ' vide')}`;
const fills = (kind: PileKind): string =>
  `peut ${kind === 'foundation' ? 'commencer' : 'remplir'} ${emptyPile(kind)}`;
function mayFill(empty: 'any' | Rank, unit: Unit, runs: boolean, kind: PileKind): string {
  const limited = empty !== 'any' || unit === 'completeRun';
  const only = unit === 'completeRun' || (empty !== 'any' && feminine(empty)) ? 'seule ' : 'seul ';
  return `${limited ? only : ''}${filler(empty, unit, runs)} ${fills(kind)}`;
}
const neverFilled = (kind: PileKind): string => `${start(emptyPile(kind))} n’est jamais remplie.`;
const whenExhausted = (source: 'stock' | 'waste'): string =>
  source === 'stock'
    ? 'lorsque le talon est épuisé, et seulement alors,'
    : 'lorsque le talon et la défausse sont épuisés, et seulement alors,';

const destination =
  (from: PileKind) =>
  ({ kind, count, emptyOnly }: Destination): string => {
    if (emptyOnly) return `${count === 1 ? 'la' : 'une'} ${one(kind, ' vide')}`;
    return kind === from ? `une autre ${one(kind)}` : any({ kind, count });
  };

const takesNothing = (piles: Piles): string => `Aucune carte ne peut être posée sur ${any(piles)}.`;
const givesNothing = (kind: PileKind): string => {
  if (kind === 'foundation')
    return `Les cartes d’une fondation y restent${semicolon} aucune n’est jamais reprise.`;
  if (kind === 'stock') return 'Les cartes ne quittent le talon qu’en étant distribuées.';
  return `Les cartes ${ofAny({ kind, count: single(kind) ? 1 : 2 })} ne peuvent pas être déplacées.`;
};
const topCardOnly = (kind: PileKind, count: number): string =>
  kind === 'tableau'
    ? 'Seule la carte du dessus d’une pile peut être déplacée.'
    : `Seule la carte du dessus ${count === 1 ? 'de la' : 'de chaque'} ${one(kind)} est disponible.`;
const goneThrough = (passes: number): string =>
  passes === 1
    ? `Le talon n’est parcouru qu’une fois${semicolon} il n’est pas reformé.`
    : `Le talon peut être parcouru ${number(passes)} fois.`;
const takesFrom = (piles: Piles, from: readonly PileKind[]): string =>
  `${start(any(piles))} n’accepte que des cartes venant ${fromKinds(from)}.`;
const takesOneCard = (piles: Piles): string => `${start(any(piles))} n’accepte qu’une carte à la fois.`;
const built = (kind: PileKind, count: number, build: Build): string =>
  `${count === 1 ? `La ${one(kind)} se construit` : `Les ${many(kind)} se construisent`} ${order(build)}`;

const skills = {
  luck: 'le hasard seul décide',
  mostlyLuck: 'le hasard compte plus que la réflexion',
  balanced: 'le hasard et la réflexion comptent autant',
  mostlySkill: 'la réflexion compte plus que le hasard',
  skill: 'la réflexion compte bien plus que le hasard',
} as const;
const difficulties = {
  easy: 'facile',
  medium: 'de difficulté moyenne',
  hard: 'difficile',
  veryHard: 'très difficile',
} as const;

const pileLabel = ({ kind, number: n, of }: PileName): string =>
  of === 1 ? one(kind) : one(kind, ` ${n} sur ${of}`);
const place = ({ kind, number: n, of }: PileName): string => {
  if (kind === 'stock') return 'le talon';
  return of === 1 ? `la ${one(kind)}` : `la ${one(kind, ` ${n}`)}`;
};
const outOf = ({ kind, number: n, of }: PileName): string =>
  of === 1 ? wholes[kind] : `de la ${one(kind, ` ${n}`)}`;
const name = cardNamer(cardName);
const unitName = (unit: readonly number[]): string => {
  const [first = 0] = unit;
  return unit.length === 1
    ? name(first)
    : `${cards(unit.length)} à partir ${fromRank(rankNameOf(first))} de ${suitNames[suits[suitOf(first)]]}`;
};
const pass = (n: number, passes: number | 'unlimited'): string =>
  passes === 'unlimited' ? `passage ${n}` : `passage ${n} sur ${passes}`;

function happening(event: Happening): string {
  switch (event.what) {
    case 'moved':
      return start(`${unitName(event.cards)} sur ${place(event.to)}.`);
    case 'refilled':
      return start(`${unitName(event.cards)}, venant ${outOf(event.from)}, remplit ${place(event.to)}.`);
    case 'automatic':
      return start(`${unitName(event.cards)} sur ${place(event.to)}, automatiquement.`);
    case 'automaticMany':
      return `${start(cards(event.count))} sont allées automatiquement sur les fondations.`;
    case 'dealt':
      return `Distribution${colon} ${event.cards.map(name).join(', ')}.`;
    case 'dealtRow':
      return `${start(cards(event.count))} ${event.count === 1 ? 'distribuée' : 'distribuées'}, une par pile.`;
    case 'redealt':
      return `La défausse est retournée${colon} ${pass(event.pass, event.passes)}.`;
    case 'turnedUp':
      return `Carte découverte${colon} ${name(event.card)}.`;
    case 'returned':
      return `${start(cards(event.count))} de retour sur ${place(event.to)}.`;
    default:
      return assertNever(event, 'happening');
  }
}

/** French. */
export const fr: Language = {
  tag,
  name: 'Français',
  direction: 'ltr',
  rankSigns: ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'V', 'D', 'R'],
  card: cardName,
  headings: {
    object: 'But du jeu',
    layout: 'Mise en place',
    foundations: 'Fondations',
    tableau: 'Tableau',
    reserve: 'Réserve',
    stock: 'Talon',
    stockAndWaste: 'Talon et défausse',
    moves: 'Coups',
    automatic: 'Ce qui se fait tout seul',
    passes: 'Passages',
    about: 'À propos de ce jeu',
  },
  rules: {
    pack: ({ decks, cards: n }) =>
      decks === 1
        ? `On joue avec un paquet de ${n} cartes.`
        : `On joue avec ${number(decks)} paquets, soit ${n} cartes.`,
    goal: ({ cards: n, foundations }) =>
      `La partie est gagnée quand les ${n} cartes sont toutes sur ${foundations === 1 ? 'la fondation' : 'les fondations'}.`,
    scope: ({ kind, first, last }) => `Ce qui suit vaut pour ${numbered(kind, first, last)}.`,
    startingCards: ({ kind, cards: taken, choice }) => {
      const names = taken.map(({ rank, count }) =>
        count === 1 ? aRank(rank) : `${number(count)} ${ranksOf(rank)}`,
      );
      const which = choice === 'all' ? `les ${and(names)}` : and(names);
      const suited = choice === 'oneOfEachSuit' ? ', une carte de chaque enseigne,' : '';
      const [first] = taken;
      if (taken.length === 1 && first?.count === 1) {
        return `On commence par retirer du paquet ${which} et par ${feminine(first.rank) ? 'la' : 'le'} poser, face visible, sur une ${one(kind)}.`;
      }
      return `On commence par retirer du paquet ${which}${suited} et par poser chaque carte, face visible, sur une ${one(kind)} à elle.`;
    },
    dealtEvenly: ({ kind, count, each, facing }) => {
      const piles = `On distribue ${counted(count, kind)} ${each === 1 ? 'd’une carte' : `de ${cards(each)}`}${count === 1 ? '' : ' chacune'}`;
      if (facing.face === 'up') return `${piles}, face visible.`;
      if (facing.face === 'down') return `${piles}, face cachée.`;
      return `${piles}.${facingAfter(facing)}`;
    },
    dealtUnevenly: ({ kind, count, counts, facing }) =>
      `On distribue ${counted(count, kind)} qui comptent, de gauche à droite, ${and(counts.map(String))} cartes.${facingAfter(facing)}`,
    startsEmpty: ({ kind, count, others }) => {
      if (count === 1) return `${others ? 'L’autre' : 'La'} ${one(kind)} est vide au départ.`;
      return `Les ${numberOf(count)} ${others ? 'autres ' : ''}${many(kind)} sont vides au départ.`;
    },
    spread: ({ piles }) => {
      const which = piles.map(({ kind, count }) =>
        kind !== 'tableau' && count === 1 ? `de la ${one(kind)}` : wholes[kind],
      );
      return `Les cartes ${and(which)} se chevauchent de façon que chaque carte visible puisse être lue.`;
    },
    stockCards: ({ cards: n }) =>
      n === 1
        ? 'La carte restante forme le talon, face cachée.'
        : `Les ${n} cartes restantes forment le talon, face cachée.`,
    allDealt: () => 'Toutes les cartes sont alors distribuées.',
    foundation: ({ count, some, start: first, end, size, build, owners: owned }) => {
      const round =
        rankIndex(end) > rankIndex(first) !== (build.rank === 'up')
          ? `, ${build.rank === 'up' ? 'l’as suivant le roi' : 'le roi suivant l’as'}`
          : '';
      return `${start(someOf(count, some))} ${count === 1 ? 'se construit' : 'se construisent'} ${order(build)}, ${fromRank(first)} ${toRank(end)}${round}${colon} ${cards(size)}${count === 1 ? '' : ' chacune'}${owners(owned)}.`;
    },
    completeRunFoundation: ({ count, some, start: first, end, build, owners: owned, from }) => {
      const source = from ? ` ${fromKinds(from)}` : '';
      const takes = `${start(someOf(count, some))} ${count === 1 ? 'n’accepte' : 'n’acceptent'} qu’une suite complète, ${fromRank(first)} ${toRank(end)} ${suitOrder[build.suit]}, qui y va${source} en un seul coup`;
      const heads =
        owned.by === 'colour'
          ? `, ${and(owned.owners.map(({ colour, count: n }) => `${numberOf(n)} pour les suites commençant par ${aColoured(first, colour)}`))}`
          : owners(owned);
      return `${takes}${heads}. La suite peut reposer sur d’autres cartes.`;
    },
    ownFoundation: () =>
      'Une carte posée sur une fondation d’une autre enseigne va sur une fondation de la sienne.',
    takeBack: ({ count, between, only }) => {
      const which = only
        ? ofNumbered('foundation', only.first, only.last)
        : ofAny({ kind: 'foundation', count });
      return `La carte du dessus ${which} peut être reprise chaque fois qu’une autre pile l’accepte${between ? ', y compris une autre fondation' : ''}.`;
    },
    staysPut: ({ completeRuns, only }) => {
      if (completeRuns) return 'Les suites complètes restent sur leurs fondations.';
      if (!only) return givesNothing('foundation');
      return `Les cartes ${ofNumbered('foundation', only.first, only.last)} y restent${semicolon} aucune n’est jamais reprise.`;
    },
    build: ({ kind, count, build }) =>
      build.rank === 'any' && build.suit === 'any'
        ? `${start(any({ kind, count }))} accepte n’importe quelle carte sur n’importe quelle autre.`
        : `${built(kind, count, build)}${colon} ${onCard(build, '7', 'hearts')}.`,
    buildEnds: () =>
      'Le sens peut changer à l’intérieur d’une pile. On ne monte pas au-delà d’un roi et on ne descend pas au-delà d’un as.',
    buildWraps: ({ direction }) =>
      ({
        up: `La suite est circulaire${colon} un as peut être posé sur un roi.`,
        down: `La suite est circulaire${colon} un roi peut être posé sur un as.`,
        upOrDown: `Le sens peut changer à l’intérieur d’une pile, et la suite est circulaire${colon} un as peut être posé sur un roi, et un roi sur un as.`,
        any: '',
      })[direction],
    neverBuilt: (piles) =>
      `On ne construit jamais sur ${any(piles)}${semicolon} elle contient une carte au plus.`,
    takesNothing,
    holdsAtMost: (piles) => `${start(any(piles))} contient ${cards(piles.max)} au plus.`,
    takesFrom: (piles) => takesFrom(piles, piles.from),
    takesOneCard,
    owned: ({ kind, owners: owned }) => {
      const what = owned.by === 'colour' ? 'couleur' : 'enseigne';
      return owned.by !== 'nobody' && owned.firstOnly
        ? `Chaque ${one(kind)} ne commence que par une carte de sa propre ${what}${owners(owned)}.`
        : `Chaque ${one(kind)} n’accepte que les cartes de sa propre ${what}${owners(owned)}.`;
    },
    empty: ({ kind, empty, unit, runs }) =>
      empty === 'none' ? neverFilled(kind) : `${start(mayFill(empty, unit, runs, kind))}.`,
    refill: ({ kind, from }) =>
      from === 'stock'
        ? `Une ${one(kind)} qui se vide est aussitôt remplie par la carte suivante du talon.`
        : `Une ${one(kind)} qui se vide est aussitôt remplie par la carte du dessus de la défausse${semicolon} si celle-ci est vide, on y distribue d’abord le talon.`,
    afterRefill: ({ kind, from, empty, unit, runs }) => {
      if (empty !== 'none')
        return `${start(whenExhausted(from))} ${filler(empty, unit, runs)} ${fills(kind)}.`;
      const gone = from === 'stock' ? 'le talon épuisé' : 'le talon et la défausse épuisés';
      return `Une fois ${gone}, ${emptyPile(kind)} n’est plus remplie.`;
    },
    available: ({ faceDown }) =>
      faceDown
        ? 'Une carte est disponible quand elle est visible et qu’aucune autre ne la couvre.'
        : 'Une carte est disponible quand aucune autre ne la couvre.',
    topCardOnly: ({ kind, count }) => topCardOnly(kind, count),
    givesNothing: ({ kind }) => givesNothing(kind),
    oneCardMoves: () =>
      `Les cartes se déplacent une à une${semicolon} une suite ne se déplace jamais en bloc.`,
    runMoves: ({ run }) =>
      `Les cartes du dessus d’une pile qui se suivent ${order(run)} forment une suite, qui peut être déplacée en bloc vers une pile qui accepte sa première carte. On peut aussi n’en déplacer qu’une partie, de n’importe laquelle de ses cartes jusqu’à celle du dessus.`,
    goes: ({ from, count, to }) => {
      const card =
        from === 'tableau' ? 'Une carte du tableau' : `La carte du dessus ${ofAny({ kind: from, count })}`;
      return `${card} peut aller sur ${or(to.map(destination(from)))}.`;
    },
    dealToWaste: ({ packet }) =>
      packet === 1
        ? 'Un clic sur le talon pose sa carte du dessus, face visible, sur la défausse.'
        : `Un clic sur le talon pose ${cards(packet)}, face visible, sur la défausse, l’une sur l’autre${semicolon} la dernière distribuée est au-dessus.`,
    dealByPass: ({ packets, passes }) => {
      const parts = packets.map((packet, index) => {
        const last = index === packets.length - 1;
        const which = `${ordinals[index + 1] ?? `${index + 1}e`}${last ? ' et dernier' : ''}`;
        const when =
          last && passes === 'unlimited'
            ? 'à tous les suivants'
            : `au ${which}${index === 0 ? ' passage' : ''}`;
        return `${numberOf(packet)}${index === 0 ? ' à la fois' : ''} ${when}`;
      });
      return `Un clic sur le talon pose des cartes, face visible, sur la défausse, l’une sur l’autre${colon} ${and(parts)}. La dernière distribuée est au-dessus.`;
    },
    shortPacket: () => 'S’il reste moins de cartes dans le talon, ce sont elles qui sont distribuées.',
    dealToTableau: ({ piles, rows, rest }) => {
      const whole = rows === 1 ? 'une rangée entière' : `${numberOf(rows)} rangées entières`;
      const short = `une ${rows === 0 ? 'rangée' : 'dernière'} de ${cards(rest)}`;
      const enough = rest === 0 ? whole : rows === 0 ? short : `${whole} et ${short}`;
      return `Un clic sur le talon pose une carte, face visible, sur ${piles === 1 ? 'la pile du tableau' : 'chaque pile du tableau, de gauche à droite, même sur les piles vides'}. C’est possible à tout moment${semicolon} le talon suffit pour ${enough}.`;
    },
    passes: ({ passes }) =>
      passes === 'unlimited' ? 'Le talon peut être parcouru autant de fois qu’on veut.' : goneThrough(passes),
    redeal: () =>
      `Quand le talon est vide, un clic sur son emplacement retourne la défausse telle quelle, sans la mélanger, pour en refaire le talon${colon} la première carte distribuée est de nouveau la première.`,
    turnUp: () => 'Une carte cachée qui se trouve découverte est retournée.',
    autoplay: ({ default: mode }) =>
      ({
        off: 'Les coups automatiques vers les fondations sont désactivés tant qu’on ne les active pas.',
        safe: 'Sauf réglage contraire, une carte va sur une fondation dès que cela ne peut pas coûter la victoire.',
        all: 'Sauf réglage contraire, toute carte qui convient à une fondation y va dès que possible.',
      })[mode],
    neverChosen: () =>
      `Une carte qui convient à des fondations de sortes différentes n’y va jamais d’elle-même${semicolon} le choix revient au joueur.`,
    exempt: () =>
      'Une carte reprise d’une fondation reste où on l’a posée, jusqu’à ce qu’elle ait été couverte puis découverte ou qu’on la remonte soi-même.',
    oneUndo: () => 'Tout ce qu’un coup entraîne de lui-même est annulé avec lui.',
    devisedBy: ({ name: who }) => `Inventé par ${who}.`,
    aliases: ({ names }) => `Aussi appelé ${and(names)}.`,
    skill: ({ skill, difficulty }) =>
      `${start(skills[skill])}${semicolon} le jeu est ${difficulties[difficulty]}.`,
    length: ({ minutes }) =>
      `Une partie dure environ ${minutes === 1 ? 'une minute' : `${number(minutes)} minutes`}.`,
    winRate: ({ share }) =>
      `D’après les chiffres publiés, environ ${percent(tag, share)} des parties sont gagnées.`,
  },
  refusals: {
    samePile: () => 'Les cartes sont déjà sur cette pile.',
    nothingThere: ({ kind }) =>
      `Il n’y a pas autant de cartes sur ${kind === 'stock' ? 'le' : single(kind) ? 'la' : 'cette'} ${one(kind)}.`,
    givesNothing: ({ kind }) => givesNothing(kind),
    faceDown: () => 'Une carte cachée ne peut pas être déplacée.',
    topCardOnly: ({ kind }) => topCardOnly(kind, single(kind) ? 1 : 2),
    notARun: ({ run }) => `Seules des cartes qui se suivent ${order(run)} peuvent être déplacées en bloc.`,
    takesNothing: ({ kind }) =>
      kind === 'stock'
        ? 'Aucune carte ne peut être posée sur le talon.'
        : takesNothing({ kind, count: kind === 'waste' ? 1 : 2 }),
    wrongSource: ({ kind, allowed }) =>
      kind === 'stock' ? givesNothing(kind) : takesFrom({ kind, count: 2 }, allowed),
    full: ({ kind, max }) => `Cette ${one(kind)} est pleine${colon} elle contient ${cards(max)} au plus.`,
    oneCardOnly: ({ kind }) => takesOneCard({ kind: kind === 'stock' ? 'waste' : kind, count: 2 }),
    oneCardOnEmpty: ({ kind }) => `Une carte, mais pas une suite, ${fills(kind)}.`,
    completeRunOnly: ({ kind }) => `Cette ${one(kind)} n’accepte qu’une suite complète.`,
    emptyRank: ({ kind, rank }) => `${start(mayFill(rank, 'card', false, kind))}.`,
    emptyNever: ({ kind }) => neverFilled(kind),
    emptyWhileRefill: ({ kind, source }) => `${start(whenExhausted(source))} une carte ${fills(kind)}.`,
    wrongSuit: ({ kind, suit }) => `Cette ${one(kind)} ne commence que par le ${suitNames[suit]}.`,
    wrongColour: ({ kind, colour }) =>
      `Cette ${one(kind)} ne commence que par une carte ${colourWord(colour, true)}.`,
    neverBuilt: ({ kind }) => `On ne construit jamais sur une ${one(kind)}.`,
    build: ({ kind, build, below }) =>
      `${built(kind, 2, build)}${colon} ${onCard(build, rankNameOf(below), suits[suitOf(below)])}.`,
    noStock: () => 'Ce jeu n’a pas de talon.',
    stockEmpty: () => 'Le talon est vide.',
    stockNotEmpty: () => 'La défausse n’est retournée que lorsque le talon est vide.',
    wasteEmpty: () => 'Il n’y a aucune carte à retourner sur la défausse.',
    noPassLeft: ({ passes }) => goneThrough(passes),
  },
  speech: {
    pile: pileLabel,
    empty: 'vide',
    cards,
    faceDown: (count) => `${numberOf(count)} ${count === 1 ? 'cachée' : 'cachées'}`,
    onTop: (card) => `${card} au-dessus`,
    sequence: (first, direction) => `${rankOrder[direction]} ${fromRank(first)}`,
    suit: (suit) => suitNames[suit],
    colour: (colour) => colourWord(colour, true),
    nextRank: (rank) => `ensuite ${aRank(rank)}`,
    nextCard: (card) => `ensuite ${card}`,
    startsWith: (rank) => `commence par ${aRank(rank)}`,
    completeRunOnly: 'pour une suite complète',
    full: 'pleine',
    pass,
    contents: (pile, names, down) => {
      const list = [...(down > 0 ? [`${cards(down)} ${down === 1 ? 'cachée' : 'cachées'}`] : []), ...names];
      return `${start(pileLabel(pile))}${colon} ${list.length > 0 ? list.join(', ') : 'vide'}.`;
    },
    happening,
    undone: (what) => `Annulé${colon} ${what}`,
    redone: (what) => `Rétabli${colon} ${what}`,
    targets: (card, piles) => `${start(card)} peut aller sur ${or(piles.map(place))}.`,
    nowhere: (card) => `${start(card)} ne peut aller nulle part.`,
    progress: (done, of) => `Cartes sur les fondations${colon} ${done} sur ${of}.`,
    picked: (card, count) =>
      count === 1
        ? `Carte prise${colon} ${card}.`
        : `${start(cards(count))} prises, la première${colon} ${card}.`,
    letGo: 'Carte reposée.',
    won: 'La partie est gagnée.',
    dead: 'La partie ne peut plus être gagnée.',
  },
};
