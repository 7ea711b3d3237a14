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

const tag = 'nl';
const numbers =
  'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig'.split(
    ' ',
  );
const ordinals = 'nulde eerste tweede derde vierde vijfde zesde'.split(' ');

const rankNames = 'aas twee drie vier vijf zes zeven acht negen tien boer vrouw heer'.split(' ');
const rankPlurals =
  'azen tweeën drieën vieren vijven zessen zevens achten negens tienen boeren vrouwen heren'.split(' ');
const suitNames: Record<Suit, string> = {
  clubs: 'klaveren',
  spades: 'schoppen',
  hearts: 'harten',
  diamonds: 'ruiten',
};
const colourNames: Record<Colour, string> = { black: 'zwarte', red: 'rode' };
const plainColours: Record<Colour, string> = { black: 'zwart', red: 'rood' };

const rankName = (rank: Rank): string => rankNames[rankIndex(rank)] ?? rank;
const ranksOf = (rank: Rank): string => rankPlurals[rankIndex(rank)] ?? rank;
const cardName = (rank: Rank, suit: Suit): string => `${suitNames[suit]} ${rankName(rank)}`;
/** Only the ace is neuter. */
const theRank = (rank: Rank): string => `${rank === 'A' ? 'het' : 'de'} ${rankName(rank)}`;
const theCard = (rank: Rank, suit: Suit): string => `${rank === 'A' ? 'het' : 'de'} ${cardName(rank, suit)}`;
const aRank = (rank: Rank): string => `een ${rankName(rank)}`;
const aColoured = (rank: Rank, colour: Colour): string =>
  `een ${rank === 'A' ? plainColours[colour] : colourNames[colour]} ${rankName(rank)}`;

const number = (count: number): string => inWords(numbers, tag, count);
const one = (count: number): string => (count === 1 ? 'één' : number(count));
const and = (items: readonly string[]): string => allOf(tag, items);
const or = (items: readonly string[]): string => oneOf(tag, items);
const start = (text: string): string => capital(text, tag).replace(/^Éé/, 'Eé');
const cards = (count: number): string => `${one(count)} ${count === 1 ? 'kaart' : 'kaarten'}`;

const nouns: Record<PileKind, readonly [string, string]> = {
  stock: ['voorraadstapel', 'voorraadstapels'],
  waste: ['aflegstapel', 'aflegstapels'],
  reserve: ['reservestapel', 'reservestapels'],
  tableau: ['tableaustapel', 'tableaustapels'],
  foundation: ['basisstapel', 'basisstapels'],
};
const noun = (kind: PileKind): string => nouns[kind][0];
const many = (kind: PileKind): string => nouns[kind][1];
const counted = (count: number, kind: PileKind): string =>
  `${one(count)} ${count === 1 ? noun(kind) : many(kind)}`;
const any = ({ kind, count }: Piles): string => `${count === 1 ? 'de' : 'een'} ${noun(kind)}`;
const single = (kind: PileKind): boolean => kind === 'stock' || kind === 'waste';
const sources: Record<PileKind, string> = {
  stock: 'van de voorraadstapel',
  waste: 'van de aflegstapel',
  reserve: 'uit de reserve',
  tableau: 'uit het tableau',
  foundation: 'van de basisstapels',
};
const fromKinds = (kinds: readonly PileKind[]): string => or(kinds.map((kind) => sources[kind]));
const numbered = (kind: PileKind, first: number, last: number): string =>
  first === last
    ? `${noun(kind)} ${first}`
    : `${many(kind)} ${first} ${last === first + 1 ? 'en' : 'tot en met'} ${last}`;

const suitOrder: Record<Build['suit'], string> = {
  any: 'ongeacht de soort',
  same: 'in dezelfde soort',
  other: 'telkens in een andere soort',
  sameColour: 'in dezelfde kleur (rood of zwart)',
  alternateColour: 'afwisselend rood en zwart',
};
const rankOrder: Record<Build['rank'], string> = {
  up: 'omhoog',
  down: 'omlaag',
  upOrDown: 'omhoog of omlaag',
  any: 'in willekeurige volgorde',
};
const order = (build: Build): string =>
  `${rankOrder[build.rank]}${build.suit === 'alternateColour' ? ' en ' : ' '}${suitOrder[build.suit]}`;

/** What goes on a card: "op de harten tien mag alleen de harten negen worden gelegd". */
function onCard(build: Build, rank: Rank, suit: Suit): string {
  const next = nextRanks(build, rank);
  const below = theCard(rank, suit);
  if (next !== 'any' && next.length === 0) return `op ${below} mag niets worden gelegd`;
  const { own, other } = coloursOf(suit);
  const list = (word: (rank: Rank) => string, anyCard: string): string =>
    next === 'any' ? anyCard : or(next.map(word));
  const words: Record<Build['suit'], () => string> = {
    any: () => list(aRank, 'een kaart'),
    same: () => list((each) => theCard(each, suit), `een ${suitNames[suit]}kaart`),
    other: () => `${list(aRank, 'een kaart')} van een andere soort`,
    sameColour: () => list((each) => aColoured(each, own), `een ${colourNames[own]} kaart`),
    alternateColour: () => list((each) => aColoured(each, other), `een ${colourNames[other]} kaart`),
  };
  return `op ${below} mag alleen ${words[build.suit]()} worden gelegd`;
}

function facingAfter(facing: Facing): string {
  switch (facing.face) {
    case 'up':
      return ' Alle kaarten liggen open.';
    case 'down':
      return ' Alle kaarten liggen dicht.';
    case 'topUp':
      return ' Alleen de bovenste kaart van elke stapel ligt open.';
    case 'mixed':
      return ` In elke stapel ${facing.lower === 1 ? 'ligt één dichte kaart' : `liggen ${one(facing.lower)} dichte kaarten`} onder ${one(facing.upper)} open kaarten.`;
    case 'varied':
      return ` Daarvan liggen er, van onderaf geteld, ${and(facing.down.map(String))} dicht.`;
    default:
      return assertNever(facing, 'facing');
  }
}

function owners(ownership: Ownership): string {
  const owned = sharesOf(
    ownership,
    (suit) => suitNames[suit],
    (colour) => `${colourNames[colour]} kaarten`,
  );
  if (!owned) return '';
  const link = owned.firstOnly ? 'beginnend met' : 'voor';
  if (owned.sole !== undefined) return `, ${link} ${owned.sole}`;
  if (owned.each !== undefined) return `, ${one(owned.each)} ${link} elke soort`;
  return `, ${and(owned.shares.map(({ what, count }) => `${one(count)} ${link} ${what}`))}`;
}

const someOf = (count: number, some: boolean): string => {
  if (some) return counted(count, 'foundation');
  return count === 1 ? 'de basisstapel' : `de ${counted(count, 'foundation')}`;
};

const headedBy = (rank: Rank): string => `met ${aRank(rank)} aan het hoofd`;
function filler(empty: 'any' | Rank, unit: Unit, runs: boolean): string {
  if (unit === 'completeRun') return `een volledige reeks${empty === 'any' ? '' : ` ${headedBy(empty)}`}`;
  if (empty !== 'any')
    return unit === 'run' && runs ? `${aRank(empty)} of een reeks ${headedBy(empty)}` : aRank(empty);
  if (!runs) return 'elke beschikbare kaart';
  return unit === 'run'
    ? 'elke beschikbare kaart of reeks'
    : 'elke losse beschikbare kaart, maar geen reeks,';
}

const emptyPile = (kind: PileKind): string => `een lege ${kind === 'tableau' ? 'stapel' : noun(kind)}`;
const ontoEmpty = (kind: PileKind): string => `op ${emptyPile(kind)} worden gelegd`;
const mayFill = (empty: 'any' | Rank, unit: Unit, runs: boolean, kind: PileKind): string =>
  `${empty === 'any' && unit !== 'completeRun' ? '' : 'alleen '}${filler(empty, unit, runs)} mag ${ontoEmpty(kind)}`;
const neverFilled = (kind: PileKind): string => `${start(emptyPile(kind))} wordt nooit meer gevuld.`;
const exhausted = (source: 'stock' | 'waste'): string =>
  source === 'stock' ? 'de voorraadstapel op is' : 'de voorraadstapel en de aflegstapel op zijn';

const destination =
  (from: PileKind) =>
  ({ kind, count, emptyOnly }: Destination): string => {
    if (emptyOnly) return `${count === 1 ? 'de' : 'een'} lege ${noun(kind)}`;
    return kind === from ? `een andere ${noun(kind)}` : any({ kind, count });
  };

const takesNothing = (piles: Piles): string => `Op ${any(piles)} mag geen kaart worden gelegd.`;
const givesNothing = (kind: PileKind): string => {
  if (kind === 'foundation')
    return 'Kaarten op een basisstapel blijven daar; er wordt er nooit een teruggenomen.';
  if (kind === 'stock') return 'Kaarten verlaten de voorraadstapel alleen door te delen.';
  return `Kaarten op ${any({ kind, count: single(kind) ? 1 : 2 })} kunnen niet worden verplaatst.`;
};
const topCardOnly = (kind: PileKind, count: number): string =>
  kind === 'tableau'
    ? 'Alleen de bovenste kaart van een stapel mag worden verplaatst.'
    : `Alleen de bovenste kaart van ${count === 1 ? 'de' : 'elke'} ${noun(kind)} is beschikbaar.`;
const goneThrough = (passes: number): string =>
  passes === 1
    ? 'De voorraadstapel wordt maar één keer doorgespeeld en niet vernieuwd.'
    : `De voorraadstapel mag ${number(passes)} keer worden doorgespeeld.`;
const takesFrom = (piles: Piles, from: readonly PileKind[]): string =>
  `${start(any(piles))} neemt alleen kaarten ${fromKinds(from)} aan.`;
const takesOneCard = (piles: Piles): string => `${start(any(piles))} neemt één kaart tegelijk aan.`;

const skills = {
  luck: 'alleen het geluk beslist',
  mostlyLuck: 'geluk telt zwaarder dan inzicht',
  balanced: 'geluk en inzicht tellen even zwaar',
  mostlySkill: 'inzicht telt zwaarder dan geluk',
  skill: 'inzicht telt veel zwaarder dan geluk',
} as const;
const difficulties = {
  easy: 'makkelijk',
  medium: 'middelmatig moeilijk',
  hard: 'moeilijk',
  veryHard: 'zeer moeilijk',
} as const;

const pileLabel = ({ kind, number: n, of }: PileName): string =>
  of === 1 ? noun(kind) : `${noun(kind)} ${n} van ${of}`;
const place = ({ kind, number: n, of }: PileName): string =>
  of === 1 ? `de ${noun(kind)}` : `${noun(kind)} ${n}`;
const name = cardNamer(cardName);
const unitName = (unit: readonly number[]): string => {
  const [first = 0] = unit;
  return unit.length === 1 ? name(first) : `${cards(unit.length)} vanaf ${name(first)}`;
};
const pass = (n: number, passes: number | 'unlimited'): string =>
  passes === 'unlimited' ? `ronde ${n}` : `ronde ${n} van ${passes}`;

function happening(event: Happening): string {
  switch (event.what) {
    case 'moved':
      return start(`${unitName(event.cards)} naar ${place(event.to)}.`);
    case 'refilled':
      return start(`${place(event.to)} gevuld met ${unitName(event.cards)} van ${place(event.from)}.`);
    case 'automatic':
      return start(`${unitName(event.cards)} vanzelf naar ${place(event.to)}.`);
    case 'automaticMany':
      return `${start(cards(event.count))} gingen vanzelf naar de basisstapels.`;
    case 'dealt':
      return `Gedeeld: ${event.cards.map(name).join(', ')}.`;
    case 'dealtRow':
      return `${start(cards(event.count))} gedeeld, één per stapel.`;
    case 'redealt':
      return `De aflegstapel is omgedraaid: ${pass(event.pass, event.passes)}.`;
    case 'turnedUp':
      return `${start(name(event.card))} opengelegd.`;
    case 'returned':
      return `${start(cards(event.count))} terug op ${place(event.to)}.`;
    default:
      return assertNever(event, 'happening');
  }
}

/** Dutch. */
export const nl: Language = {
  tag,
  name: 'Nederlands',
  direction: 'ltr',
  rankSigns: ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'B', 'V', 'H'],
  card: cardName,
  headings: {
    object: 'Doel',
    layout: 'Opstelling',
    foundations: 'Basisstapels',
    tableau: 'Tableau',
    reserve: 'Reserve',
    stock: 'Voorraadstapel',
    stockAndWaste: 'Voorraadstapel en aflegstapel',
    moves: 'Zetten',
    automatic: 'Wat vanzelf gebeurt',
    passes: 'Rondes',
    about: 'Over dit spel',
  },
  rules: {
    pack: ({ decks, cards: n }) =>
      decks === 1
        ? `Er wordt gespeeld met één spel van ${n} kaarten.`
        : `Er wordt gespeeld met ${number(decks)} spellen, samen ${n} kaarten.`,
    goal: ({ cards: n, foundations }) =>
      `Het spel is gewonnen als alle ${n} kaarten op de ${foundations === 1 ? 'basisstapel' : 'basisstapels'} liggen.`,
    scope: ({ kind, first, last }) => `Voor ${numbered(kind, first, last)} geldt het volgende.`,
    startingCards: ({ kind, cards: taken, choice }) => {
      const names = taken.map(({ rank, count }) =>
        count === 1 ? aRank(rank) : `${number(count)} ${ranksOf(rank)}`,
      );
      const which = choice === 'all' ? `de ${and(names)}` : and(names);
      const alone = taken.length === 1 && taken[0]?.count === 1;
      const suited = choice === 'oneOfEachSuit' ? ', één van elke soort,' : '';
      return `Eerst ${alone ? 'wordt' : 'worden'} ${which}${suited} uit het spel genomen en open neergelegd, ${alone ? '' : 'elke kaart '}op een eigen ${noun(kind)}.`;
    },
    dealtEvenly: ({ kind, count, each, facing }) => {
      const piles = `${start(counted(count, kind))} van ${count === 1 ? '' : 'elk '}${cards(each)} ${count === 1 ? 'wordt' : 'worden'}`;
      if (facing.face === 'up') return `${piles} open neergelegd.`;
      if (facing.face === 'down') return `${piles} dicht neergelegd.`;
      return `${piles} neergelegd.${facingAfter(facing)}`;
    },
    dealtUnevenly: ({ kind, count, counts, facing }) =>
      `${start(counted(count, kind))} worden neergelegd, van links naar rechts met ${and(counts.map(String))} kaarten.${facingAfter(facing)}`,
    startsEmpty: ({ kind, count, others }) => {
      const other = others ? 'andere ' : '';
      return count === 1
        ? `De ${other}${noun(kind)} is aan het begin leeg.`
        : `De ${other}${counted(count, kind)} zijn aan het begin leeg.`;
    },
    spread: ({ piles }) => {
      const which = piles.map(({ kind, count }) =>
        kind === 'tableau' ? 'van het tableau' : `van de ${count === 1 ? noun(kind) : many(kind)}`,
      );
      return `De kaarten ${and(which)} overlappen elkaar zo dat elke open kaart te lezen is.`;
    },
    stockCards: ({ cards: n }) =>
      n === 1
        ? 'De laatste kaart vormt de voorraadstapel en ligt dicht.'
        : `De overige ${n} kaarten vormen de voorraadstapel en liggen dicht.`,
    allDealt: () => 'Daarmee zijn alle kaarten neergelegd.',
    foundation: ({ count, some, start: first, end, size, build, owners: owned }) => {
      const round =
        rankIndex(end) > rankIndex(first) !== (build.rank === 'up')
          ? `, waarbij ${build.rank === 'up' ? 'het aas op de heer' : 'de heer op het aas'} volgt`
          : '';
      return `${start(someOf(count, some))} ${count === 1 ? 'wordt' : 'worden'} ${order(build)} opgebouwd van ${theRank(first)} tot ${theRank(end)}${round}: ${count === 1 ? '' : 'elk '}${cards(size)}${owners(owned)}.`;
    },
    completeRunFoundation: ({ count, some, start: first, end, build, owners: owned, from }) => {
      const source = from ? `${fromKinds(from)} ` : '';
      const takes = `${start(someOf(count, some))} ${count === 1 ? 'neemt' : 'nemen'} alleen een volledige reeks aan, ${suitOrder[build.suit]} van ${theRank(first)} tot ${theRank(end)}, die er ${source}in één zet naartoe gaat`;
      const heads =
        owned.by === 'colour'
          ? `, ${and(owned.owners.map(({ colour, count: n }) => `${one(n)} voor reeksen met ${aColoured(first, colour)} aan het hoofd`))}`
          : owners(owned);
      return `${takes}${heads}. Onder de reeks mogen andere kaarten liggen.`;
    },
    ownFoundation: () =>
      'Een kaart die op een basisstapel van een andere soort wordt gelegd, gaat naar een stapel van haar eigen soort.',
    takeBack: ({ count, between, only }) => {
      const which = only ? numbered('foundation', only.first, only.last) : any({ kind: 'foundation', count });
      return `De bovenste kaart van ${which} mag worden teruggenomen zodra een andere stapel haar aanneemt${between ? ', ook een andere basisstapel' : ''}.`;
    },
    staysPut: ({ completeRuns, only }) => {
      if (completeRuns) return 'Volledige reeksen blijven op hun basisstapel.';
      if (!only) return givesNothing('foundation');
      return `Kaarten op ${numbered('foundation', only.first, only.last)} blijven daar; er wordt er nooit een teruggenomen.`;
    },
    build: ({ kind, count, build }) => {
      if (build.rank === 'any' && build.suit === 'any') {
        return `Op ${any({ kind, count })} mag elke kaart op elke andere worden gelegd.`;
      }
      const piles = count === 1 ? `De ${noun(kind)} wordt` : `${start(many(kind))} worden`;
      return `${piles} ${order(build)} opgebouwd: ${onCard(build, '7', 'hearts')}.`;
    },
    buildEnds: () =>
      'Binnen een stapel mag de richting wisselen. Op een heer gaat het niet verder omhoog en op een aas niet verder omlaag.',
    buildWraps: ({ direction }) =>
      ({
        up: 'De reeks loopt rond: op een heer mag een aas worden gelegd.',
        down: 'De reeks loopt rond: op een aas mag een heer worden gelegd.',
        upOrDown:
          'Binnen een stapel mag de richting wisselen, en de reeks loopt rond: op een heer mag een aas worden gelegd en op een aas een heer.',
        any: '',
      })[direction],
    neverBuilt: (piles) => `Op ${any(piles)} wordt nooit gebouwd; er ligt hoogstens één kaart.`,
    takesNothing,
    holdsAtMost: (piles) =>
      `Op ${any(piles)} ${piles.max === 1 ? 'ligt' : 'liggen'} hoogstens ${cards(piles.max)}.`,
    takesFrom: (piles) => takesFrom(piles, piles.from),
    takesOneCard,
    owned: ({ kind, owners: owned }) => {
      const what = owned.by === 'colour' ? 'kleur' : 'soort';
      return owned.by !== 'nobody' && owned.firstOnly
        ? `Elke ${noun(kind)} begint alleen met een kaart van zijn eigen ${what}${owners(owned)}.`
        : `Elke ${noun(kind)} neemt alleen kaarten van zijn eigen ${what} aan${owners(owned)}.`;
    },
    empty: ({ kind, empty, unit, runs }) =>
      empty === 'none' ? neverFilled(kind) : `${start(mayFill(empty, unit, runs, kind))}.`,
    refill: ({ kind, from }) =>
      from === 'stock'
        ? `Een leeg geworden ${noun(kind)} wordt meteen gevuld met de volgende kaart van de voorraadstapel.`
        : `Een leeg geworden ${noun(kind)} wordt meteen gevuld met de bovenste kaart van de aflegstapel; is die leeg, dan wordt er eerst van de voorraadstapel gedeeld.`,
    afterRefill: ({ kind, from, empty, unit, runs }) =>
      empty === 'none'
        ? `Zodra ${exhausted(from)}, wordt ${emptyPile(kind)} niet meer gevuld.`
        : `Pas als ${exhausted(from)}, mag ${filler(empty, unit, runs)} ${ontoEmpty(kind)}.`,
    available: ({ faceDown }) =>
      faceDown
        ? 'Een kaart is beschikbaar als zij open ligt en geen andere kaart haar bedekt.'
        : 'Een kaart is beschikbaar als geen andere kaart haar bedekt.',
    topCardOnly: ({ kind, count }) => topCardOnly(kind, count),
    givesNothing: ({ kind }) => givesNothing(kind),
    oneCardMoves: () => 'Kaarten worden een voor een verplaatst; een reeks gaat nooit als geheel.',
    runMoves: ({ run }) =>
      `Kaarten boven op een stapel die ${order(run)} op elkaar volgen, vormen een reeks. Die mag als geheel worden verplaatst naar een stapel die de eerste kaart ervan aanneemt. Ook een deel van de reeks mag worden verplaatst, van een willekeurige kaart tot en met de bovenste.`,
    goes: ({ from, count, to }) => {
      const card =
        from === 'tableau'
          ? 'Een kaart uit het tableau'
          : `De bovenste kaart van ${any({ kind: from, count })}`;
      return `${card} mag naar ${or(to.map(destination(from)))}.`;
    },
    dealToWaste: ({ packet }) =>
      packet === 1
        ? 'Een klik op de voorraadstapel legt de bovenste kaart ervan open op de aflegstapel.'
        : `Een klik op de voorraadstapel legt ${cards(packet)} open op de aflegstapel, de ene over de andere; de laatst gedeelde ligt boven.`,
    dealByPass: ({ packets, passes }) => {
      const parts = packets.map((packet, index) => {
        const last = index === packets.length - 1;
        const which = `${ordinals[index + 1] ?? `${index + 1}e`}${last ? ' en laatste' : ''}`;
        const when = last && passes === 'unlimited' ? 'in elke latere' : `in de ${which}`;
        return `${when}${index === 0 ? ' ronde' : ''} ${one(packet)}${index === 0 ? ' tegelijk' : ''}`;
      });
      return `Een klik op de voorraadstapel legt kaarten open op de aflegstapel, de ene over de andere: ${and(parts)}. De laatst gedeelde ligt boven.`;
    },
    shortPacket: () => 'Zijn er minder kaarten in de voorraadstapel, dan worden die gedeeld.',
    dealToTableau: ({ piles, rows, rest }) => {
      const whole = rows === 1 ? 'één volle rij' : `${one(rows)} volle rijen`;
      const short = `een ${rows === 0 ? 'rij' : 'laatste'} van ${cards(rest)}`;
      const enough = rest === 0 ? whole : rows === 0 ? short : `${whole} en ${short}`;
      return `Een klik op de voorraadstapel legt een open kaart op ${piles === 1 ? 'de tableaustapel' : 'elke tableaustapel, van links naar rechts, ook op lege'}. Dat kan op elk moment; er is genoeg voor ${enough}.`;
    },
    passes: ({ passes }) =>
      passes === 'unlimited'
        ? 'De voorraadstapel mag zo vaak worden doorgespeeld als men wil.'
        : goneThrough(passes),
    redeal: () =>
      'Is de voorraadstapel leeg, dan draait een klik op zijn plaats de aflegstapel om zoals hij ligt, zonder te schudden, en maakt er weer de voorraadstapel van: de eerst gedeelde kaart is opnieuw de eerste.',
    turnUp: () => 'Een dichte kaart die vrijkomt, wordt opengelegd.',
    autoplay: ({ default: mode }) =>
      ({
        off: 'Automatische zetten naar de basisstapels staan uit zolang men ze niet aanzet.',
        safe: 'Tenzij anders ingesteld, gaat een kaart naar een basisstapel zodra dat de winst niet kan kosten.',
        all: 'Tenzij anders ingesteld, gaat elke kaart die op een basisstapel past er zo snel mogelijk heen.',
      })[mode],
    neverChosen: () =>
      'Een kaart die op verschillende soorten basisstapels past, gaat er nooit vanzelf heen; de keus is aan de speler.',
    exempt: () =>
      'Een kaart die van een basisstapel is teruggenomen, blijft liggen tot zij bedekt en weer vrijgekomen is of met de hand op een basisstapel wordt gelegd.',
    oneUndo: () => 'Wat na een zet vanzelf gebeurt, wordt samen met die zet ongedaan gemaakt.',
    devisedBy: ({ name: who }) => `Bedacht door ${who}.`,
    aliases: ({ names }) => `Ook bekend als ${and(names)}.`,
    skill: ({ skill, difficulty }) => `${start(skills[skill])}; het spel is ${difficulties[difficulty]}.`,
    length: ({ minutes }) =>
      `Een spel duurt ongeveer ${minutes === 1 ? 'één minuut' : `${number(minutes)} minuten`}.`,
    winRate: ({ share }) =>
      `Volgens gepubliceerde cijfers wordt ongeveer ${percent(tag, share)} van alle spellen gewonnen.`,
  },
  refusals: {
    samePile: () => 'De kaarten liggen al op deze stapel.',
    nothingThere: ({ kind }) =>
      `Zo veel kaarten liggen er niet op ${single(kind) ? 'de' : 'deze'} ${noun(kind)}.`,
    givesNothing: ({ kind }) => givesNothing(kind),
    faceDown: () => 'Een dichte kaart kan niet worden verplaatst.',
    topCardOnly: ({ kind }) => topCardOnly(kind, single(kind) ? 1 : 2),
    notARun: ({ run }) => `Alleen kaarten die ${order(run)} op elkaar volgen, mogen samen worden verplaatst.`,
    takesNothing: ({ kind }) =>
      kind === 'stock' || kind === 'waste'
        ? `Op de ${noun(kind)} mag geen kaart worden gelegd.`
        : takesNothing({ kind, count: 2 }),
    wrongSource: ({ kind, allowed }) =>
      kind === 'stock' ? givesNothing(kind) : takesFrom({ kind, count: 2 }, allowed),
    full: ({ kind, max }) =>
      `Deze ${noun(kind)} is vol: er ${max === 1 ? 'past' : 'passen'} hoogstens ${cards(max)} op.`,
    oneCardOnly: ({ kind }) => takesOneCard({ kind: kind === 'stock' ? 'waste' : kind, count: 2 }),
    oneCardOnEmpty: ({ kind }) => `Alleen een losse kaart, maar geen reeks, mag ${ontoEmpty(kind)}.`,
    completeRunOnly: ({ kind }) => `Deze ${noun(kind)} neemt alleen een volledige reeks aan.`,
    emptyRank: ({ kind, rank }) => `${start(mayFill(rank, 'card', false, kind))}.`,
    emptyNever: ({ kind }) => neverFilled(kind),
    emptyWhileRefill: ({ kind, source }) => `Pas als ${exhausted(source)}, mag een kaart ${ontoEmpty(kind)}.`,
    wrongSuit: ({ kind, suit }) => `Deze ${noun(kind)} begint alleen met ${suitNames[suit]}.`,
    wrongColour: ({ kind, colour }) =>
      `Deze ${noun(kind)} begint alleen met een ${colourNames[colour]} kaart.`,
    neverBuilt: ({ kind }) => `Op een ${noun(kind)} wordt nooit gebouwd.`,
    build: ({ kind, build, below }) =>
      `${start(many(kind))} worden ${order(build)} opgebouwd: ${onCard(build, rankNameOf(below), suits[suitOf(below)])}.`,
    noStock: () => 'Dit spel heeft geen voorraadstapel.',
    stockEmpty: () => 'De voorraadstapel is leeg.',
    stockNotEmpty: () => 'De aflegstapel wordt pas omgedraaid als de voorraadstapel leeg is.',
    wasteEmpty: () => 'Er ligt geen kaart op de aflegstapel om om te draaien.',
    noPassLeft: ({ passes }) => goneThrough(passes),
  },
  speech: {
    pile: pileLabel,
    empty: 'leeg',
    cards,
    faceDown: (count) => `${one(count)} dicht`,
    onTop: (card) => `${card} boven`,
    sequence: (first, direction) => `vanaf ${rankName(first)} ${rankOrder[direction]}`,
    suit: (suit) => suitNames[suit],
    colour: (colour) => plainColours[colour],
    nextRank: (rank) => `nu ${aRank(rank)}`,
    nextCard: (card) => `nu ${card}`,
    startsWith: (rank) => `begint met ${aRank(rank)}`,
    completeRunOnly: 'voor een volledige reeks',
    full: 'vol',
    pass,
    contents: (pile, names, down) => {
      const list = [...(down > 0 ? [`${cards(down)} dicht`] : []), ...names];
      return `${start(pileLabel(pile))}: ${list.length > 0 ? list.join(', ') : 'leeg'}.`;
    },
    happening,
    undone: (what) => `Ongedaan gemaakt: ${what}`,
    redone: (what) => `Opnieuw gedaan: ${what}`,
    targets: (card, piles) => `${start(card)} kan naar ${or(piles.map(place))}.`,
    nowhere: (card) => `${start(card)} kan nergens heen.`,
    progress: (done, of) =>
      `${done} van de ${of} kaarten ${done === 1 ? 'ligt' : 'liggen'} op de basisstapels.`,
    picked: (card, count) =>
      count === 1 ? `${start(card)} opgepakt.` : `${start(cards(count))} opgepakt, vanaf ${card}.`,
    letGo: 'Teruggelegd.',
    won: 'Het spel is gewonnen.',
    dead: 'Het spel kan niet meer worden gewonnen.',
  },
};
