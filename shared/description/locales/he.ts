import { assertNever } from '../../assertNever.ts';
import type { Colour, Rank, Suit } from '../../cards/card.ts';
import { rankIndex, suitOf, suits } from '../../cards/card.ts';
import type { Build, PileKind, Unit } from '../../rules/definition.ts';
import type { Destination, Facing, Ownership, Piles } from '../fact.ts';
import {
  allOf,
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

const tag = 'he';
const feminineNumbers = 'אפס אחת שתיים שלוש ארבע חמש שש שבע שמונה תשע עשר'.split(' ');
const masculineNumbers = 'אפס אחד שניים שלושה ארבעה חמישה שישה שבעה שמונה תשעה עשרה'.split(' ');

/** The forms before a definite plural: "the four foundations". */
const joinedNumbers = 'אפס אחד שני שלושת ארבעת חמשת ששת שבעת שמונת תשעת עשרת'.split(' ');

const rankNames = 'אס שתיים שלוש ארבע חמש שש שבע שמונה תשע עשר נסיך מלכה מלך'.split(' ');
const suitNames: Record<Suit, string> = { clubs: 'תלתן', spades: 'עלה', hearts: 'לב', diamonds: 'יהלום' };
const rankName = (rank: Rank): string => rankNames[rankIndex(rank)] ?? rank;
const masculineRank = (rank: Rank): boolean => rank === 'A' || rank === 'J' || rank === 'K';
/** Picture cards and aces have a plural; number cards are told as "cards of two". */
const plurals: Partial<Record<Rank, string>> = { A: 'אסים', J: 'נסיכים', Q: 'מלכות', K: 'מלכים' };
const cardName = (rank: Rank, suit: Suit): string => `${rankName(rank)} ${suitNames[suit]}`;
const colourPlurals: Record<Colour, string> = { black: 'שחורים', red: 'אדומים' };
const colourNames: Record<Colour, string> = { black: 'שחור', red: 'אדום' };
const coloured = (rank: Rank, colour: Colour): string => {
  if (masculineRank(rank)) return `${rankName(rank)} ${colourNames[colour]}`;
  return `${rankName(rank)} ${colour === 'red' ? 'אדומה' : 'שחורה'}`;
};

/** Counts a masculine noun: one follows it, two is joined to it. */
const countMasculine = (count: number, one: string, many: string): string => {
  if (count === 1) return `${one} אחד`;
  return `${count === 2 ? 'שני' : inWords(masculineNumbers, tag, count)} ${many}`;
};
/** Counts a feminine noun. */
const countFeminine = (count: number, one: string, many: string): string => {
  if (count === 1) return `${one} אחת`;
  return `${count === 2 ? 'שתי' : inWords(feminineNumbers, tag, count)} ${many}`;
};
const and = (items: readonly string[]): string => allOf(tag, items);
const or = (items: readonly string[]): string => oneOf(tag, items);
const cards = (count: number): string => countMasculine(count, 'קלף', 'קלפים');

interface Noun {
  readonly one: string;
  readonly many: string;
  readonly feminine: boolean;
}
const nouns: Record<PileKind, Noun> = {
  stock: { one: 'קופה', many: 'קופות', feminine: true },
  waste: { one: 'ערימת הגלויים', many: 'ערימות הגלויים', feminine: true },
  reserve: { one: 'רזרבה', many: 'רזרבות', feminine: true },
  tableau: { one: 'טור', many: 'טורים', feminine: false },
  foundation: { one: 'בסיס', many: 'בסיסים', feminine: false },
};
const single = (kind: PileKind): kind is 'stock' | 'waste' => kind === 'stock' || kind === 'waste';
const counted = (count: number, kind: PileKind): string =>
  nouns[kind].feminine
    ? countFeminine(count, nouns[kind].one, nouns[kind].many)
    : countMasculine(count, nouns[kind].one, nouns[kind].many);
/** The definite forms; the waste's name has its article inside. */
const the = (kind: PileKind): string => (kind === 'waste' ? nouns.waste.one : `ה${nouns[kind].one}`);
const theMany = (kind: PileKind): string => (kind === 'waste' ? nouns.waste.many : `ה${nouns[kind].many}`);
/** The noun behind a preposition of one letter, which swallows the article: "בבסיס", "בערימת הגלויים". */
const after = (letter: 'ב' | 'ל' | 'מ', kind: PileKind): string =>
  letter === 'מ' ? `מ${the(kind)}` : `${letter}${nouns[kind].one}`;
const any = ({ kind, count }: Piles): string => (count === 1 || single(kind) ? the(kind) : nouns[kind].one);
const ofAny = (piles: Piles): string => `של ${any(piles)}`;
const gendered = (kind: PileKind, masculine: string, feminine: string): string =>
  nouns[kind].feminine ? feminine : masculine;
const sources: Record<PileKind, string> = {
  stock: 'מהקופה',
  waste: 'מערימת הגלויים',
  reserve: 'מהרזרבה',
  tableau: 'מהטורים',
  foundation: 'מהבסיסים',
};
const fromKinds = (kinds: readonly PileKind[]): string => or(kinds.map((kind) => sources[kind]));
const numbered = (kind: PileKind, first: number, last: number): string =>
  first === last
    ? `${nouns[kind].one} ${first}`
    : `${nouns[kind].many} ${first} ${last === first + 1 ? 'ו־' : 'עד '}${last}`;

const suitOrder: Record<Build['suit'], string> = {
  any: 'ללא תלות בצורה',
  same: 'באותה צורה',
  other: 'בכל פעם בצורה אחרת',
  sameColour: 'באותו צבע (אדום או שחור)',
  alternateColour: 'באדום ובשחור לסירוגין',
};
const rankOrder: Record<Build['rank'], string> = {
  up: 'בסדר עולה',
  down: 'בסדר יורד',
  upOrDown: 'בסדר עולה או יורד',
  any: 'בכל סדר שהוא',
};
const order = (build: Build): string => `${rankOrder[build.rank]} ${suitOrder[build.suit]}`;

/** What goes on a card: "על עשר לב אפשר להניח רק תשע לב". */
function onCard(build: Build, rank: Rank, suit: Suit): string {
  const next = nextRanks(build, rank);
  const below = cardName(rank, suit);
  if (next !== 'any' && next.length === 0) return `על ${below} אי אפשר להניח דבר`;
  const { own, other } = coloursOf(suit);
  const list = (word: (rank: Rank) => string, anyCard: string): string =>
    next === 'any' ? anyCard : or(next.map(word));
  const words: Record<Build['suit'], () => string> = {
    any: () => list(rankName, 'קלף'),
    same: () => list((each) => cardName(each, suit), `קלף ${suitNames[suit]}`),
    other: () => `${list(rankName, 'קלף')} מצורה אחרת`,
    sameColour: () => list((each) => coloured(each, own), `קלף ${colourNames[own]}`),
    alternateColour: () => list((each) => coloured(each, other), `קלף ${colourNames[other]}`),
  };
  return `על ${below} אפשר להניח רק ${words[build.suit]()}`;
}

function facingAfter(facing: Facing): string {
  switch (facing.face) {
    case 'up':
      return ' כל הקלפים גלויים.';
    case 'down':
      return ' כל הקלפים הפוכים.';
    case 'topUp':
      return ' רק הקלף העליון בכל ערימה גלוי.';
    case 'mixed':
      return ` בכל ערימה ${facing.lower === 1 ? 'קלף הפוך אחד נמצא' : `${cards(facing.lower)} הפוכים נמצאים`} מתחת ל־${facing.upper} קלפים גלויים.`;
    case 'varied':
      return ` בספירה מלמטה, ${and(facing.down.map(String))} מהם הפוכים.`;
    default:
      return assertNever(facing, 'facing');
  }
}

function owners(ownership: Ownership): string {
  const owned = sharesOf(
    ownership,
    (suit) => suitNames[suit],
    (colour) => `קלפים ${colourPlurals[colour]}`,
  );
  if (!owned) return '';
  const number = (count: number): string => inWords(masculineNumbers, tag, count);
  const link = owned.firstOnly ? 'שנפתחים ב' : 'ל';
  if (owned.sole !== undefined) return `, ${link}${owned.sole}`;
  if (owned.each !== undefined) return `, ${number(owned.each)} ${link}כל צורה`;
  return `, ${and(owned.shares.map(({ what, count }) => `${number(count)} ${link}${what}`))}`;
}

const someOf = (count: number, some: boolean): string => {
  if (some) return counted(count, 'foundation');
  if (count === 1) return 'הבסיס';
  return `כל ${inWords(joinedNumbers, tag, count)} הבסיסים`;
};

const headedBy = (rank: Rank): string => `ש${rankName(rank)} בראשו`;
function filler(empty: 'any' | Rank, unit: Unit, runs: boolean): string {
  if (unit === 'completeRun') return `רצף שלם${empty === 'any' ? '' : ` ${headedBy(empty)}`}`;
  if (empty !== 'any') {
    return unit === 'run' && runs ? `${rankName(empty)} או רצף ${headedBy(empty)}` : rankName(empty);
  }
  if (!runs) return 'כל קלף זמין';
  return unit === 'run' ? 'כל קלף או רצף זמין' : 'כל קלף זמין בודד, אך לא רצף';
}

const emptyPile = (kind: PileKind): string => `${nouns[kind].one} ${gendered(kind, 'ריק', 'ריקה')}`;
const mayFill = (empty: 'any' | Rank, unit: Unit, runs: boolean, kind: PileKind): string =>
  `על ${emptyPile(kind)} אפשר להניח ${empty === 'any' && unit !== 'completeRun' ? '' : 'רק '}${filler(empty, unit, runs)}`;
const neverFilled = (kind: PileKind): string =>
  `${emptyPile(kind)} ${gendered(kind, 'אינו מתמלא', 'אינה מתמלאת')} שוב לעולם.`;
const exhausted = (source: 'stock' | 'waste'): string =>
  source === 'stock' ? 'אזלה הקופה' : 'אזלו הקופה וערימת הגלויים';

const destination =
  (from: PileKind) =>
  ({ kind, count, emptyOnly }: Destination): string => {
    if (emptyOnly) return `ל${emptyPile(kind)}`;
    if (kind === from) return `ל${nouns[kind].one} ${gendered(kind, 'אחר', 'אחרת')}`;
    return count === 1 ? after('ל', kind) : `ל${nouns[kind].one}`;
  };

const takesNothing = (piles: Piles): string => `אי אפשר להניח שום קלף על ${any(piles)}.`;
const givesNothing = (kind: PileKind): string => {
  if (kind === 'foundation') return 'קלפים על בסיס נשארים בו; אף קלף אינו נלקח משם.';
  if (kind === 'stock') return 'קלפים יוצאים מהקופה רק בחלוקה.';
  return `אי אפשר להזיז קלפים ${ofAny({ kind, count: 2 })}.`;
};
const topCardOnly = (kind: PileKind, count: number): string =>
  kind === 'tableau'
    ? 'אפשר להזיז רק את הקלף העליון של טור.'
    : `רק הקלף העליון של ${count === 1 ? the(kind) : `כל ${nouns[kind].one}`} זמין.`;
const times = (count: number): string => (count === 2 ? 'פעמיים' : countFeminine(count, 'פעם', 'פעמים'));
const goneThrough = (passes: number): string =>
  passes === 1 ? 'עוברים על הקופה פעם אחת בלבד, והיא אינה מתחדשת.' : `אפשר לעבור על הקופה ${times(passes)}.`;
const takesFrom = (piles: Piles, from: readonly PileKind[]): string =>
  `${any(piles)} ${gendered(piles.kind, 'מקבל', 'מקבלת')} קלפים רק ${fromKinds(from)}.`;
const takesOneCard = (piles: Piles): string =>
  `${any(piles)} ${gendered(piles.kind, 'מקבל', 'מקבלת')} קלף אחד בכל פעם.`;
const built = (kind: PileKind, count: number, build: Build): string =>
  count === 1
    ? `${the(kind)} ${gendered(kind, 'נבנה', 'נבנית')} ${order(build)}`
    : `${theMany(kind)} ${gendered(kind, 'נבנים', 'נבנות')} ${order(build)}`;

const skills = {
  luck: 'רק המזל קובע',
  mostlyLuck: 'המזל חשוב מהמיומנות',
  balanced: 'המזל והמיומנות חשובים במידה שווה',
  mostlySkill: 'המיומנות חשובה מהמזל',
  skill: 'המיומנות חשובה הרבה יותר מהמזל',
} as const;
const difficulties = { easy: 'קל', medium: 'בינוני בקושיו', hard: 'קשה', veryHard: 'קשה מאוד' } as const;

const pileLabel = ({ kind, number: n, of }: PileName): string =>
  of === 1 ? nouns[kind].one : `${nouns[kind].one} ${n} מתוך ${of}`;
const to = ({ kind, number: n, of }: PileName): string =>
  of === 1 ? after('ל', kind) : `ל${nouns[kind].one} ${n}`;
const outOf = ({ kind, number: n, of }: PileName): string =>
  of === 1 ? sources[kind] : `מ${nouns[kind].one} ${n}`;
const name = cardNamer(cardName);
const unitName = (unit: readonly number[]): string => {
  const [first = 0] = unit;
  return unit.length === 1
    ? name(first)
    : `${cards(unit.length)} החל ב${cardName(rankNameOf(first), suits[suitOf(first)])}`;
};
const pass = (n: number, passes: number | 'unlimited'): string =>
  passes === 'unlimited' ? `מעבר ${n}` : `מעבר ${n} מתוך ${passes}`;

function happening(event: Happening): string {
  switch (event.what) {
    case 'moved':
      return `${unitName(event.cards)} ${to(event.to)}.`;
    case 'refilled':
      return `${unitName(event.cards)} ${outOf(event.from)} ${to(event.to)} למילוי.`;
    case 'automatic':
      return `${unitName(event.cards)} ${to(event.to)} מעצמו.`;
    case 'automaticMany':
      return `${cards(event.count)} עברו לבסיסים מעצמם.`;
    case 'dealt':
      return `חולקו: ${event.cards.map(name).join(', ')}.`;
    case 'dealtRow':
      return `${cards(event.count)} ${event.count === 1 ? 'חולק' : 'חולקו'}, אחד לכל טור.`;
    case 'redealt':
      return `ערימת הגלויים נהפכה: ${pass(event.pass, event.passes)}.`;
    case 'turnedUp':
      return `נחשף: ${name(event.card)}.`;
    case 'returned':
      return `${cards(event.count)} ${event.count === 1 ? 'חזר' : 'חזרו'} ${to(event.to)}.`;
    default:
      return assertNever(event, 'happening');
  }
}

/** Hebrew. */
export const he: Language = {
  tag,
  name: 'עברית',
  direction: 'rtl',
  rankSigns: ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'],
  card: cardName,
  headings: {
    object: 'מטרת המשחק',
    layout: 'סידור הקלפים',
    foundations: 'בסיסים',
    tableau: 'טורים',
    reserve: 'רזרבה',
    stock: 'קופה',
    stockAndWaste: 'קופה וערימת הגלויים',
    moves: 'מהלכים',
    automatic: 'מה קורה מעצמו',
    passes: 'מעברים על הקופה',
    about: 'על המשחק',
  },
  rules: {
    pack: ({ decks, cards: n }) =>
      decks === 1
        ? `משחקים בחפיסה אחת של ${n} קלפים.`
        : `משחקים ב${countFeminine(decks, 'חפיסה', 'חפיסות')}, ${n} קלפים בסך הכול.`,
    goal: ({ cards: n, foundations }) =>
      `המשחק נגמר בניצחון כאשר כל ${n} הקלפים נמצאים ${foundations === 1 ? 'על הבסיס' : 'על הבסיסים'}.`,
    scope: ({ kind, first, last }) => `הדברים הבאים נוגעים ל${numbered(kind, first, last)}.`,
    startingCards: ({ kind, cards: taken, choice }) => {
      const names = taken.map(({ rank, count }) => {
        const many = plurals[rank] ?? `קלפי ${rankName(rank)}`;
        if (count === 1) return rankName(rank);
        return rank === 'Q'
          ? countFeminine(count, rankName(rank), many)
          : countMasculine(count, rankName(rank), many);
      });
      const all = taken.map(({ rank }) => (plurals[rank] ? `ה${plurals[rank]}` : `קלפי ה${rankName(rank)}`));
      const which = choice === 'all' ? `את כל ${and(all)}` : and(names);
      const suited = choice === 'oneOfEachSuit' ? ', קלף אחד מכל צורה,' : '';
      const own = `${nouns[kind].one} משלו`;
      return `תחילה מוציאים מהחפיסה ${which}${suited} ומניחים כל קלף גלוי על ${own}.`;
    },
    dealtEvenly: ({ kind, count, each, facing }) => {
      const face = {
        up: count === 1 && each === 1 ? 'גלוי' : 'גלויים',
        down: count === 1 && each === 1 ? 'הפוך' : 'הפוכים',
      };
      const piles = `מחלקים ${counted(count, kind)} של ${cards(each)}${count === 1 ? '' : gendered(kind, ' כל אחד', ' כל אחת')}`;
      return facing.face === 'up' || facing.face === 'down'
        ? `${piles}, ${face[facing.face]}.`
        : `${piles}.${facingAfter(facing)}`;
    },
    dealtUnevenly: ({ kind, count, counts, facing }) =>
      `מחלקים ${counted(count, kind)}, ובהם לפי הסדר ${and(counts.map(String))} קלפים.${facingAfter(facing)}`,
    startsEmpty: ({ kind, count, others }) => {
      if (count === 1) {
        const other = others ? gendered(kind, ' האחר', ' האחרת') : '';
        return `${the(kind)}${other} ${gendered(kind, 'ריק', 'ריקה')} בתחילה.`;
      }
      const other = others ? gendered(kind, ' האחרים', ' האחרות') : '';
      const feminine = count === 2 ? 'שתי' : inWords(feminineNumbers, tag, count);
      const joined = gendered(kind, inWords(joinedNumbers, tag, count), feminine);
      return `${joined} ${theMany(kind)}${other} ${gendered(kind, 'ריקים', 'ריקות')} בתחילה.`;
    },
    spread: ({ piles }) =>
      `הקלפים ${and(piles.map(({ kind, count }) => `של ${count === 1 ? the(kind) : theMany(kind)}`))} חופפים זה את זה כך שאפשר לקרוא כל קלף גלוי.`,
    stockCards: ({ cards: n }) =>
      n === 1 ? 'הקלף שנותר הוא הקופה, והוא הפוך.' : `${n} הקלפים שנותרו הם הקופה, והם הפוכים.`,
    allDealt: () => 'בכך מחולקים כל הקלפים.',
    foundation: ({ count, some, start: first, end, size, build, owners: owned }) => {
      const round =
        rankIndex(end) > rankIndex(first) !== (build.rank === 'up')
          ? `, כאשר ${build.rank === 'up' ? 'אחרי המלך בא האס' : 'אחרי האס בא המלך'}`
          : '';
      return `${someOf(count, some)} ${count === 1 ? 'נבנה' : 'נבנים'} ${order(build)}, מ${rankName(first)} עד ${rankName(end)}${round}: ${cards(size)}${count === 1 ? '' : ' בכל אחד'}${owners(owned)}.`;
    },
    completeRunFoundation: ({ count, some, start: first, end, build, owners: owned, from }) => {
      const source = from ? ` ${fromKinds(from)}` : '';
      const takes = `${someOf(count, some)} ${count === 1 ? 'מקבל' : 'מקבלים'} רק רצף שלם מ${rankName(first)} עד ${rankName(end)}, ${suitOrder[build.suit]}, העובר לשם${source} במהלך אחד`;
      const heads =
        owned.by === 'colour'
          ? `, ${and(owned.owners.map(({ colour, count: n }) => `${inWords(masculineNumbers, tag, n)} לרצפים ש${coloured(first, colour)} בראשם`))}`
          : owners(owned);
      return `${takes}${heads}. הרצף יכול להיות מונח על קלפים אחרים.`;
    },
    ownFoundation: () => 'קלף שמונח על בסיס של צורה אחרת עובר לבסיס של צורתו.',
    takeBack: ({ count, between, only }) => {
      const which = only ? numbered('foundation', only.first, only.last) : any({ kind: 'foundation', count });
      return `אפשר לקחת בחזרה את הקלף העליון של ${which} בכל עת שערימה אחרת מקבלת אותו${between ? ', גם בסיס אחר' : ''}.`;
    },
    staysPut: ({ completeRuns, only }) => {
      if (completeRuns) return 'רצפים שלמים נשארים על הבסיסים שלהם.';
      if (!only) return givesNothing('foundation');
      return `קלפים על ${numbered('foundation', only.first, only.last)} נשארים שם; אף קלף אינו נלקח משם.`;
    },
    build: ({ kind, count, build }) =>
      build.rank === 'any' && build.suit === 'any'
        ? `${any({ kind, count })} ${gendered(kind, 'מקבל', 'מקבלת')} כל קלף על כל קלף אחר.`
        : `${built(kind, count, build)}: ${onCard(build, '7', 'hearts')}.`,
    buildEnds: () => 'הכיוון יכול להשתנות בתוך ערימה. על מלך אין עולים עוד, ועל אס אין יורדים עוד.',
    buildWraps: ({ direction }) =>
      ({
        up: 'הסדר מעגלי: אפשר להניח אס על מלך.',
        down: 'הסדר מעגלי: אפשר להניח מלך על אס.',
        upOrDown: 'הכיוון יכול להשתנות בתוך ערימה, והסדר מעגלי: אפשר להניח אס על מלך ומלך על אס.',
        any: '',
      })[direction],
    neverBuilt: (piles) =>
      `אין בונים על ${any(piles)}; ${gendered(piles.kind, 'הוא מכיל', 'היא מכילה')} לכל היותר קלף אחד.`,
    takesNothing,
    holdsAtMost: (piles) =>
      `${any(piles)} ${gendered(piles.kind, 'מכיל', 'מכילה')} לכל היותר ${cards(piles.max)}.`,
    takesFrom: (piles) => takesFrom(piles, piles.from),
    takesOneCard,
    owned: ({ kind, owners: owned }) => {
      const what = owned.by === 'colour' ? 'בצבע שלו' : 'בצורה שלו';
      return owned.by !== 'nobody' && owned.firstOnly
        ? `כל ${nouns[kind].one} נפתח רק בקלף ${what}${owners(owned)}.`
        : `כל ${nouns[kind].one} מקבל רק קלפים ${what}${owners(owned)}.`;
    },
    empty: ({ kind, empty, unit, runs }) =>
      empty === 'none' ? neverFilled(kind) : `${mayFill(empty, unit, runs, kind)}.`,
    refill: ({ kind, from }) => {
      const emptied = `${nouns[kind].one} ${gendered(kind, 'שהתרוקן מתמלא', 'שהתרוקנה מתמלאת')} מיד`;
      return from === 'stock'
        ? `${emptied} בקלף הבא מהקופה.`
        : `${emptied} בקלף העליון של ערימת הגלויים; אם היא ריקה, מחלקים אליה קודם מהקופה.`;
    },
    afterRefill: ({ kind, from, empty, unit, runs }) =>
      empty === 'none'
        ? `לאחר ש${exhausted(from)}, ${emptyPile(kind)} כבר ${gendered(kind, 'אינו מתמלא', 'אינה מתמלאת')}.`
        : `רק לאחר ש${exhausted(from)} אפשר להניח על ${emptyPile(kind)} ${filler(empty, unit, runs)}.`,
    available: ({ faceDown }) =>
      faceDown ? 'קלף זמין כאשר הוא גלוי ואין קלף אחר שמכסה אותו.' : 'קלף זמין כאשר אין קלף אחר שמכסה אותו.',
    topCardOnly: ({ kind, count }) => topCardOnly(kind, count),
    givesNothing: ({ kind }) => givesNothing(kind),
    oneCardMoves: () => 'מזיזים קלף אחד בכל פעם; רצף אינו זז בשלמותו.',
    runMoves: ({ run }) =>
      `קלפים בראש ערימה שבאים זה אחר זה ${order(run)} הם רצף, שאפשר להזיז בשלמותו לערימה שמקבלת את הקלף הראשון שלו. אפשר להזיז גם חלק מרצף, מכל אחד מקלפיו ועד העליון.`,
    goes: ({ from, count, to: places }) => {
      const card = from === 'tableau' ? 'קלף מהטורים' : `הקלף העליון ${ofAny({ kind: from, count })}`;
      return `${card} יכול לעבור ${or(places.map(destination(from)))}.`;
    },
    dealToWaste: ({ packet }) =>
      packet === 1
        ? 'לחיצה על הקופה מניחה את הקלף העליון שלה, גלוי, על ערימת הגלויים.'
        : `לחיצה על הקופה מניחה ${cards(packet)}, גלויים, על ערימת הגלויים, זה על זה; האחרון שחולק נמצא למעלה.`,
    dealByPass: ({ packets, passes }) => {
      const parts = packets.map((packet, index) => {
        const last = index === packets.length - 1;
        const when = last && passes === 'unlimited' ? 'בכל מעבר נוסף' : `במעבר ${index + 1}`;
        return `${when} ${cards(packet)}`;
      });
      return `לחיצה על הקופה מניחה קלפים גלויים על ערימת הגלויים, זה על זה: ${and(parts)}. האחרון שחולק נמצא למעלה.`;
    },
    shortPacket: () => 'אם נותרו בקופה פחות קלפים, מחלקים אותם.',
    dealToTableau: ({ piles, rows, rest }) => {
      const whole = rows === 1 ? 'שורה שלמה אחת' : `${countFeminine(rows, 'שורה', 'שורות')} שלמות`;
      const short = `${rows === 0 ? 'שורה' : 'שורה אחרונה'} של ${cards(rest)}`;
      const enough = rest === 0 ? whole : rows === 0 ? short : and([whole, short]);
      return `לחיצה על הקופה מניחה קלף גלוי על ${piles === 1 ? 'הטור' : 'כל טור, לפי הסדר, גם על טור ריק'}. אפשר לעשות זאת בכל עת; הקופה מספיקה ל${enough}.`;
    },
    passes: ({ passes }) => (passes === 'unlimited' ? 'אפשר לעבור על הקופה בלי הגבלה.' : goneThrough(passes)),
    redeal: () =>
      'כשהקופה ריקה, לחיצה על מקומה הופכת את ערימת הגלויים כמו שהיא, בלי לערבב, ועושה ממנה שוב קופה: הקלף שחולק ראשון הוא שוב הראשון.',
    turnUp: () => 'קלף הפוך שנחשף נהפך לגלוי.',
    autoplay: ({ default: mode }) =>
      ({
        off: 'מהלכים אוטומטיים לבסיסים כבויים עד שמפעילים אותם.',
        safe: 'אם לא נקבע אחרת, קלף עובר לבסיס ברגע שהדבר אינו יכול לעלות בניצחון.',
        all: 'אם לא נקבע אחרת, כל קלף שמתאים לבסיס עובר אליו ברגע שאפשר.',
      })[mode],
    neverChosen: () => 'קלף שמתאים לבסיסים מסוגים שונים אינו עובר לעולם מעצמו; הבחירה היא של השחקן.',
    exempt: () => 'קלף שנלקח בחזרה מבסיס נשאר במקום שהונח בו, עד שיכוסה וייחשף שוב או עד שמעלים אותו ביד.',
    oneUndo: () => 'כל מה שבא מעצמו אחרי מהלך מתבטל יחד איתו.',
    devisedBy: ({ name: who }) => `המשחק הומצא בידי ${who}.`,
    aliases: ({ names }) => `שמות נוספים: ${names.join(', ')}.`,
    skill: ({ skill, difficulty }) => `${skills[skill]}; המשחק ${difficulties[difficulty]}.`,
    length: ({ minutes }) => (minutes === 1 ? 'משחק נמשך כדקה אחת.' : `משחק נמשך כ־${minutes} דקות.`),
    winRate: ({ share }) => `לפי נתונים שפורסמו, מנצחים בכ־${percent(tag, share)} מהמשחקים.`,
  },
  refusals: {
    samePile: () => 'הקלפים כבר נמצאים על ערימה זו.',
    nothingThere: ({ kind }) => `אין כל כך הרבה קלפים ${after('ב', kind)}.`,
    givesNothing: ({ kind }) => givesNothing(kind),
    faceDown: () => 'אי אפשר להזיז קלף הפוך.',
    topCardOnly: ({ kind }) => topCardOnly(kind, single(kind) ? 1 : 2),
    notARun: ({ run }) => `אפשר להזיז יחד רק קלפים שבאים זה אחר זה ${order(run)}.`,
    takesNothing: ({ kind }) => takesNothing({ kind: kind === 'stock' ? 'waste' : kind, count: 2 }),
    wrongSource: ({ kind, allowed }) =>
      kind === 'stock' ? givesNothing(kind) : takesFrom({ kind, count: 2 }, allowed),
    full: ({ kind, max }) =>
      `${the(kind)} ${gendered(kind, 'מלא: הוא מכיל', 'מלאה: היא מכילה')} לכל היותר ${cards(max)}.`,
    oneCardOnly: ({ kind }) => takesOneCard({ kind: kind === 'stock' ? 'waste' : kind, count: 2 }),
    oneCardOnEmpty: ({ kind }) => `על ${emptyPile(kind)} אפשר להניח רק קלף בודד, ולא רצף.`,
    completeRunOnly: ({ kind }) => `על ${the(kind)} אפשר להניח רק רצף שלם.`,
    emptyRank: ({ kind, rank }) => `${mayFill(rank, 'card', false, kind)}.`,
    emptyNever: ({ kind }) => neverFilled(kind),
    emptyWhileRefill: ({ kind, source }) =>
      `רק לאחר ש${exhausted(source)} אפשר להניח קלף על ${emptyPile(kind)}.`,
    wrongSuit: ({ kind, suit }) => `${the(kind)} ${gendered(kind, 'נפתח', 'נפתחת')} רק ב${suitNames[suit]}.`,
    wrongColour: ({ kind, colour }) =>
      `${the(kind)} ${gendered(kind, 'נפתח', 'נפתחת')} רק בקלף ${colourNames[colour]}.`,
    neverBuilt: ({ kind }) => `אין בונים על ${nouns[kind].one}.`,
    build: ({ kind, build, below }) =>
      `${built(kind, 2, build)}: ${onCard(build, rankNameOf(below), suits[suitOf(below)])}.`,
    noStock: () => 'במשחק זה אין קופה.',
    stockEmpty: () => 'הקופה ריקה.',
    stockNotEmpty: () => 'את ערימת הגלויים הופכים רק כשהקופה ריקה.',
    wasteEmpty: () => 'אין בערימת הגלויים קלפים להפוך.',
    noPassLeft: ({ passes }) => goneThrough(passes),
  },
  speech: {
    pile: pileLabel,
    empty: 'ללא קלפים',
    cards,
    faceDown: (count) => countMasculine(count, 'הפוך', 'הפוכים'),
    onTop: (card) => `${card} למעלה`,
    sequence: (first, direction) => `${rankOrder[direction]} מ${rankName(first)}`,
    suit: (suit) => suitNames[suit],
    colour: (colour) => colourNames[colour],
    nextRank: (rank) => `הבא בתור ${rankName(rank)}`,
    nextCard: (card) => `הבא בתור ${card}`,
    startsWith: (rank) => `נפתח ב${rankName(rank)}`,
    completeRunOnly: 'לרצף שלם',
    full: 'מלא',
    pass,
    contents: (pile, names, down) => {
      const list = [...(down > 0 ? [`${countMasculine(down, 'קלף הפוך', 'קלפים הפוכים')}`] : []), ...names];
      return `${pileLabel(pile)}: ${list.length > 0 ? list.join(', ') : 'ללא קלפים'}.`;
    },
    happening,
    undone: (what) => `בוטל: ${what}`,
    redone: (what) => `בוצע שוב: ${what}`,
    targets: (card, piles) => `${card} יכול לעבור ${or(piles.map(to))}.`,
    nowhere: (card) => `${card} אינו יכול לעבור לשום מקום.`,
    progress: (done, of) => `קלפים על הבסיסים: ${done} מתוך ${of}.`,
    picked: (card, count) => (count === 1 ? `נלקח: ${card}.` : `נלקחו ${cards(count)}, הראשון: ${card}.`),
    letGo: 'הוחזר למקומו.',
    won: 'המשחק נגמר בניצחון.',
    dead: 'כבר אי אפשר לנצח במשחק.',
  },
};
