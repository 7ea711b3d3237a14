import { assertNever } from '../../assertNever.ts';
import type { Rank, Suit } from '../../cards/card.ts';
import { rankIndex, ranks, suitOf, suits } from '../../cards/card.ts';
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

const tag = 'en';
/** British lists have no comma before the last item. */
const lists = 'en-GB';
const numbers =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const ordinals = 'zeroth first second third fourth fifth sixth'.split(' ');
const rankNames = 'ace two three four five six seven eight nine ten jack queen king'.split(' ');

const number = (count: number): string => inWords(numbers, tag, count);
const ordinal = (n: number): string => ordinals[n] ?? `${n}th`;
const and = (items: readonly string[]): string => allOf(lists, items);
const or = (items: readonly string[]): string => oneOf(lists, items);
const start = (text: string): string => capital(text, tag);
const counted = (count: number, noun: string, nouns = `${noun}s`): string =>
  `${number(count)} ${count === 1 ? noun : nouns}`;
const cards = (count: number): string => counted(count, 'card');

const rankName = (rank: Rank): string => rankNames[rankIndex(rank)] ?? rank;
const article = (noun: string): string => (/^[aeiou]/.test(noun) ? 'an' : 'a');
const a = (noun: string): string => `${article(noun)} ${noun}`;
const aRank = (rank: Rank): string => a(rankName(rank));
const ranksOf = (rank: Rank): string => (rank === '6' ? 'sixes' : `${rankName(rank)}s`);
const cardName = (rank: Rank, suit: Suit): string => `${rankName(rank)} of ${suit}`;

const nouns = {
  stock: ['stock', 'stocks'],
  waste: ['waste', 'wastes'],
  reserve: ['reserve', 'reserves'],
  tableau: ['tableau pile', 'tableau piles'],
  foundation: ['foundation', 'foundations'],
} as const satisfies Record<PileKind, readonly [string, string]>;
const one = (kind: PileKind): string => nouns[kind][0];
const many = (kind: PileKind): string => nouns[kind][1];
/** "a foundation", or "the foundation" where there is only one. */
const any = ({ kind, count }: Piles): string => (count === 1 ? `the ${one(kind)}` : a(one(kind)));
const whole = (kind: PileKind): string =>
  kind === 'tableau' || kind === 'stock' || kind === 'waste' ? `the ${kind}` : `the ${many(kind)}`;
const numbered = (kind: PileKind, first: number, last: number): string =>
  first === last
    ? `${one(kind)} ${first}`
    : `${many(kind)} ${first} ${last === first + 1 ? 'and' : 'to'} ${last}`;

const suitOrder: Record<Build['suit'], string> = {
  any: 'regardless of suit',
  same: 'in suit',
  other: 'in any suit but the same',
  sameColour: 'in the same colour',
  alternateColour: 'in alternating colours',
};
const rankOrder: Record<Build['rank'], string> = {
  up: 'up',
  down: 'down',
  upOrDown: 'up or down',
  any: 'in any order',
};
const order = (build: Build): string => `${rankOrder[build.rank]} ${suitOrder[build.suit]}`;

/** What goes on a card: "only the nine of hearts may be put on the ten of hearts". */
function onCard(build: Build, rank: Rank, suit: Suit): string {
  const next = nextRanks(build, rank);
  const below = `the ${cardName(rank, suit)}`;
  if (next !== 'any' && next.length === 0) return `nothing may be put on ${below}`;
  const names = next === 'any' ? ['card'] : next.map(rankName);
  const { own, other } = coloursOf(suit);
  const withSuit: Record<Build['suit'], () => string> = {
    any: () => or(names.map((noun) => a(noun))),
    same: () => (next === 'any' ? a(`card of ${suit}`) : or(names.map((noun) => `the ${noun} of ${suit}`))),
    other: () => `${or(names.map((noun) => a(noun)))} of another suit`,
    sameColour: () => or(names.map((noun) => a(`${own} ${noun}`))),
    alternateColour: () => or(names.map((noun) => a(`${other} ${noun}`))),
  };
  return `only ${withSuit[build.suit]()} may be put on ${below}`;
}

const faces: Record<'up' | 'down', string> = { up: 'face up', down: 'face down' };
function facingAfter(facing: Facing): string {
  switch (facing.face) {
    case 'up':
      return ' All the cards lie face up.';
    case 'down':
      return ' All the cards lie face down.';
    case 'topUp':
      return ' Only the top card of each pile lies face up.';
    case 'mixed':
      return ` In each pile ${cards(facing.lower)} face down ${facing.lower === 1 ? 'lies' : 'lie'} under ${cards(facing.upper)} face up.`;
    case 'varied':
      return ` Counted from below, ${and(facing.down.map(String))} of them lie face down.`;
    default:
      return assertNever(facing, 'facing');
  }
}

function owners(ownership: Ownership): string {
  const owned = sharesOf(
    ownership,
    (suit) => suit,
    (colour) => `${colour} cards`,
  );
  if (!owned) return '';
  const link = owned.firstOnly ? 'started by' : 'for';
  if (owned.sole !== undefined) return `, ${link} ${owned.sole}`;
  if (owned.each !== undefined) return `, ${number(owned.each)} ${link} each suit`;
  return `, ${and(owned.shares.map(({ what, count }) => `${number(count)} ${link} ${what}`))}`;
}

const someOf = (count: number, some: boolean): string => {
  if (some) return counted(count, 'foundation');
  return count === 1 ? 'the foundation' : `the ${counted(count, 'foundation')}`;
};

/** What may fill an empty pile: "any available card", "a king, or a run headed by a king,". */
function filler(empty: 'any' | Rank, unit: Unit, runs: boolean): string {
  if (unit === 'completeRun')
    return empty === 'any' ? 'a complete run' : `a complete run headed by ${aRank(empty)}`;
  if (empty !== 'any') {
    const rank = aRank(empty);
    return unit === 'run' && runs ? `${rank}, or a run headed by ${rank},` : rank;
  }
  if (!runs) return 'any available card';
  return unit === 'run' ? 'any available card or run' : 'any single available card, but no run,';
}

const emptyPile = (kind: PileKind): string =>
  kind === 'tableau' ? 'an empty pile' : a(`empty ${one(kind)}`);
const mayFill = (empty: 'any' | Rank, unit: Unit, runs: boolean, kind: PileKind): string =>
  `${empty === 'any' && unit !== 'completeRun' ? '' : 'only '}${filler(empty, unit, runs)} may ${kind === 'foundation' ? 'start' : 'fill'} ${emptyPile(kind)}`;
const neverFilled = (kind: PileKind): string => `${start(emptyPile(kind))} is never filled.`;
const exhausted = (source: 'stock' | 'waste'): string =>
  source === 'stock' ? 'the stock is exhausted' : 'the stock and the waste are exhausted';

const destination =
  (from: PileKind) =>
  ({ kind, count, emptyOnly }: Destination): string => {
    if (emptyOnly) return count === 1 ? `the empty ${one(kind)}` : a(`empty ${one(kind)}`);
    return kind === from ? `another ${one(kind)}` : any({ kind, count });
  };

const holdTogether = (run: Build): string => `go ${order(run)}`;
const takesNothing = (piles: Piles): string => `No card may be put on ${any(piles)}.`;
const givesNothing = (kind: PileKind): string => {
  if (kind === 'foundation') return 'Cards on a foundation stay there; none is ever taken back.';
  if (kind === 'stock') return 'Cards leave the stock only by being dealt.';
  return `Cards on ${kind === 'waste' ? 'the waste' : a(one(kind))} cannot be moved.`;
};
const times = (count: number): string =>
  count === 1 ? 'once' : count === 2 ? 'twice' : `${number(count)} times`;
const topCardOnly = (kind: PileKind, count: number): string =>
  kind === 'tableau'
    ? 'Only the top card of a pile may be moved.'
    : `Only the top card of ${count === 1 ? 'the' : 'each'} ${one(kind)} is available.`;
const goneThrough = (passes: number): string =>
  passes === 1
    ? 'The stock is gone through only once; there is no redeal.'
    : `The stock may be gone through ${times(passes)}.`;

const skills = {
  luck: 'luck alone decides',
  mostlyLuck: 'luck counts for more than skill',
  balanced: 'luck and skill count alike',
  mostlySkill: 'skill counts for more than luck',
  skill: 'skill counts for far more than luck',
} as const;
const difficulties = {
  easy: 'easy',
  medium: 'of medium difficulty',
  hard: 'hard',
  veryHard: 'very hard',
} as const;

const pileLabel = ({ kind, number: n, of }: PileName): string =>
  of === 1 ? one(kind) : `${one(kind)} ${n} of ${of}`;
/** A pile inside a sentence: "foundation 3", "the waste". */
const place = ({ kind, number: n, of }: PileName): string =>
  of === 1 ? `the ${one(kind)}` : `${one(kind)} ${n}`;
const name = cardNamer(cardName);
const unitName = (unit: readonly number[]): string => {
  const [first = 0] = unit;
  return unit.length === 1 ? name(first) : `${cards(unit.length)} from the ${name(first)} up`;
};

function happening(event: Happening): string {
  switch (event.what) {
    case 'moved':
      return start(`${unitName(event.cards)} to ${place(event.to)}.`);
    case 'refilled':
      return start(`${place(event.to)} filled with the ${unitName(event.cards)} from ${place(event.from)}.`);
    case 'automatic':
      return start(`${unitName(event.cards)} to ${place(event.to)} by itself.`);
    case 'automaticMany':
      return `${start(cards(event.count))} went to the foundations by themselves.`;
    case 'dealt':
      return `Dealt: ${event.cards.map(name).join(', ')}.`;
    case 'dealtRow':
      return `${start(cards(event.count))} dealt, one to a pile.`;
    case 'redealt':
      return `The waste is turned over: ${pass(event.pass, event.passes)}.`;
    case 'turnedUp':
      return `${start(name(event.card))} turned up.`;
    case 'returned':
      return `${start(cards(event.count))} back on ${place(event.to)}.`;
    default:
      return assertNever(event, 'happening');
  }
}
const pass = (n: number, passes: number | 'unlimited'): string =>
  passes === 'unlimited' ? `pass ${n}` : `pass ${n} of ${passes}`;

/** English. */
export const en: Language = {
  tag,
  name: 'English',
  direction: 'ltr',
  rankSigns: ranks,
  card: cardName,
  headings: {
    object: 'Object',
    layout: 'Layout',
    foundations: 'Foundations',
    tableau: 'Tableau',
    reserve: 'Reserve',
    stock: 'Stock',
    stockAndWaste: 'Stock and waste',
    moves: 'Moves',
    automatic: 'What happens by itself',
    passes: 'Deals and passes',
    about: 'About this game',
  },
  rules: {
    pack: ({ decks, cards: n }) =>
      decks === 1
        ? `It is played with one pack of ${n} cards.`
        : `It is played with ${number(decks)} packs, ${n} cards in all.`,
    goal: ({ cards: n, foundations }) =>
      `The game is won when all ${n} cards are on the ${foundations === 1 ? 'foundation' : 'foundations'}.`,
    scope: ({ kind, first, last }) => `For ${numbered(kind, first, last)} the following holds.`,
    startingCards: ({ kind, cards: taken, choice }) => {
      const single = taken.length === 1 && taken[0]?.count === 1;
      const names = and(
        taken.map(({ rank, count }) => (count === 1 ? aRank(rank) : `${number(count)} ${ranksOf(rank)}`)),
      );
      const which = choice === 'all' ? `the ${names}` : names;
      const suited = choice === 'oneOfEachSuit' ? ', one of each suit,' : '';
      return single
        ? `First ${which} is taken out of the pack and put face up on ${a(one(kind))} of its own.`
        : `First ${which}${suited} are taken out of the pack and put face up on ${many(kind)} of their own.`;
    },
    dealtEvenly: ({ kind, count, each, facing }) => {
      const piles = `${start(counted(count, one(kind), many(kind)))} of ${cards(each)}${count === 1 ? ' is' : ' each are'} dealt`;
      return facing.face === 'up' || facing.face === 'down'
        ? `${piles} ${faces[facing.face]}.`
        : `${piles}.${facingAfter(facing)}`;
    },
    dealtUnevenly: ({ kind, count, counts, facing }) =>
      `${start(counted(count, one(kind), many(kind)))} are dealt, which have ${and(counts.map(String))} cards from left to right.${facingAfter(facing)}`,
    startsEmpty: ({ kind, count, others }) => {
      const other = others ? 'other ' : '';
      return count === 1
        ? `The ${other}${one(kind)} starts empty.`
        : `The ${other}${counted(count, one(kind), many(kind))} start empty.`;
    },
    spread: ({ piles }) =>
      `The cards of ${and(piles.map(({ kind, count }) => (count === 1 ? `the ${one(kind)}` : whole(kind))))} overlap, so that every card that lies face up can be read.`,
    stockCards: ({ cards: n }) =>
      n === 1
        ? 'The one remaining card is the stock; it lies face down.'
        : `The remaining ${n} cards are the stock; they lie face down.`,
    allDealt: () => 'That is the whole pack.',
    foundation: ({ count, some, start: first, end, size, build, owners: owned }) => {
      const round =
        rankIndex(end) > rankIndex(first) !== (build.rank === 'up')
          ? `, ${build.rank === 'up' ? 'an ace following the king' : 'a king following the ace'}`
          : '';
      return `${start(someOf(count, some))} ${count === 1 ? 'is' : 'are'} built ${order(build)} from the ${rankName(first)} to the ${rankName(end)}${round}: ${cards(size)}${count === 1 ? '' : ' each'}${owners(owned)}.`;
    },
    completeRunFoundation: ({ count, some, start: first, end, build, owners: owned, from }) => {
      const source = from ? ` from ${or(from.map((kind) => whole(kind)))}` : '';
      const takes = `${start(someOf(count, some))} ${count === 1 ? 'takes' : 'take'} only a complete run, ${suitOrder[build.suit]} from ${rankName(first)} to ${rankName(end)}, which goes there${source} in one move`;
      const heads =
        owned.by === 'colour'
          ? `, ${and(owned.owners.map(({ colour, count: n }) => `${number(n)} for runs headed by a ${colour} ${rankName(first)}`))}`
          : owners(owned);
      return `${takes}${heads}. The run may lie on other cards.`;
    },
    ownFoundation: () => 'A card that is put on a foundation of another suit goes to its own.',
    takeBack: ({ count, between, only }) => {
      const which = only
        ? numbered('foundation', only.first, only.last)
        : count === 1
          ? 'the foundation'
          : 'a foundation';
      return `The top card of ${which} may be taken back whenever another pile accepts it${between ? ', another foundation included' : ''}.`;
    },
    staysPut: ({ completeRuns, only }) => {
      if (completeRuns) return 'Complete runs stay on their foundations.';
      return only
        ? `Cards on ${numbered('foundation', only.first, only.last)} stay there; none is ever taken back.`
        : givesNothing('foundation');
    },
    build: ({ kind, count, build }) => {
      if (build.rank === 'any' && build.suit === 'any') {
        return `${start(any({ kind, count }))} takes any card on top of any other.`;
      }
      const piles = `${count === 1 ? `The ${one(kind)} is` : `${start(many(kind))} are`} built ${order(build)}`;
      return `${piles}: ${onCard(build, '7', 'hearts')}.`;
    },
    buildEnds: () =>
      'The direction may change within a pile. Nothing goes up on a king, and nothing goes down on an ace.',
    buildWraps: ({ direction }) =>
      ({
        up: 'The order goes round: an ace may be put on a king.',
        down: 'The order goes round: a king may be put on an ace.',
        upOrDown:
          'The direction may change within a pile, and the order goes round: an ace may be put on a king, and a king on an ace.',
        any: '',
      })[direction],
    neverBuilt: (piles) => `Nothing is ever built on ${any(piles)}; it holds one card at most.`,
    takesNothing,
    holdsAtMost: (piles) => `${start(any(piles))} holds ${cards(piles.max)} at most.`,
    takesFrom: (piles) =>
      `${start(any(piles))} takes cards from ${or(piles.from.map((kind) => whole(kind)))} only.`,
    takesOneCard: (piles) => `${start(any(piles))} takes one card at a time.`,
    owned: ({ kind, owners: owned }) => {
      const what = owned.by === 'colour' ? 'colour' : 'suit';
      return owned.by !== 'nobody' && owned.firstOnly
        ? `Each ${one(kind)} is started by a card of its own ${what} only${owners(owned)}.`
        : `Each ${one(kind)} takes the cards of its own ${what} only${owners(owned)}.`;
    },
    empty: ({ kind, empty, unit, runs }) =>
      empty === 'none' ? neverFilled(kind) : `${start(mayFill(empty, unit, runs, kind))}.`,
    refill: ({ kind, from }) =>
      from === 'stock'
        ? `An emptied ${one(kind)} is filled at once with the next card of the stock.`
        : `An emptied ${one(kind)} is filled at once with the top card of the waste; if the waste is empty, the stock is dealt to it first.`,
    afterRefill: ({ kind, from, empty, unit, runs }) =>
      empty === 'none'
        ? `Once ${exhausted(from)}, ${emptyPile(kind)} is not filled any more.`
        : `Only when ${exhausted(from)} may ${filler(empty, unit, runs)} fill ${emptyPile(kind)}.`,
    available: ({ faceDown }) =>
      faceDown
        ? 'A card is available when it lies face up and no other card covers it.'
        : 'A card is available when no other card covers it.',
    topCardOnly: ({ kind, count }) => topCardOnly(kind, count),
    givesNothing: ({ kind }) => givesNothing(kind),
    oneCardMoves: () => 'Cards are moved one at a time; a run never moves as a unit.',
    runMoves: ({ run }) =>
      `Cards at the top of a pile that ${holdTogether(run)} are a run, which may be moved as a unit onto a pile that accepts its first card. Part of a run may be moved too, from any of its cards to the top one.`,
    goes: ({ from, count, to }) => {
      const card =
        from === 'tableau' ? 'A card of the tableau' : `The top card of ${any({ kind: from, count })}`;
      return `${card} may go to ${or(to.map(destination(from)))}.`;
    },
    dealToWaste: ({ packet }) =>
      packet === 1
        ? 'A click on the stock deals its top card face up to the waste.'
        : `A click on the stock deals ${cards(packet)} face up to the waste, one over the other; the last one dealt is on top.`,
    dealByPass: ({ packets, passes }) => {
      const parts = packets.map((packet, index) => {
        const last = passes !== 'unlimited' && index === packets.length - 1;
        const which = `on the ${ordinal(index + 1)}${last ? ' and last' : ''}${index === 0 ? ' pass' : ''}`;
        const later = passes === 'unlimited' && index === packets.length - 1;
        return `${number(packet)}${index === 0 ? ' at a time' : ''} ${later ? 'on every later one' : which}`;
      });
      return `A click on the stock deals cards face up to the waste, one over the other: ${and(parts)}. The last one dealt is on top.`;
    },
    shortPacket: () => 'If fewer are left in the stock, those are dealt.',
    dealToTableau: ({ piles, rows, rest }) => {
      const row =
        rest === 0
          ? `${counted(rows, 'row')}`
          : rows === 0
            ? `a row of ${number(rest)}`
            : `${counted(rows, 'whole row')} and a last one of ${number(rest)}`;
      return `A click on the stock deals one card face up to ${piles === 1 ? 'the tableau pile' : 'each tableau pile, from left to right, empty piles included'}. This may be done at any time; there is enough for ${row}.`;
    },
    passes: ({ passes }) =>
      passes === 'unlimited' ? 'The stock may be gone through as often as you like.' : goneThrough(passes),
    redeal: () =>
      'When the stock is empty, a click on its place turns the waste over as it lies, without shuffling, to be the stock again: the card that was dealt first is the first once more.',
    turnUp: () => 'A face-down card that is uncovered turns face up.',
    autoplay: ({ default: mode }) =>
      ({
        off: 'Automatic moves to the foundations are off unless you switch them on.',
        safe: 'Unless you choose otherwise, a card goes to the foundations as soon as this cannot cost the win.',
        all: 'Unless you choose otherwise, every card that fits a foundation goes there as soon as it can.',
      })[mode],
    neverChosen: () =>
      'A card that fits foundations of different kinds never goes up by itself; you choose where it goes.',
    exempt: () =>
      'A card that you take back from a foundation is left where you put it, until it has been covered and uncovered again or you play it up yourself.',
    oneUndo: () => 'Whatever follows a move by itself is undone together with it.',
    devisedBy: ({ name: who }) => `Devised by ${who}.`,
    aliases: ({ names }) => `Also known as ${and(names)}.`,
    skill: ({ skill, difficulty }) => `${start(skills[skill])}; the game is ${difficulties[difficulty]}.`,
    length: ({ minutes }) => `A game takes about ${counted(minutes, 'minute')}.`,
    winRate: ({ share }) =>
      `According to published figures about ${percent(tag, share)} of all games are won.`,
  },
  refusals: {
    samePile: () => 'The cards are on this pile already.',
    nothingThere: ({ kind }) =>
      `There ${kind === 'tableau' ? 'are not that many cards on this pile' : `is no such card on ${kind === 'stock' || kind === 'waste' ? 'the' : 'this'} ${one(kind)}`}.`,
    givesNothing: ({ kind }) => givesNothing(kind),
    faceDown: () => 'A card that lies face down cannot be moved.',
    topCardOnly: ({ kind }) => topCardOnly(kind, kind === 'waste' ? 1 : 2),
    notARun: ({ run }) => `Only cards that ${holdTogether(run)} may be moved as a unit.`,
    takesNothing: ({ kind }) =>
      kind === 'stock' || kind === 'waste'
        ? `No card may be put on the ${kind}.`
        : takesNothing({ kind, count: 2 }),
    wrongSource: ({ kind, allowed }) =>
      `${start(a(one(kind)))} takes cards from ${or(allowed.map((each) => whole(each)))} only.`,
    full: ({ kind, max }) => `This ${one(kind)} is full: it holds ${cards(max)} at most.`,
    oneCardOnly: ({ kind }) => `${start(a(one(kind)))} takes one card at a time.`,
    oneCardOnEmpty: ({ kind }) =>
      `Only a single card, but no run, may ${kind === 'foundation' ? 'start' : 'fill'} ${emptyPile(kind)}.`,
    completeRunOnly: ({ kind }) => `This ${one(kind)} takes only a complete run.`,
    emptyRank: ({ kind, rank }) => `${start(mayFill(rank, 'card', false, kind))}.`,
    emptyNever: ({ kind }) => neverFilled(kind),
    emptyWhileRefill: ({ kind, source }) =>
      `Only when ${exhausted(source)} may a card fill ${emptyPile(kind)}.`,
    wrongSuit: ({ kind, suit }) => `Only ${suit} may start this ${one(kind)}.`,
    wrongColour: ({ kind, colour }) => `Only a ${colour} card may start this ${one(kind)}.`,
    neverBuilt: ({ kind }) => `Nothing is ever built on ${a(one(kind))}.`,
    build: ({ kind, build, below }) =>
      `${start(many(kind))} are built ${order(build)}: ${onCard(build, rankNameOf(below), suits[suitOf(below)])}.`,
    noStock: () => 'This game has no stock.',
    stockEmpty: () => 'The stock is empty.',
    stockNotEmpty: () => 'The waste is turned over only when the stock is empty.',
    wasteEmpty: () => 'There is no card on the waste to turn over.',
    noPassLeft: ({ passes }) => goneThrough(passes),
  },
  speech: {
    pile: pileLabel,
    empty: 'empty',
    cards,
    faceDown: (count) => `${number(count)} face down`,
    onTop: (card) => `${card} on top`,
    sequence: (first, direction) => `${ranksOf(first)} ${direction}`,
    suit: (suit) => suit,
    colour: (colour) => colour,
    nextRank: (rank) => `next ${aRank(rank)}`,
    nextCard: (card) => `next the ${card}`,
    startsWith: (rank) => `starts with ${aRank(rank)}`,
    completeRunOnly: 'for a complete run',
    full: 'full',
    pass,
    contents: (pile, names, down) => {
      const hidden = down > 0 ? [`${cards(down)} face down`] : [];
      const list = [...hidden, ...names];
      return `${start(pileLabel(pile))}: ${list.length > 0 ? list.join(', ') : 'empty'}.`;
    },
    happening,
    undone: (what) => `Undone: ${what}`,
    redone: (what) => `Redone: ${what}`,
    targets: (card, piles) => `${start(card)} can go to ${or(piles.map(place))}.`,
    nowhere: (card) => `${start(card)} cannot go anywhere.`,
    progress: (done, of) => `${done} of ${of} cards ${done === 1 ? 'is' : 'are'} on the foundations.`,
    picked: (card, count) =>
      count === 1 ? `${start(card)} picked up.` : `${start(cards(count))} picked up, from the ${card} up.`,
    letGo: 'Put back.',
    won: 'The game is won.',
    dead: 'No win can be reached any more.',
  },
};
