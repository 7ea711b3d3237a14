import { assertNever } from '../../assertNever.ts';
import type { Colour, Rank, Suit } from '../../cards/card.ts';
import { rankIndex, suitOf, suits } from '../../cards/card.ts';
import type { Build, PileKind, Unit } from '../../rules/definition.ts';
import type { Destination, Facing, Ownership } from '../fact.ts';
import {
  allOf,
  capital,
  cardNamer,
  coloursOf,
  nextRanks,
  oneOf,
  percent,
  plural,
  rankNameOf,
  sharesOf,
} from '../grammar.ts';
import type { Language } from '../language.ts';
import type { Happening, PileName } from '../speech.ts';

const tag = 'pl';

type Gender = 'm' | 'f';
/** Nominative, gender, genitive, accusative, instrumental and the plurals for 2–4 and for 5 and more. */
const rankWords: Record<Rank, readonly [string, Gender, string, string, string, string, string]> = {
  A: ['as', 'm', 'asa', 'asa', 'asem', 'asy', 'asów'],
  2: ['dwójka', 'f', 'dwójki', 'dwójkę', 'dwójką', 'dwójki', 'dwójek'],
  3: ['trójka', 'f', 'trójki', 'trójkę', 'trójką', 'trójki', 'trójek'],
  4: ['czwórka', 'f', 'czwórki', 'czwórkę', 'czwórką', 'czwórki', 'czwórek'],
  5: ['piątka', 'f', 'piątki', 'piątkę', 'piątką', 'piątki', 'piątek'],
  6: ['szóstka', 'f', 'szóstki', 'szóstkę', 'szóstką', 'szóstki', 'szóstek'],
  7: ['siódemka', 'f', 'siódemki', 'siódemkę', 'siódemką', 'siódemki', 'siódemek'],
  8: ['ósemka', 'f', 'ósemki', 'ósemkę', 'ósemką', 'ósemki', 'ósemek'],
  9: ['dziewiątka', 'f', 'dziewiątki', 'dziewiątkę', 'dziewiątką', 'dziewiątki', 'dziewiątek'],
  10: ['dziesiątka', 'f', 'dziesiątki', 'dziesiątkę', 'dziesiątką', 'dziesiątki', 'dziesiątek'],
  J: ['walet', 'm', 'waleta', 'waleta', 'waletem', 'walety', 'waletów'],
  Q: ['dama', 'f', 'damy', 'damę', 'damą', 'damy', 'dam'],
  K: ['król', 'm', 'króla', 'króla', 'królem', 'króle', 'króli'],
};
const suitNames: Record<Suit, string> = { clubs: 'trefl', spades: 'pik', hearts: 'kier', diamonds: 'karo' };
const nominative = (rank: Rank): string => rankWords[rank][0];
const masculine = (rank: Rank): boolean => rankWords[rank][1] === 'm';
const genitive = (rank: Rank): string => rankWords[rank][2];
const accusative = (rank: Rank): string => rankWords[rank][3];
const instrumental = (rank: Rank): string => rankWords[rank][4];
const cardName = (rank: Rank, suit: Suit): string => `${nominative(rank)} ${suitNames[suit]}`;
const colourStems: Record<Colour, string> = { black: 'czarn', red: 'czerwon' };
const adjectives: Record<
  Colour,
  { readonly m: string; readonly f: string; readonly instrumentalM: string; readonly instrumentalF: string }
> = {
  black: { m: 'czarny', f: 'czarna', instrumentalM: 'czarnym', instrumentalF: 'czarną' },
  red: { m: 'czerwony', f: 'czerwona', instrumentalM: 'czerwonym', instrumentalF: 'czerwoną' },
};
const coloured = (rank: Rank, colour: Colour): string =>
  `${masculine(rank) ? adjectives[colour].m : adjectives[colour].f} ${nominative(rank)}`;
const colouredInstrumental = (rank: Rank, colour: Colour): string =>
  `${masculine(rank) ? adjectives[colour].instrumentalM : adjectives[colour].instrumentalF} ${instrumental(rank)}`;

const and = (items: readonly string[]): string => allOf(tag, items);
const or = (items: readonly string[]): string => oneOf(tag, items);
const start = (text: string): string => capital(text, tag);
/** The form that a number asks for: 1, 2–4 and 5 or more. */
const form = (count: number, one: string, few: string, many: string): string =>
  plural(tag, count, { one, few, many, other: many });
const cards = (count: number): string =>
  count === 1 ? '1 karta' : `${count} ${form(count, 'karta', 'karty', 'kart')}`;
const cardsAccusative = (count: number): string => `${count} ${form(count, 'kartę', 'karty', 'kart')}`;
const cardsGenitive = (count: number): string => `${count} ${count === 1 ? 'karty' : 'kart'}`;

/** The cases of a pile's name. */
interface Noun {
  readonly nominative: string;
  readonly genitive: string;
  readonly accusative: string;
  readonly locative: string;
  readonly few: string;
  readonly many: string;
  readonly locatives: string;
}
const nouns: Record<PileKind, Noun> = {
  stock: {
    nominative: 'talon',
    genitive: 'talonu',
    accusative: 'talon',
    locative: 'talonie',
    few: 'talony',
    many: 'talonów',
    locatives: 'talonach',
  },
  waste: {
    nominative: 'stos kart odkrytych',
    genitive: 'stosu kart odkrytych',
    accusative: 'stos kart odkrytych',
    locative: 'stosie kart odkrytych',
    few: 'stosy kart odkrytych',
    many: 'stosów kart odkrytych',
    locatives: 'stosach kart odkrytych',
  },
  reserve: {
    nominative: 'rezerwa',
    genitive: 'rezerwy',
    accusative: 'rezerwę',
    locative: 'rezerwie',
    few: 'rezerwy',
    many: 'rezerw',
    locatives: 'rezerwach',
  },
  tableau: {
    nominative: 'kolumna',
    genitive: 'kolumny',
    accusative: 'kolumnę',
    locative: 'kolumnie',
    few: 'kolumny',
    many: 'kolumn',
    locatives: 'kolumnach',
  },
  foundation: {
    nominative: 'baza',
    genitive: 'bazy',
    accusative: 'bazę',
    locative: 'bazie',
    few: 'bazy',
    many: 'baz',
    locatives: 'bazach',
  },
};
const single = (kind: PileKind): kind is 'stock' | 'waste' => kind === 'stock' || kind === 'waste';
const counted = (count: number, kind: PileKind): string =>
  `${count} ${form(count, nouns[kind].nominative, nouns[kind].few, nouns[kind].many)}`;
const inPiles = (count: number, kind: PileKind): string =>
  count === 1 ? nouns[kind].locative : `${count} ${nouns[kind].locatives}`;
const from: Record<PileKind, string> = {
  stock: 'z talonu',
  waste: 'ze stosu kart odkrytych',
  reserve: 'z rezerw',
  tableau: 'z kolumn',
  foundation: 'z baz',
};
const fromKinds = (kinds: readonly PileKind[]): string => or(kinds.map((kind) => from[kind]));
const span = (first: number, last: number): string => `${first}${last === first + 1 ? ' i ' : '–'}${last}`;
/** "bazach 1–4" or "bazie 3". */
const numberedLocative = (kind: PileKind, first: number, last: number): string =>
  first === last ? `${nouns[kind].locative} ${first}` : `${nouns[kind].locatives} ${span(first, last)}`;
const numberedGenitive = (kind: PileKind, first: number, last: number): string =>
  first === last ? `${nouns[kind].genitive} ${first}` : `${nouns[kind].many} ${span(first, last)}`;

const suitOrder: Record<Build['suit'], string> = {
  any: 'bez względu na kolor',
  same: 'w tym samym kolorze',
  other: 'za każdym razem w innym kolorze',
  sameColour: 'jednej barwy (czerwonej lub czarnej)',
  alternateColour: 'na przemian czerwone i czarne',
};
const rankOrder: Record<Build['rank'], string> = {
  up: 'w górę',
  down: 'w dół',
  upOrDown: 'w górę lub w dół',
  any: 'w dowolnej kolejności',
};
const aboutColour = (build: Build): boolean =>
  build.suit === 'alternateColour' || build.suit === 'sameColour';
/** How piles are built. */
const order = (build: Build): string =>
  `${rankOrder[build.rank]}${aboutColour(build) ? ', karty ' : ' '}${suitOrder[build.suit]}`;
/** How cards follow each other. */
const succession = (build: Build): string =>
  `${rankOrder[build.rank]}${aboutColour(build) ? ', ' : ' '}${suitOrder[build.suit]}`;

/** What goes on a card: "na dziesiątkę kier można położyć tylko dziewiątkę kier" – the cards as subjects. */
function onCard(build: Build, rank: Rank, suit: Suit): string {
  const next = nextRanks(build, rank);
  const below = `na ${accusative(rank)} ${suitNames[suit]}`;
  if (next !== 'any' && next.length === 0) return `${below} nie może trafić żadna karta`;
  const { own, other } = coloursOf(suit);
  const list = (word: (rank: Rank) => string, anyCard: string): string =>
    next === 'any' ? anyCard : or(next.map(word));
  const words: Record<Build['suit'], () => string> = {
    any: () => list(nominative, 'karta'),
    same: () => list((each) => cardName(each, suit), `karta ${suitNames[suit]}`),
    other: () => `${list(nominative, 'karta')} innego koloru`,
    sameColour: () => list((each) => coloured(each, own), `${adjectives[own].f} karta`),
    alternateColour: () => list((each) => coloured(each, other), `${adjectives[other].f} karta`),
  };
  return `${below} może trafić tylko ${words[build.suit]()}`;
}

function facingAfter(facing: Facing): string {
  switch (facing.face) {
    case 'up':
      return ' Wszystkie karty są odkryte.';
    case 'down':
      return ' Wszystkie karty są zakryte.';
    case 'topUp':
      return ' Odkryta jest tylko wierzchnia karta każdej z nich.';
    case 'mixed':
      return ` W każdej z nich ${form(facing.lower, 'jedna zakryta karta leży', `${facing.lower} zakryte karty leżą`, `${facing.lower} zakrytych kart leży`)} pod ${facing.upper} odkrytymi.`;
    case 'varied':
      return ` Licząc od spodu, zakrytych jest ${and(facing.down.map(String))} z nich.`;
    default:
      return assertNever(facing, 'facing');
  }
}

function owners(ownership: Ownership): string {
  const owned = sharesOf(
    ownership,
    (suit) => `koloru ${suitNames[suit]}`,
    (colour) => `kart ${colourStems[colour]}ych`,
  );
  if (!owned) return '';
  const link = owned.firstOnly ? 'zaczynane od' : 'dla';
  if (owned.sole !== undefined) return `, ${link} ${owned.sole}`;
  if (owned.each !== undefined) return `, po ${owned.each} ${link} każdego koloru`;
  return `, ${and(owned.shares.map(({ what, count }) => `${count} ${link} ${what}`))}`;
}

const headedBy = (rank: Rank): string => `z ${instrumental(rank)} na czele`;
function filler(empty: 'any' | Rank, unit: Unit, runs: boolean): string {
  if (unit === 'completeRun') return `pełny sekwens${empty === 'any' ? '' : ` ${headedBy(empty)}`}`;
  if (empty !== 'any') {
    return unit === 'run' && runs
      ? `${nominative(empty)} albo sekwens ${headedBy(empty)}`
      : nominative(empty);
  }
  if (!runs) return 'każda dostępna karta';
  return unit === 'run'
    ? 'każda dostępna karta lub sekwens'
    : 'każda pojedyncza dostępna karta, ale nie sekwens';
}

const ontoEmpty = (kind: PileKind): string => `na pustą ${nouns[kind].accusative}`;
const mayFill = (empty: 'any' | Rank, unit: Unit, runs: boolean, kind: PileKind): string =>
  `${ontoEmpty(kind)} może trafić ${empty === 'any' && unit !== 'completeRun' ? '' : 'tylko '}${filler(empty, unit, runs)}`;
const neverFilled = (kind: PileKind): string => `Pustej ${nouns[kind].genitive} nie zapełnia się już nigdy.`;
const whenExhausted = (source: 'stock' | 'waste'): string =>
  source === 'stock' ? 'gdy wyczerpie się talon' : 'gdy wyczerpią się talon i stos kart odkrytych';

const destination =
  (source: PileKind) =>
  ({ kind, emptyOnly }: Destination): string => {
    if (emptyOnly) return ontoEmpty(kind);
    return kind === source ? `na inną ${nouns[kind].accusative}` : `na ${nouns[kind].accusative}`;
  };

const takesNothing = (kind: PileKind): string =>
  `Na ${nouns[kind].accusative} nie można położyć żadnej karty.`;
const givesNothing = (kind: PileKind): string => {
  if (kind === 'foundation') return 'Karty pozostają na bazie; żadnej nie można z niej zabrać.';
  if (kind === 'stock') return 'Karty opuszczają talon tylko przy rozdawaniu.';
  return `Kart leżących ${kind === 'waste' ? 'na' : 'w'} ${nouns[kind].locative} nie można przenosić.`;
};
const topCardOnly = (kind: PileKind, count: number): string =>
  kind === 'tableau'
    ? 'Przenosić można tylko wierzchnią kartę kolumny.'
    : `Dostępna jest tylko wierzchnia karta ${count === 1 ? '' : 'każdej '}${nouns[kind].genitive}.`;
const goneThrough = (passes: number): string =>
  passes === 1
    ? 'Talon przechodzi się tylko raz i nie odnawia się go.'
    : `Talon można przejść ${passes} ${form(passes, 'raz', 'razy', 'razy')}.`;
const takesFrom = (kind: PileKind, sources: readonly PileKind[]): string =>
  `Na ${nouns[kind].accusative} można kłaść tylko karty ${fromKinds(sources)}.`;
const takesOneCard = (kind: PileKind): string =>
  `Na ${nouns[kind].accusative} kładzie się tylko po jednej karcie.`;
const built = (kind: PileKind, count: number, build: Build): string =>
  `${start(count === 1 ? nouns[kind].accusative : nouns[kind].few)} buduje się ${order(build)}`;

const skills = {
  luck: 'decyduje tylko szczęście',
  mostlyLuck: 'szczęście liczy się bardziej niż umiejętności',
  balanced: 'szczęście i umiejętności liczą się jednakowo',
  mostlySkill: 'umiejętności liczą się bardziej niż szczęście',
  skill: 'umiejętności liczą się znacznie bardziej niż szczęście',
} as const;
const difficulties = {
  easy: 'łatwa',
  medium: 'średnio trudna',
  hard: 'trudna',
  veryHard: 'bardzo trudna',
} as const;

const pileLabel = ({ kind, number: n, of }: PileName): string =>
  of === 1 ? nouns[kind].nominative : `${nouns[kind].nominative} ${n} z ${of}`;
const onto = ({ kind, number: n, of }: PileName): string =>
  `na ${nouns[kind].accusative}${of === 1 ? '' : ` ${n}`}`;
const outOf = ({ kind, number: n, of }: PileName): string =>
  `${kind === 'waste' ? 'ze' : 'z'} ${nouns[kind].genitive}${of === 1 ? '' : ` ${n}`}`;
const name = cardNamer(cardName);
const unitName = (unit: readonly number[]): string => {
  const [first = 0] = unit;
  return unit.length === 1
    ? name(first)
    : `${cards(unit.length)} od ${genitive(rankNameOf(first))} ${suitNames[suits[suitOf(first)]]}`;
};
const pass = (n: number, passes: number | 'unlimited'): string =>
  passes === 'unlimited' ? `przejście ${n}` : `przejście ${n} z ${passes}`;

function happening(event: Happening): string {
  switch (event.what) {
    case 'moved':
      return start(`${unitName(event.cards)} ${onto(event.to)}.`);
    case 'refilled':
      return start(`${unitName(event.cards)} ${outOf(event.from)} ${onto(event.to)}, dla zapełnienia.`);
    case 'automatic':
      return start(`${unitName(event.cards)} samoczynnie ${onto(event.to)}.`);
    case 'automaticMany':
      return `Samoczynnie na bazy: ${cards(event.count)}.`;
    case 'dealt':
      return `Rozdano: ${event.cards.map(name).join(', ')}.`;
    case 'dealtRow':
      return `Rozdano ${cardsAccusative(event.count)}, po jednej na kolumnę.`;
    case 'redealt':
      return `Stos kart odkrytych odwrócono: ${pass(event.pass, event.passes)}.`;
    case 'turnedUp':
      return `Odkryta karta: ${name(event.card)}.`;
    case 'returned':
      return `Z powrotem ${onto(event.to)}: ${cards(event.count)}.`;
    default:
      return assertNever(event, 'happening');
  }
}

/** Polish. */
export const pl: Language = {
  tag,
  name: 'Polski',
  direction: 'ltr',
  rankSigns: ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'W', 'D', 'K'],
  card: cardName,
  headings: {
    object: 'Cel gry',
    layout: 'Rozkład',
    foundations: 'Bazy',
    tableau: 'Kolumny',
    reserve: 'Rezerwa',
    stock: 'Talon',
    stockAndWaste: 'Talon i stos kart odkrytych',
    moves: 'Ruchy',
    automatic: 'Co dzieje się samo',
    passes: 'Przejścia talonu',
    about: 'O tej grze',
  },
  rules: {
    pack: ({ decks, cards: n }) =>
      decks === 1 ? `Gra się jedną talią ${n} kart.` : `Gra się ${decks} taliami, razem ${n} kartami.`,
    goal: ({ cards: n, foundations }) =>
      `Gra jest wygrana, gdy na ${foundations === 1 ? 'bazie' : 'bazach'} ${form(n, 'leży 1 karta', `leżą wszystkie ${n} karty`, `leży wszystkich ${n} kart`)}.`,
    scope: ({ kind, first, last }) => `Dla ${numberedGenitive(kind, first, last)} obowiązuje, co następuje.`,
    startingCards: ({ kind, cards: taken, choice }) => {
      const names = taken.map(({ rank, count }) =>
        count === 1
          ? accusative(rank)
          : `${count} ${form(count, nominative(rank), rankWords[rank][5], rankWords[rank][6])}`,
      );
      const which =
        choice === 'all' ? `wszystkie ${and(taken.map(({ rank }) => rankWords[rank][5]))}` : and(names);
      if (taken.length === 1 && taken[0]?.count === 1) {
        return `Najpierw wyjmuje się z talii ${which}, odkrywa i kładzie na osobnej ${nouns[kind].locative}.`;
      }
      const suited = choice === 'oneOfEachSuit' ? ', po jednej karcie każdego koloru,' : ',';
      return `Najpierw wyjmuje się z talii ${which}${suited} odkrywa i kładzie każdą kartę na osobnej ${nouns[kind].locative}.`;
    },
    dealtEvenly: ({ kind, count, each, facing }) => {
      const inside = kind === 'foundation' ? 'Na' : 'W';
      const many = count === 1 ? '' : 'po ';
      const lie = form(each, 'leży', 'leżą', 'leży');
      const noun = count === 1 ? cards(each) : form(each, '1 karcie', `${each} karty`, `${each} kart`);
      const face = { up: 'odkryt', down: 'zakryt' } as const;
      const piles = `${inside} ${inPiles(count, kind)} ${count === 1 ? lie : 'leży'} ${many}${noun}`;
      return facing.face === 'up' || facing.face === 'down'
        ? `${piles}; ${count === 1 && each === 1 ? 'karta jest' : 'karty są'} ${face[facing.face]}${count === 1 && each === 1 ? 'a' : 'e'}.`
        : `${piles}.${facingAfter(facing)}`;
    },
    dealtUnevenly: ({ kind, count, counts, facing }) =>
      `W ${inPiles(count, kind)} liczba kart wynosi, od lewej do prawej: ${and(counts.map(String))}.${facingAfter(facing)}`,
    startsEmpty: ({ kind, count, others }) => {
      if (count === 1)
        return `${start(`${others ? 'druga ' : ''}${nouns[kind].nominative}`)} jest na początku pusta.`;
      const other = others ? form(count, 'druga ', 'pozostałe ', 'pozostałych ') : '';
      return `Na początku ${other}${counted(count, kind)} ${form(count, 'jest pusta', 'są puste', 'jest pustych')}.`;
    },
    spread: ({ piles }) =>
      `Karty w ${and(piles.map(({ kind, count }) => (count === 1 ? nouns[kind].locative : nouns[kind].locatives)))} zachodzą na siebie tak, że każdą odkrytą kartę można odczytać.`,
    stockCards: ({ cards: n }) =>
      form(
        n,
        'Ostatnia karta tworzy talon; jest zakryta.',
        `Pozostałe ${n} karty tworzą talon; są zakryte.`,
        `Pozostałych ${n} kart tworzy talon; są zakryte.`,
      ),
    allDealt: () => 'W ten sposób rozłożone są wszystkie karty.',
    foundation: ({ count, some, start: first, end, size, build, owners: owned }) => {
      const round =
        rankIndex(end) > rankIndex(first) !== (build.rank === 'up')
          ? `, przy czym ${build.rank === 'up' ? 'po królu następuje as' : 'po asie następuje król'}`
          : '';
      const alone = some ? 'jedną bazę' : 'bazę';
      const piles = count === 1 ? alone : `${some ? '' : 'wszystkie '}${counted(count, 'foundation')}`;
      const each = count === 1 ? cards(size) : `po ${size} ${form(size, 'karcie', 'karty', 'kart')}`;
      return `${start(piles)} buduje się ${order(build)}, od ${genitive(first)} do ${genitive(end)}${round}: ${each}${owners(owned)}.`;
    },
    completeRunFoundation: ({ count, some, start: first, end, build, owners: owned, from: sources }) => {
      const source = sources ? ` ${fromKinds(sources)}` : '';
      const piles = count === 1 ? 'na bazę' : `na ${some ? '' : 'wszystkie '}${counted(count, 'foundation')}`;
      const takes = `${start(piles)} trafia tylko pełny sekwens od ${genitive(first)} do ${genitive(end)}, ${suitOrder[build.suit]}, przenoszony${source} w jednym ruchu`;
      const heads =
        owned.by === 'colour'
          ? `, ${and(owned.owners.map(({ colour, count: n }) => `${n} dla sekwensów z ${colouredInstrumental(first, colour)} na czele`))}`
          : owners(owned);
      return `${takes}${heads}. Sekwens może leżeć na innych kartach.`;
    },
    ownFoundation: () => 'Karta położona na bazie innego koloru trafia na bazę własnego koloru.',
    takeBack: ({ count, between, only }) => {
      const which = only
        ? numberedGenitive('foundation', only.first, only.last)
        : count === 1
          ? 'bazy'
          : 'każdej bazy';
      return `Wierzchnią kartę ${which} można zabrać, ilekroć przyjmie ją inny stos${between ? ', także inna baza' : ''}.`;
    },
    staysPut: ({ completeRuns, only }) => {
      if (completeRuns) return 'Pełne sekwensy pozostają na swoich bazach.';
      if (!only) return givesNothing('foundation');
      return `Karty na ${numberedLocative('foundation', only.first, only.last)} pozostają na miejscu; żadnej nie można zabrać.`;
    },
    build: ({ kind, count, build }) =>
      build.rank === 'any' && build.suit === 'any'
        ? `W ${nouns[kind].locative} każdą kartę można położyć na każdej innej.`
        : `${built(kind, count, build)}: ${onCard(build, '7', 'hearts')}.`,
    buildEnds: () =>
      'Kierunek może się zmieniać w obrębie kolumny. Na królu nie idzie się dalej w górę, a na asie dalej w dół.',
    buildWraps: ({ direction }) =>
      ({
        up: 'Kolejność jest zamknięta w koło: na króla można położyć asa.',
        down: 'Kolejność jest zamknięta w koło: na asa można położyć króla.',
        upOrDown:
          'Kierunek może się zmieniać w obrębie kolumny, a kolejność jest zamknięta w koło: na króla można położyć asa, a na asa króla.',
        any: '',
      })[direction],
    neverBuilt: ({ kind }) =>
      `Na ${nouns[kind].locative} nigdy się nie buduje; mieści ona najwyżej jedną kartę.`,
    takesNothing: ({ kind }) => takesNothing(kind),
    holdsAtMost: ({ kind, max }) =>
      `${start(nouns[kind].nominative)} mieści najwyżej ${cardsAccusative(max)}.`,
    takesFrom: ({ kind, from: sources }) => takesFrom(kind, sources),
    takesOneCard: ({ kind }) => takesOneCard(kind),
    owned: ({ kind, owners: owned }) => {
      const what = owned.by === 'colour' ? 'własnej barwy' : 'własnego koloru';
      return owned.by !== 'nobody' && owned.firstOnly
        ? `Każda ${nouns[kind].nominative} zaczyna się tylko od karty ${what}${owners(owned)}.`
        : `Każda ${nouns[kind].nominative} przyjmuje tylko karty ${what}${owners(owned)}.`;
    },
    empty: ({ kind, empty, unit, runs }) =>
      empty === 'none' ? neverFilled(kind) : `${start(mayFill(empty, unit, runs, kind))}.`,
    refill: ({ kind, from: source }) =>
      source === 'stock'
        ? `Opróżnioną ${nouns[kind].accusative} zapełnia się od razu następną kartą talonu.`
        : `Opróżnioną ${nouns[kind].accusative} zapełnia się od razu wierzchnią kartą stosu kart odkrytych; jeśli jest on pusty, najpierw rozdaje się z talonu.`,
    afterRefill: ({ kind, from: source, empty, unit, runs }) =>
      empty === 'none'
        ? `${start(whenExhausted(source))}, pustej ${nouns[kind].genitive} już się nie zapełnia.`
        : `Dopiero ${whenExhausted(source)}, ${ontoEmpty(kind)} może trafić ${filler(empty, unit, runs)}.`,
    available: ({ faceDown }) =>
      faceDown
        ? 'Karta jest dostępna, gdy jest odkryta i nie leży na niej żadna inna.'
        : 'Karta jest dostępna, gdy nie leży na niej żadna inna.',
    topCardOnly: ({ kind, count }) => topCardOnly(kind, count),
    givesNothing: ({ kind }) => givesNothing(kind),
    oneCardMoves: () => 'Karty przenosi się pojedynczo; sekwensu nigdy nie przenosi się w całości.',
    runMoves: ({ run }) =>
      `Karty na wierzchu kolumny, które następują po sobie ${succession(run)}, tworzą sekwens. Można go przenieść w całości tam, gdzie pasuje jego pierwsza karta. Można też przenieść część sekwensu, od dowolnej jego karty do wierzchniej.`,
    goes: ({ from: source, count, to }) => {
      const each = count > 1 && !single(source) ? 'każdej ' : '';
      const card =
        source === 'tableau' ? 'Karta z kolumny' : `Wierzchnia karta ${each}${nouns[source].genitive}`;
      return `${card} może przejść ${or(to.map(destination(source)))}.`;
    },
    dealToWaste: ({ packet }) =>
      packet === 1
        ? 'Kliknięcie talonu kładzie jego wierzchnią kartę, odkrytą, na stos kart odkrytych.'
        : `Kliknięcie talonu kładzie ${cardsAccusative(packet)} na stos kart odkrytych, jedną na drugiej; ostatnia rozdana leży na wierzchu.`,
    dealByPass: ({ packets, passes }) => {
      const parts = packets.map((packet, index) => {
        const last = index === packets.length - 1;
        const when = last && passes === 'unlimited' ? 'w każdym następnym' : `w ${index + 1}.`;
        return `${when}${index === 0 ? ' przejściu' : ''} po ${packet}`;
      });
      return `Kliknięcie talonu kładzie karty na stos kart odkrytych, jedną na drugiej: ${and(parts)}. Ostatnia rozdana leży na wierzchu.`;
    },
    shortPacket: () => 'Jeśli w talonie zostało mniej kart, rozdaje się te, które są.',
    dealToTableau: ({ piles, rows, rest }) => {
      const whole = `${rows} ${form(rows, 'pełny rząd', 'pełne rzędy', 'pełnych rzędów')}`;
      const short = `${rows === 0 ? 'jeden rząd' : 'ostatni rząd'} z ${cardsGenitive(rest)}`;
      const enough = rest === 0 ? whole : rows === 0 ? short : `${whole} i ${short}`;
      return `Kliknięcie talonu kładzie po jednej odkrytej karcie na ${piles === 1 ? 'kolumnę' : 'każdą kolumnę, od lewej do prawej, także na puste'}. Można to zrobić w każdej chwili; talonu starcza na ${enough}.`;
    },
    passes: ({ passes }) =>
      passes === 'unlimited' ? 'Talon można przechodzić dowolnie wiele razy.' : goneThrough(passes),
    redeal: () =>
      'Gdy talon jest pusty, kliknięcie jego miejsca odwraca stos kart odkrytych tak, jak leży, bez tasowania, i tworzy z niego znów talon: karta rozdana jako pierwsza znów jest pierwsza.',
    turnUp: () => 'Odsłonięta zakryta karta zostaje odkryta.',
    autoplay: ({ default: mode }) =>
      ({
        off: 'Samoczynne ruchy na bazy są wyłączone, dopóki się ich nie włączy.',
        safe: 'Jeśli nie ustawiono inaczej, karta trafia na bazę, gdy tylko nie może to kosztować wygranej.',
        all: 'Jeśli nie ustawiono inaczej, każda karta pasująca na bazę trafia tam, gdy tylko może.',
      })[mode],
    neverChosen: () =>
      'Karta, która pasuje na bazy różnego rodzaju, nigdy nie trafia tam sama; wybór należy do gracza.',
    exempt: () =>
      'Karta zabrana z bazy zostaje tam, gdzie ją położono, dopóki nie zostanie przykryta i znów odsłonięta albo ręcznie odłożona na bazę.',
    oneUndo: () => 'Wszystko, co następuje samo po ruchu, cofa się razem z nim.',
    devisedBy: ({ name: who }) => `Autor gry: ${who}.`,
    aliases: ({ names }) => `Inne nazwy: ${and(names)}.`,
    skill: ({ skill, difficulty }) => `${start(skills[skill])}; gra jest ${difficulties[difficulty]}.`,
    length: ({ minutes }) => `Gra trwa około ${minutes} ${form(minutes, 'minuty', 'minut', 'minut')}.`,
    winRate: ({ share }) => `Według opublikowanych danych wygrywa się około ${percent(tag, share)} gier.`,
  },
  refusals: {
    samePile: () => 'Karty już tu leżą.',
    nothingThere: ({ kind }) =>
      `${kind === 'waste' || kind === 'foundation' ? 'Na' : 'W'} ${nouns[kind].locative} nie ma tylu kart.`,
    givesNothing: ({ kind }) => givesNothing(kind),
    faceDown: () => 'Zakrytej karty nie można przenosić.',
    topCardOnly: ({ kind }) => topCardOnly(kind, single(kind) ? 1 : 2),
    notARun: ({ run }) => `Razem można przenosić tylko karty, które następują po sobie ${succession(run)}.`,
    takesNothing: ({ kind }) => takesNothing(kind),
    wrongSource: ({ kind, allowed }) => takesFrom(kind, allowed),
    full: ({ kind, max }) =>
      `Ta ${nouns[kind].nominative} jest pełna: mieści najwyżej ${cardsAccusative(max)}.`,
    oneCardOnly: ({ kind }) => takesOneCard(kind),
    oneCardOnEmpty: ({ kind }) =>
      `${start(ontoEmpty(kind))} może trafić tylko pojedyncza karta, a nie sekwens.`,
    completeRunOnly: ({ kind }) => `Na tę ${nouns[kind].accusative} może trafić tylko pełny sekwens.`,
    emptyRank: ({ kind, rank }) => `${start(mayFill(rank, 'card', false, kind))}.`,
    emptyNever: ({ kind }) => neverFilled(kind),
    emptyWhileRefill: ({ kind, source }) =>
      `Dopiero ${whenExhausted(source)}, ${ontoEmpty(kind)} może trafić karta.`,
    wrongSuit: ({ kind, suit }) =>
      `Ta ${nouns[kind].nominative} zaczyna się tylko od koloru ${suitNames[suit]}.`,
    wrongColour: ({ kind, colour }) =>
      `Ta ${nouns[kind].nominative} zaczyna się tylko od ${colourStems[colour]}ej karty.`,
    neverBuilt: ({ kind }) => `Na ${nouns[kind].locative} nigdy się nie buduje.`,
    build: ({ kind, build, below }) =>
      `${built(kind, 2, build)}: ${onCard(build, rankNameOf(below), suits[suitOf(below)])}.`,
    noStock: () => 'W tej grze nie ma talonu.',
    stockEmpty: () => 'Talon jest pusty.',
    stockNotEmpty: () => 'Stos kart odkrytych odwraca się dopiero wtedy, gdy talon jest pusty.',
    wasteEmpty: () => 'Na stosie kart odkrytych nie ma kart do odwrócenia.',
    noPassLeft: ({ passes }) => goneThrough(passes),
  },
  speech: {
    pile: pileLabel,
    empty: 'nic nie leży',
    cards,
    faceDown: (count) => `zakrytych: ${count}`,
    onTop: (card) => `na wierzchu ${card}`,
    sequence: (first, direction) => `od ${genitive(first)} ${rankOrder[direction]}`,
    suit: (suit) => suitNames[suit],
    colour: (colour) => adjectives[colour].f,
    nextRank: (rank) => `teraz ${nominative(rank)}`,
    nextCard: (card) => `teraz ${card}`,
    startsWith: (rank) => `zaczyna ${nominative(rank)}`,
    completeRunOnly: 'dla pełnego sekwensu',
    full: 'pełna',
    pass,
    contents: (pile, names, down) => {
      const list = [...(down > 0 ? [`zakrytych: ${down}`] : []), ...names];
      return `${start(pileLabel(pile))}: ${list.length > 0 ? list.join(', ') : 'nic nie leży'}.`;
    },
    happening,
    undone: (what) => `Cofnięto: ${what}`,
    redone: (what) => `Ponowiono: ${what}`,
    targets: (card, piles) => `${start(card)} pasuje ${or(piles.map(onto))}.`,
    nowhere: (card) => `${start(card)} nigdzie nie pasuje.`,
    progress: (done, of) => `Kart na bazach: ${done} z ${of}.`,
    picked: (card, count) =>
      count === 1 ? `W ręku: ${card}.` : `W ręku ${cards(count)}, pierwsza: ${card}.`,
    letGo: 'Odłożono z powrotem.',
    won: 'Gra jest wygrana.',
    dead: 'Tej gry nie da się już wygrać.',
  },
};
