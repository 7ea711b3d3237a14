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

const tag = 'de';
const numbers =
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig'.split(
    ' ',
  );
const ordinals = 'nullten ersten zweiten dritten vierten fünften sechsten'.split(' ');

type Gender = 'm' | 'f' | 'n';
/** Nominative, its gender, the other cases (only the jack has another form there), and the plural. */
const rankWords: Record<Rank, readonly [string, Gender, string, string]> = {
  A: ['Ass', 'n', 'Ass', 'Asse'],
  2: ['Zwei', 'f', 'Zwei', 'Zweien'],
  3: ['Drei', 'f', 'Drei', 'Dreien'],
  4: ['Vier', 'f', 'Vier', 'Vieren'],
  5: ['Fünf', 'f', 'Fünf', 'Fünfen'],
  6: ['Sechs', 'f', 'Sechs', 'Sechsen'],
  7: ['Sieben', 'f', 'Sieben', 'Siebenen'],
  8: ['Acht', 'f', 'Acht', 'Achten'],
  9: ['Neun', 'f', 'Neun', 'Neunen'],
  10: ['Zehn', 'f', 'Zehn', 'Zehnen'],
  J: ['Bube', 'm', 'Buben', 'Buben'],
  Q: ['Dame', 'f', 'Dame', 'Damen'],
  K: ['König', 'm', 'König', 'Könige'],
};
const suitNames: Record<Suit, string> = { clubs: 'Kreuz', spades: 'Pik', hearts: 'Herz', diamonds: 'Karo' };
const colourStems: Record<Colour, string> = { black: 'schwarz', red: 'rot' };

const genderOf = (rank: Rank): Gender => rankWords[rank][1];
const nominative = (rank: Rank): string => rankWords[rank][0];
const oblique = (rank: Rank): string => rankWords[rank][2];
const aNominative = (rank: Rank): string =>
  `${{ m: 'ein', f: 'eine', n: 'ein' }[genderOf(rank)]} ${nominative(rank)}`;
const aDative = (rank: Rank): string =>
  `${{ m: 'einem', f: 'einer', n: 'einem' }[genderOf(rank)]} ${oblique(rank)}`;
const colouredNominative = (colour: Colour, rank: Rank): string =>
  `${{ m: 'ein', f: 'eine', n: 'ein' }[genderOf(rank)]} ${colourStems[colour]}${{ m: 'er', f: 'e', n: 'es' }[genderOf(rank)]} ${nominative(rank)}`;
const colouredDative = (colour: Colour, rank: Rank): string =>
  `${{ m: 'einem', f: 'einer', n: 'einem' }[genderOf(rank)]} ${colourStems[colour]}en ${oblique(rank)}`;
const theNominative = (rank: Rank, suit: Suit): string =>
  `${{ m: 'der', f: 'die', n: 'das' }[genderOf(rank)]} ${suitNames[suit]}-${nominative(rank)}`;
const theAccusative = (rank: Rank, suit: Suit): string =>
  `${{ m: 'den', f: 'die', n: 'das' }[genderOf(rank)]} ${suitNames[suit]}-${oblique(rank)}`;
const fromRank = (rank: Rank): string => `${genderOf(rank) === 'f' ? 'von der' : 'vom'} ${oblique(rank)}`;
const toRank = (rank: Rank): string => `${genderOf(rank) === 'f' ? 'zur' : 'zum'} ${oblique(rank)}`;
const cardName = (rank: Rank, suit: Suit): string => `${suitNames[suit]}-${nominative(rank)}`;

const number = (count: number): string => inWords(numbers, tag, count);
const and = (items: readonly string[]): string => allOf(tag, items);
const or = (items: readonly string[]): string => oneOf(tag, items);
const start = (text: string): string => capital(text, tag);
const cards = (count: number): string => (count === 1 ? 'eine Karte' : `${number(count)} Karten`);
const cardsDative = (count: number): string => (count === 1 ? 'einer Karte' : `${number(count)} Karten`);

/** All masculine, the plural like the singular but for the dative. */
const nouns: Record<PileKind, string> = {
  stock: 'Talon',
  waste: 'Ablagestapel',
  reserve: 'Reservestapel',
  tableau: 'Tableaustapel',
  foundation: 'Grundstapel',
};
const counted = (count: number, kind: PileKind): string =>
  `${count === 1 ? 'ein' : number(count)} ${nouns[kind]}`;
const anyNominative = ({ kind, count }: Piles): string => `${count === 1 ? 'der' : 'ein'} ${nouns[kind]}`;
const anyAccusative = ({ kind, count }: Piles): string => `${count === 1 ? 'den' : 'einen'} ${nouns[kind]}`;
const anyDative = ({ kind, count }: Piles): string => `${count === 1 ? 'dem' : 'einem'} ${nouns[kind]}`;
const anyGenitive = ({ kind, count }: Piles): string => `${count === 1 ? 'des' : 'eines'} ${nouns[kind]}s`;
const span = (first: number, last: number): string =>
  `${first} ${last === first + 1 ? 'und' : 'bis'} ${last}`;
const single = (kind: PileKind): boolean => kind === 'stock' || kind === 'waste';
const sources: Record<PileKind, string> = {
  stock: 'vom Talon',
  waste: 'vom Ablagestapel',
  reserve: 'aus der Reserve',
  tableau: 'aus dem Tableau',
  foundation: 'von den Grundstapeln',
};
const fromKinds = (kinds: readonly PileKind[]): string => or(kinds.map((kind) => sources[kind]));

const suitOrder: Record<Build['suit'], string> = {
  any: 'ohne Rücksicht auf die Farbe',
  same: 'in derselben Farbe',
  other: 'in jeweils anderer Farbe',
  sameColour: 'einfarbig rot oder schwarz',
  alternateColour: 'abwechselnd rot und schwarz',
};
const rankOrder: Record<Build['rank'], string> = {
  up: 'aufwärts',
  down: 'abwärts',
  upOrDown: 'auf- oder abwärts',
  any: 'in beliebiger Reihenfolge',
};
const order = (build: Build): string =>
  `${rankOrder[build.rank]}${build.suit === 'alternateColour' ? ' und ' : ' '}${suitOrder[build.suit]}`;

/** What goes on a card: "auf die Herz-Sieben darf nur die Herz-Sechs gelegt werden". */
function onCard(build: Build, rank: Rank, suit: Suit): string {
  const next = nextRanks(build, rank);
  const below = theAccusative(rank, suit);
  if (next !== 'any' && next.length === 0) return `auf ${below} darf keine Karte gelegt werden`;
  const { own, other } = coloursOf(suit);
  const list = (word: (rank: Rank) => string, anyCard: string): string =>
    next === 'any' ? anyCard : or(next.map(word));
  const words: Record<Build['suit'], () => string> = {
    any: () => list(aNominative, 'eine Karte'),
    same: () => list((each) => theNominative(each, suit), `eine ${suitNames[suit]}-Karte`),
    other: () => `${list(aNominative, 'eine Karte')} einer anderen Farbe`,
    sameColour: () => list((each) => colouredNominative(own, each), `eine ${colourStems[own]}e Karte`),
    alternateColour: () =>
      list((each) => colouredNominative(other, each), `eine ${colourStems[other]}e Karte`),
  };
  return `auf ${below} darf nur ${words[build.suit]()} gelegt werden`;
}

function facingAfter(facing: Facing): string {
  switch (facing.face) {
    case 'up':
      return ' Alle Karten liegen offen.';
    case 'down':
      return ' Alle Karten liegen verdeckt.';
    case 'topUp':
      return ' Nur die oberste Karte jedes Stapels liegt offen.';
    case 'mixed':
      return ` In jedem Stapel ${facing.lower === 1 ? 'liegt eine verdeckte Karte' : `liegen ${number(facing.lower)} verdeckte Karten`} unter ${number(facing.upper)} offenen.`;
    case 'varied':
      return ` Davon liegen, von unten gezählt, ${and(facing.down.map(String))} Karten verdeckt.`;
    default:
      return assertNever(facing, 'facing');
  }
}

function owners(ownership: Ownership): string {
  const owned = sharesOf(
    ownership,
    (suit) => suitNames[suit],
    (colour) =>
      `${colourStems[colour]}e${ownership.by === 'colour' && ownership.firstOnly ? 'n' : ''} Karten`,
  );
  if (!owned) return '';
  const each = (count: number): string => (count === 1 ? 'einer' : number(count));
  if (owned.firstOnly) {
    if (owned.each !== undefined) {
      return `; mit jeder Farbe ${owned.each === 1 ? 'beginnt' : 'beginnen'} ${each(owned.each)}`;
    }
    return `, davon ${and(owned.shares.map(({ what, count }) => `${each(count)} mit ${what} als erster Karte`))}`;
  }
  if (owned.sole !== undefined) return `, für ${owned.sole}`;
  if (owned.each !== undefined) return `, ${each(owned.each)} für jede Farbe`;
  return `, ${and(owned.shares.map(({ what, count }) => `${each(count)} für ${what}`))}`;
}

const someOf = (count: number, some: boolean): string => {
  if (some) return counted(count, 'foundation');
  return count === 1 ? 'der Grundstapel' : `die ${counted(count, 'foundation')}`;
};

const headedBy = (rank: Rank): string => `mit ${aDative(rank)} an der Spitze`;
function filler(empty: 'any' | Rank, unit: Unit, runs: boolean): string {
  if (unit === 'completeRun') return `eine vollständige Folge${empty === 'any' ? '' : ` ${headedBy(empty)}`}`;
  if (empty !== 'any') {
    return unit === 'run' && runs
      ? `${aNominative(empty)} oder eine Folge ${headedBy(empty)}`
      : aNominative(empty);
  }
  if (!runs) return 'jede verfügbare Karte';
  return unit === 'run'
    ? 'jede verfügbare Karte oder Folge'
    : 'jede einzelne verfügbare Karte, aber keine Folge,';
}

const emptyStem = (kind: PileKind): string => (kind === 'tableau' ? 'Stapel' : nouns[kind]);
const ontoEmpty = (kind: PileKind): string => `auf einen leeren ${emptyStem(kind)} gelegt werden`;
const mayFill = (empty: 'any' | Rank, unit: Unit, runs: boolean, kind: PileKind): string =>
  `${empty === 'any' && unit !== 'completeRun' ? '' : 'nur '}${filler(empty, unit, runs)} darf ${ontoEmpty(kind)}`;
const neverFilled = (kind: PileKind): string => `Ein leerer ${emptyStem(kind)} wird nie wieder gefüllt.`;
const exhausted = (source: 'stock' | 'waste'): readonly [string, string] =>
  source === 'stock' ? ['der Talon aufgebraucht', 'ist'] : ['Talon und Ablagestapel aufgebraucht', 'sind'];

const destination =
  (from: PileKind) =>
  ({ kind, count, emptyOnly }: Destination): string => {
    if (emptyOnly) return `${count === 1 ? 'den' : 'einen'} leeren ${nouns[kind]}`;
    return kind === from ? `einen anderen ${nouns[kind]}` : anyAccusative({ kind, count });
  };

const takesNothing = (piles: Piles): string => `Auf ${anyAccusative(piles)} darf keine Karte gelegt werden.`;
const givesNothing = (kind: PileKind): string => {
  if (kind === 'foundation')
    return 'Karten auf einem Grundstapel bleiben dort liegen; keine wird zurückgenommen.';
  if (kind === 'stock') return 'Karten verlassen den Talon nur beim Austeilen.';
  return `Karten auf ${anyDative({ kind, count: single(kind) ? 1 : 2 })} können nicht bewegt werden.`;
};
const topCardOnly = (kind: PileKind, count: number): string =>
  kind === 'tableau'
    ? 'Nur die oberste Karte eines Stapels darf bewegt werden.'
    : `Nur die oberste Karte ${count === 1 ? 'des' : 'jedes'} ${nouns[kind]}s ist verfügbar.`;
const goneThrough = (passes: number): string =>
  passes === 1
    ? 'Der Talon wird nur einmal durchgespielt und nicht erneuert.'
    : `Der Talon darf ${number(passes)}mal durchgespielt werden.`;
const takesFrom = (piles: Piles, from: readonly PileKind[]): string =>
  `${start(anyNominative(piles))} nimmt nur Karten ${fromKinds(from)} auf.`;
const takesOneCard = (piles: Piles): string =>
  `${start(anyNominative(piles))} nimmt immer nur eine Karte auf einmal auf.`;

const skills = {
  luck: 'allein das Glück entscheidet',
  mostlyLuck: 'Glück zählt mehr als Können',
  balanced: 'Glück und Können zählen gleich viel',
  mostlySkill: 'Können zählt mehr als Glück',
  skill: 'Können zählt weit mehr als Glück',
} as const;
const difficulties = {
  easy: 'leicht',
  medium: 'mittelschwer',
  hard: 'schwer',
  veryHard: 'sehr schwer',
} as const;

const pileLabel = ({ kind, number: n, of }: PileName): string =>
  of === 1 ? nouns[kind] : `${nouns[kind]} ${n} von ${of}`;
const onto = ({ kind, number: n, of }: PileName): string =>
  `auf ${of === 1 ? 'den ' : ''}${nouns[kind]}${of === 1 ? '' : ` ${n}`}`;
const outOf = ({ kind, number: n, of }: PileName): string =>
  of === 1 ? sources[kind] : `von ${nouns[kind]} ${n}`;
const name = cardNamer(cardName);
const unitName = (unit: readonly number[]): string => {
  const [first = 0] = unit;
  return unit.length === 1 ? name(first) : `${cards(unit.length)} ab ${name(first)}`;
};
const pass = (n: number, passes: number | 'unlimited'): string =>
  passes === 'unlimited' ? `Durchgang ${n}` : `Durchgang ${n} von ${passes}`;

function happening(event: Happening): string {
  switch (event.what) {
    case 'moved':
      return start(`${unitName(event.cards)} ${onto(event.to)}.`);
    case 'refilled':
      return start(
        `${unitName(event.cards)} füllt ${nouns[event.to.kind]} ${event.to.number}, ${outOf(event.from)}.`,
      );
    case 'automatic':
      return start(`${unitName(event.cards)} von selbst ${onto(event.to)}.`);
    case 'automaticMany':
      return `${start(cards(event.count))} gingen von selbst auf die Grundstapel.`;
    case 'dealt':
      return `Ausgeteilt: ${event.cards.map(name).join(', ')}.`;
    case 'dealtRow':
      return `${start(cards(event.count))} ausgeteilt, je eine auf einen Stapel.`;
    case 'redealt':
      return `Der Ablagestapel ist umgedreht: ${pass(event.pass, event.passes)}.`;
    case 'turnedUp':
      return `${name(event.card)} aufgedeckt.`;
    case 'returned':
      return `${start(cards(event.count))} zurück ${onto(event.to)}.`;
    default:
      return assertNever(event, 'happening');
  }
}

/** German. */
export const de: Language = {
  tag,
  name: 'Deutsch',
  direction: 'ltr',
  rankSigns: ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'B', 'D', 'K'],
  card: cardName,
  headings: {
    object: 'Ziel',
    layout: 'Auslage',
    foundations: 'Grundstapel',
    tableau: 'Tableau',
    reserve: 'Reserve',
    stock: 'Talon',
    stockAndWaste: 'Talon und Ablagestapel',
    moves: 'Züge',
    automatic: 'Was von selbst geschieht',
    passes: 'Durchgänge',
    about: 'Über dieses Spiel',
  },
  rules: {
    pack: ({ decks, cards: n }) =>
      decks === 1
        ? `Gespielt wird mit einem Kartenspiel von ${n} Karten.`
        : `Gespielt wird mit ${number(decks)} Kartenspielen, zusammen ${n} Karten.`,
    goal: ({ cards: n, foundations }) =>
      `Die Partie ist gewonnen, wenn alle ${n} Karten auf ${foundations === 1 ? 'dem Grundstapel' : 'den Grundstapeln'} liegen.`,
    scope: ({ kind, first, last }) =>
      first === last
        ? `Für ${nouns[kind]} ${first} gilt:`
        : `Für die ${nouns[kind]} ${span(first, last)} gilt:`,
    startingCards: ({ kind, cards: taken, choice }) => {
      const names = taken.map(({ rank, count }) =>
        count === 1 ? aNominative(rank) : `${number(count)} ${rankWords[rank][3]}`,
      );
      const verb = taken.length === 1 && taken[0]?.count === 1 ? 'wird' : 'werden';
      const which = choice === 'all' ? `die ${and(names)}` : and(names);
      return `Zuerst ${verb} ${which}${choice === 'oneOfEachSuit' ? ', jede Farbe einmal,' : ''} aus dem Spiel genommen und offen ausgelegt, ${verb === 'wird' ? '' : 'jede Karte '}auf einen eigenen ${nouns[kind]}.`;
    },
    dealtEvenly: ({ kind, count, each, facing }) => {
      const piles = `${start(counted(count, kind))} zu ${count === 1 ? '' : 'je '}${cardsDative(each)} ${count === 1 ? 'wird' : 'werden'}`;
      if (facing.face === 'up') return `${piles} offen ausgelegt.`;
      if (facing.face === 'down') return `${piles} verdeckt ausgelegt.`;
      return `${piles} ausgelegt.${facingAfter(facing)}`;
    },
    dealtUnevenly: ({ kind, count, counts, facing }) =>
      `${start(counted(count, kind))} werden ausgelegt, von links nach rechts mit ${and(counts.map(String))} Karten.${facingAfter(facing)}`,
    startsEmpty: ({ kind, count, others }) => {
      if (count === 1) return `Der ${others ? 'andere ' : ''}${nouns[kind]} ist zu Beginn leer.`;
      return `Die ${others ? 'anderen ' : ''}${counted(count, kind)} sind zu Beginn leer.`;
    },
    spread: ({ piles }) => {
      const which = piles.map(({ kind, count }) => {
        if (kind === 'tableau') return 'des Tableaus';
        return count === 1 ? anyGenitive({ kind, count }) : `der ${nouns[kind]}`;
      });
      return `Die Karten ${and(which)} überlappen sich so, dass jede offene Karte zu lesen ist.`;
    },
    stockCards: ({ cards: n }) =>
      n === 1
        ? 'Die letzte Karte bildet den Talon; sie liegt verdeckt.'
        : `Die übrigen ${n} Karten bilden den Talon; sie liegen verdeckt.`,
    allDealt: () => 'Damit sind alle Karten ausgelegt.',
    foundation: ({ count, some, start: first, end, size, build, owners: owned }) => {
      const round =
        rankIndex(end) > rankIndex(first) !== (build.rank === 'up')
          ? `, wobei ${build.rank === 'up' ? 'auf den König das Ass' : 'auf das Ass der König'} folgt`
          : '';
      const verb = count === 1 ? 'wird' : 'werden';
      return `${start(someOf(count, some))} ${verb} ${order(build)} ${fromRank(first)} bis ${toRank(end)} gebaut${round}: ${count === 1 ? '' : 'je '}${cards(size)}${owners(owned)}.`;
    },
    completeRunFoundation: ({ count, some, start: first, end, build, owners: owned, from }) => {
      const source = from ? `${fromKinds(from)} ` : '';
      const takes = `${start(someOf(count, some))} ${count === 1 ? 'nimmt' : 'nehmen'} nur eine vollständige Folge ${fromRank(first)} bis ${toRank(end)} auf, ${suitOrder[build.suit]}, die in einem Zug ${source}dorthin gelegt wird`;
      const heads =
        owned.by === 'colour'
          ? `; bestimmt sind ${and(owned.owners.map(({ colour, count: n }) => `${n === 1 ? 'einer' : number(n)} für Folgen mit ${colouredDative(colour, first)} an der Spitze`))}`
          : owners(owned);
      return `${takes}${heads}. Unter der Folge dürfen andere Karten liegen.`;
    },
    ownFoundation: () =>
      'Eine Karte, die auf einen Grundstapel einer anderen Farbe gelegt wird, geht auf einen ihrer eigenen Farbe.',
    takeBack: ({ count, between, only }) => {
      const numbered =
        only &&
        (only.first === only.last
          ? `von Grundstapel ${only.first}`
          : `der Grundstapel ${span(only.first, only.last)}`);
      return `Die oberste Karte ${numbered ?? anyGenitive({ kind: 'foundation', count })} darf zurückgenommen werden, wann immer ein anderer Stapel sie aufnimmt${between ? ', auch ein anderer Grundstapel' : ''}.`;
    },
    staysPut: ({ completeRuns, only }) => {
      if (completeRuns) return 'Vollständige Folgen bleiben auf ihrem Grundstapel liegen.';
      if (!only) return givesNothing('foundation');
      const which =
        only.first === only.last
          ? `Grundstapel ${only.first}`
          : `den Grundstapeln ${span(only.first, only.last)}`;
      return `Karten auf ${which} bleiben dort liegen; keine wird zurückgenommen.`;
    },
    build: ({ kind, count, build }) => {
      if (build.rank === 'any' && build.suit === 'any') {
        return `Auf ${anyDative({ kind, count })} darf jede Karte auf jede andere gelegt werden.`;
      }
      const piles = count === 1 ? `Der ${nouns[kind]} wird` : `${nouns[kind]} werden`;
      return `${piles} ${order(build)} gebaut: ${start(onCard(build, '7', 'hearts'))}.`;
    },
    buildEnds: () =>
      'Die Richtung darf innerhalb eines Stapels wechseln. Auf einem König geht es nicht weiter aufwärts, auf einem Ass nicht weiter abwärts.',
    buildWraps: ({ direction }) =>
      ({
        up: 'Die Reihe ist in sich geschlossen: Auf einen König darf ein Ass gelegt werden.',
        down: 'Die Reihe ist in sich geschlossen: Auf ein Ass darf ein König gelegt werden.',
        upOrDown:
          'Die Richtung darf innerhalb eines Stapels wechseln, und die Reihe ist in sich geschlossen: Auf einen König darf ein Ass gelegt werden und auf ein Ass ein König.',
        any: '',
      })[direction],
    neverBuilt: (piles) => `Auf ${anyDative(piles)} wird nie gebaut; er fasst höchstens eine Karte.`,
    takesNothing,
    holdsAtMost: (piles) => `${start(anyNominative(piles))} fasst höchstens ${cards(piles.max)}.`,
    takesFrom: (piles) => takesFrom(piles, piles.from),
    takesOneCard,
    owned: ({ kind, owners: owned }) =>
      owned.by !== 'nobody' && owned.firstOnly
        ? `Jeder ${nouns[kind]} beginnt nur mit einer Karte seiner eigenen Farbe${owners(owned)}.`
        : `Jeder ${nouns[kind]} nimmt nur Karten seiner eigenen Farbe auf${owners(owned)}.`,
    empty: ({ kind, empty, unit, runs }) =>
      empty === 'none' ? neverFilled(kind) : `${start(mayFill(empty, unit, runs, kind))}.`,
    refill: ({ kind, from }) =>
      from === 'stock'
        ? `Ein geleerter ${nouns[kind]} wird sofort mit der nächsten Karte des Talons gefüllt.`
        : `Ein geleerter ${nouns[kind]} wird sofort mit der obersten Karte des Ablagestapels gefüllt; ist dieser leer, wird zuerst vom Talon auf ihn ausgeteilt.`,
    afterRefill: ({ kind, from, empty, unit, runs }) => {
      const [what, verb] = exhausted(from);
      return empty === 'none'
        ? `Sobald ${what} ${verb}, wird ein leerer ${emptyStem(kind)} nicht mehr gefüllt.`
        : `Erst wenn ${what} ${verb}, darf ${filler(empty, unit, runs)} ${ontoEmpty(kind)}.`;
    },
    available: ({ faceDown }) =>
      faceDown
        ? 'Eine Karte ist verfügbar, wenn sie offen liegt und keine andere sie bedeckt.'
        : 'Eine Karte ist verfügbar, wenn keine andere sie bedeckt.',
    topCardOnly: ({ kind, count }) => topCardOnly(kind, count),
    givesNothing: ({ kind }) => givesNothing(kind),
    oneCardMoves: () => 'Karten werden einzeln bewegt; eine Folge wird nie als Ganzes gelegt.',
    runMoves: ({ run }) =>
      `Karten oben auf einem Stapel, die ${order(run)} aufeinander folgen, bilden eine Folge. Sie darf als Ganzes auf einen Stapel gelegt werden, der ihre erste Karte aufnimmt. Auch ein Teil der Folge darf bewegt werden, von einer beliebigen ihrer Karten bis zur obersten.`,
    goes: ({ from, count, to }) => {
      const card =
        from === 'tableau'
          ? 'Eine Karte des Tableaus'
          : `Die oberste Karte ${anyGenitive({ kind: from, count })}`;
      return `${card} darf auf ${or(to.map(destination(from)))} gelegt werden.`;
    },
    dealToWaste: ({ packet }) =>
      packet === 1
        ? 'Ein Klick auf den Talon legt dessen oberste Karte offen auf den Ablagestapel.'
        : `Ein Klick auf den Talon legt ${cards(packet)} offen auf den Ablagestapel, eine über die andere; die zuletzt ausgeteilte liegt oben.`,
    dealByPass: ({ packets, passes }) => {
      const parts = packets.map((packet, index) => {
        const last = index === packets.length - 1;
        const which = ordinals[index + 1] ?? `${index + 1}.`;
        const when =
          last && passes === 'unlimited' ? 'in jedem späteren' : `im ${which}${last ? ' und letzten' : ''}`;
        return `${when}${index === 0 ? ' Durchgang' : ''} je ${packet === 1 ? 'eine' : number(packet)}`;
      });
      return `Ein Klick auf den Talon legt Karten offen auf den Ablagestapel, eine über die andere: ${and(parts)}. Die zuletzt ausgeteilte liegt oben.`;
    },
    shortPacket: () => 'Sind im Talon weniger Karten übrig, werden diese ausgeteilt.',
    dealToTableau: ({ piles, rows, rest }) => {
      const whole = rows === 1 ? 'eine ganze Reihe' : `${number(rows)} ganze Reihen`;
      const short = `eine ${rows === 0 ? 'Reihe' : 'letzte'} von ${cardsDative(rest)}`;
      const enough = rest === 0 ? whole : rows === 0 ? short : `${whole} und ${short}`;
      return `Ein Klick auf den Talon legt offen eine Karte auf ${piles === 1 ? 'den Tableaustapel' : 'jeden Tableaustapel, von links nach rechts, auch auf leere'}. Das ist jederzeit möglich; der Talon reicht für ${enough}.`;
    },
    passes: ({ passes }) =>
      passes === 'unlimited' ? 'Der Talon darf beliebig oft durchgespielt werden.' : goneThrough(passes),
    redeal: () =>
      'Ist der Talon leer, so dreht ein Klick auf seinen Platz den Ablagestapel um, wie er liegt, ohne zu mischen, und macht ihn wieder zum Talon: Die zuerst ausgeteilte Karte ist wieder die erste.',
    turnUp: () => 'Eine verdeckte Karte, die freigelegt wird, wird aufgedeckt.',
    autoplay: ({ default: mode }) =>
      ({
        off: 'Selbsttätige Züge auf die Grundstapel sind ausgeschaltet, solange man sie nicht einschaltet.',
        safe: 'Wenn nichts anderes eingestellt ist, geht eine Karte auf einen Grundstapel, sobald das den Gewinn nicht kosten kann.',
        all: 'Wenn nichts anderes eingestellt ist, geht jede Karte, die auf einen Grundstapel passt, so bald wie möglich dorthin.',
      })[mode],
    neverChosen: () =>
      'Eine Karte, die auf Grundstapel verschiedener Art passt, geht nie von selbst dorthin; die Wahl bleibt beim Spieler.',
    exempt: () =>
      'Eine Karte, die man von einem Grundstapel zurückgenommen hat, bleibt liegen, bis sie bedeckt und wieder freigelegt worden ist oder man sie selbst wieder auf einen Grundstapel legt.',
    oneUndo: () => 'Was auf einen Zug hin von selbst geschieht, wird zusammen mit ihm zurückgenommen.',
    devisedBy: ({ name: who }) => `Erdacht von ${who}.`,
    aliases: ({ names }) => `Auch bekannt als ${and(names)}.`,
    skill: ({ skill, difficulty }) => `${start(skills[skill])}; das Spiel ist ${difficulties[difficulty]}.`,
    length: ({ minutes }) =>
      `Eine Partie dauert etwa ${minutes === 1 ? 'eine Minute' : `${number(minutes)} Minuten`}.`,
    winRate: ({ share }) =>
      `Nach veröffentlichten Zahlen werden etwa ${percent(tag, share)} aller Partien gewonnen.`,
  },
  refusals: {
    samePile: () => 'Die Karten liegen schon auf diesem Stapel.',
    nothingThere: ({ kind }) =>
      `So viele Karten liegen nicht auf ${single(kind) ? 'dem' : 'diesem'} ${nouns[kind]}.`,
    givesNothing: ({ kind }) => givesNothing(kind),
    faceDown: () => 'Eine verdeckte Karte kann nicht bewegt werden.',
    topCardOnly: ({ kind }) => topCardOnly(kind, single(kind) ? 1 : 2),
    notARun: ({ run }) => `Nur Karten, die ${order(run)} aufeinander folgen, dürfen zusammen bewegt werden.`,
    takesNothing: ({ kind }) =>
      kind === 'stock' || kind === 'waste'
        ? `Auf den ${nouns[kind]} darf keine Karte gelegt werden.`
        : takesNothing({ kind, count: 2 }),
    wrongSource: ({ kind, allowed }) =>
      kind === 'stock' ? givesNothing(kind) : takesFrom({ kind, count: 2 }, allowed),
    full: ({ kind, max }) => `Dieser ${nouns[kind]} ist voll: Er fasst höchstens ${cards(max)}.`,
    oneCardOnly: ({ kind }) => takesOneCard({ kind: kind === 'stock' ? 'waste' : kind, count: 2 }),
    oneCardOnEmpty: ({ kind }) => `Nur eine einzelne Karte, aber keine Folge, darf ${ontoEmpty(kind)}.`,
    completeRunOnly: ({ kind }) => `Dieser ${nouns[kind]} nimmt nur eine vollständige Folge auf.`,
    emptyRank: ({ kind, rank }) => `${start(mayFill(rank, 'card', false, kind))}.`,
    emptyNever: ({ kind }) => neverFilled(kind),
    emptyWhileRefill: ({ kind, source }) => {
      const [what, verb] = exhausted(source);
      return `Erst wenn ${what} ${verb}, darf eine Karte ${ontoEmpty(kind)}.`;
    },
    wrongSuit: ({ kind, suit }) => `Dieser ${nouns[kind]} beginnt nur mit ${suitNames[suit]}.`,
    wrongColour: ({ kind, colour }) =>
      `Dieser ${nouns[kind]} beginnt nur mit einer ${colourStems[colour]}en Karte.`,
    neverBuilt: ({ kind }) => `Auf einem ${nouns[kind]} wird nie gebaut.`,
    build: ({ kind, build, below }) =>
      `${nouns[kind]} werden ${order(build)} gebaut: ${start(onCard(build, rankNameOf(below), suits[suitOf(below)]))}.`,
    noStock: () => 'Dieses Spiel hat keinen Talon.',
    stockEmpty: () => 'Der Talon ist leer.',
    stockNotEmpty: () => 'Der Ablagestapel wird erst umgedreht, wenn der Talon leer ist.',
    wasteEmpty: () => 'Auf dem Ablagestapel liegt keine Karte, die umzudrehen wäre.',
    noPassLeft: ({ passes }) => goneThrough(passes),
  },
  speech: {
    pile: pileLabel,
    empty: 'leer',
    cards,
    faceDown: (count) => `${count === 1 ? 'eine' : number(count)} verdeckt`,
    onTop: (card) => `oben ${card}`,
    sequence: (first, direction) => `ab ${oblique(first)} ${rankOrder[direction]}`,
    suit: (suit) => suitNames[suit],
    colour: (colour) => colourStems[colour],
    nextRank: (rank) => `als Nächstes ${aNominative(rank)}`,
    nextCard: (card) => `als Nächstes ${card}`,
    startsWith: (rank) => `beginnt mit ${aDative(rank)}`,
    completeRunOnly: 'für eine vollständige Folge',
    full: 'voll',
    pass,
    contents: (pile, names, down) => {
      const list = [...(down > 0 ? [`${cards(down)} verdeckt`] : []), ...names];
      return `${pileLabel(pile)}: ${list.length > 0 ? list.join(', ') : 'leer'}.`;
    },
    happening,
    undone: (what) => `Zurückgenommen: ${what}`,
    redone: (what) => `Wiederholt: ${what}`,
    targets: (card, piles) => `${card} passt ${or(piles.map(onto))}.`,
    nowhere: (card) => `${card} passt nirgendwohin.`,
    progress: (done, of) =>
      `${done} von ${of} Karten ${done === 1 ? 'liegt' : 'liegen'} auf den Grundstapeln.`,
    picked: (card, count) =>
      count === 1 ? `${card} aufgenommen.` : `${start(cards(count))} ab ${card} aufgenommen.`,
    letGo: 'Zurückgelegt.',
    won: 'Die Partie ist gewonnen.',
    dead: 'Die Partie ist nicht mehr zu gewinnen.',
  },
};
