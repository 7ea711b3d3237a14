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

const tag = 'it';
const numbers =
  'zero un due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti'.split(
    ' ',
  );
const ordinals = 'zero primo secondo terzo quarto quinto sesto'.split(' ');

const rankNames = 'asso due tre quattro cinque sei sette otto nove dieci fante donna re'.split(' ');
const suitNames: Record<Suit, string> = {
  clubs: 'fiori',
  spades: 'picche',
  hearts: 'cuori',
  diamonds: 'quadri',
};
const plurals: Partial<Record<Rank, string>> = { A: 'assi', J: 'fanti', Q: 'donne' };
const rankName = (rank: Rank): string => rankNames[rankIndex(rank)] ?? rank;
const ranksOf = (rank: Rank): string => plurals[rank] ?? rankName(rank);
const feminine = (rank: Rank): boolean => rank === 'Q';
const cardName = (rank: Rank, suit: Suit): string => `${rankName(rank)} di ${suitNames[suit]}`;

/** A preposition or none, joined to the article that the rank wants: "dall’asso", "sul re". */
const joined = (before: '' | 'da' | 'a' | 'su', rank: Rank): string => {
  const noun = rankName(rank);
  if (/^[aeiou]/.test(noun)) return before === '' ? `l’${noun}` : `${before}ll’${noun}`;
  if (feminine(rank)) return before === '' ? `la ${noun}` : `${before}lla ${noun}`;
  return before === '' ? `il ${noun}` : `${before}l ${noun}`;
};
const aRank = (rank: Rank): string => `${feminine(rank) ? 'una' : 'un'} ${rankName(rank)}`;
const colourWord = (colour: Colour, ending: 'o' | 'a' | 'e'): string =>
  `${colour === 'red' ? 'ross' : 'ner'}${ending}`;
const aColoured = (rank: Rank, colour: Colour): string =>
  `${aRank(rank)} ${colourWord(colour, feminine(rank) ? 'a' : 'o')}`;

const number = (count: number): string => inWords(numbers, tag, count);
/** The number before a feminine noun. */
const numberOf = (count: number): string => (count === 1 ? 'una' : number(count));
const and = (items: readonly string[]): string => allOf(tag, items);
const or = (items: readonly string[]): string => oneOf(tag, items);
const start = (text: string): string => capital(text, tag);
const cards = (count: number): string => `${numberOf(count)} ${count === 1 ? 'carta' : 'carte'}`;

/** Piles that rules count are feminine; what stands after the number or an adjective is kept apart. */
const nouns: Record<PileKind, readonly [string, string, string]> = {
  stock: ['tallone', 'talloni', ''],
  waste: ['pozzo', 'pozzi', ''],
  reserve: ['riserva', 'riserve', ''],
  tableau: ['pila', 'pile', ' del tavolo'],
  foundation: ['base', 'basi', ''],
};
const masculine = (kind: PileKind): kind is 'stock' | 'waste' => kind === 'stock' || kind === 'waste';
const one = (kind: PileKind, after = ''): string => `${nouns[kind][0]}${after}${nouns[kind][2]}`;
const many = (kind: PileKind, after = ''): string => `${nouns[kind][1]}${after}${nouns[kind][2]}`;
const counted = (count: number, kind: PileKind): string =>
  count === 1 ? `una ${one(kind)}` : `${numberOf(count)} ${many(kind)}`;
const any = ({ kind, count }: Piles): string =>
  masculine(kind) ? `il ${one(kind)}` : `${count === 1 ? 'la' : 'una'} ${one(kind)}`;
const ofAny = ({ kind, count }: Piles): string =>
  masculine(kind) ? `del ${one(kind)}` : `${count === 1 ? 'della' : 'di una'} ${one(kind)}`;
const onAny = ({ kind, count }: Piles): string =>
  masculine(kind) ? `sul ${one(kind)}` : `${count === 1 ? 'sulla' : 'su una'} ${one(kind)}`;
const wholes: Record<PileKind, readonly [of: string, from: string]> = {
  stock: ['del tallone', 'dal tallone'],
  waste: ['del pozzo', 'dal pozzo'],
  reserve: ['delle riserve', 'dalle riserve'],
  tableau: ['del tavolo', 'dal tavolo'],
  foundation: ['delle basi', 'dalle basi'],
};
const fromKinds = (kinds: readonly PileKind[]): string => or(kinds.map((kind) => wholes[kind][1]));
const span = (first: number, last: number): string => `${first} ${last === first + 1 ? 'e' : 'a'} ${last}`;
const numbered = (before: 'per' | 'de' | 'a', kind: PileKind, first: number, last: number): string => {
  const article = first === last ? 'la' : 'le';
  const joint = before === 'per' ? `per ${article}` : `${before}l${article}`;
  return `${joint} ${first === last ? one(kind, ` ${first}`) : many(kind, ` ${span(first, last)}`)}`;
};
/** What a card lies on top of: "in cima alla base", "in cima a una riserva". */
const atop = ({ kind, count }: Piles): string => {
  if (masculine(kind)) return `in cima al ${one(kind)}`;
  return `in cima ${count === 1 ? 'alla' : 'a una'} ${one(kind)}`;
};

const suitOrder: Record<Build['suit'], string> = {
  any: 'senza badare al seme',
  same: 'nello stesso seme',
  other: 'sempre in un altro seme',
  sameColour: 'nello stesso colore (rosso o nero)',
  alternateColour: 'alternando rosso e nero',
};
const rankOrder: Record<Build['rank'], string> = {
  up: 'in ordine crescente',
  down: 'in ordine decrescente',
  upOrDown: 'in ordine crescente o decrescente',
  any: 'in qualsiasi ordine',
};
const order = (build: Build): string =>
  `${rankOrder[build.rank]}${build.suit === 'alternateColour' ? ' e ' : ' '}${suitOrder[build.suit]}`;

/** What goes on a card: "sul dieci di cuori si può mettere solo il nove di cuori". */
function onCard(build: Build, rank: Rank, suit: Suit): string {
  const next = nextRanks(build, rank);
  const below = `${joined('su', rank)} di ${suitNames[suit]}`;
  if (next !== 'any' && next.length === 0) return `${below} non si può mettere nulla`;
  const { own, other } = coloursOf(suit);
  const list = (word: (rank: Rank) => string, anyCard: string): string =>
    next === 'any' ? anyCard : or(next.map(word));
  const words: Record<Build['suit'], () => string> = {
    any: () => list(aRank, 'una carta'),
    same: () =>
      list((each) => `${joined('', each)} di ${suitNames[suit]}`, `una carta di ${suitNames[suit]}`),
    other: () => `${list(aRank, 'una carta')} di un altro seme`,
    sameColour: () => list((each) => aColoured(each, own), `una carta ${colourWord(own, 'a')}`),
    alternateColour: () => list((each) => aColoured(each, other), `una carta ${colourWord(other, 'a')}`),
  };
  return `${below} si può mettere solo ${words[build.suit]()}`;
}

function facingAfter(facing: Facing): string {
  switch (facing.face) {
    case 'up':
      return ' Tutte le carte sono scoperte.';
    case 'down':
      return ' Tutte le carte sono coperte.';
    case 'topUp':
      return ' È scoperta solo la carta in cima a ogni pila.';
    case 'mixed':
      return ` In ogni pila ${facing.lower === 1 ? 'una carta coperta sta' : `${cards(facing.lower)} coperte stanno`} sotto ${cards(facing.upper)} scoperte.`;
    case 'varied':
      return ` Contando dal basso, ${and(facing.down.map(String))} di esse sono coperte.`;
    default:
      return assertNever(facing, 'facing');
  }
}

function owners(ownership: Ownership): string {
  const owned = sharesOf(
    ownership,
    (suit) => suitNames[suit],
    (colour) => `le carte ${colourWord(colour, 'e')}`,
  );
  if (!owned) return '';
  const link = (count: number): string => {
    if (!owned.firstOnly) return `${numberOf(count)} per`;
    return `${numberOf(count)} che ${count === 1 ? 'comincia' : 'cominciano'} con`;
  };
  if (owned.sole !== undefined) return owned.firstOnly ? `, ${link(1)} ${owned.sole}` : `, per ${owned.sole}`;
  if (owned.each !== undefined) return `, ${link(owned.each)} ogni seme`;
  return `, ${and(owned.shares.map(({ what, count }) => `${link(count)} ${what}`))}`;
}

const someOf = (count: number, some: boolean): string => {
  if (some) return counted(count, 'foundation');
  return count === 1 ? 'la base' : `le ${counted(count, 'foundation')}`;
};

const headedBy = (rank: Rank): string => `con ${aRank(rank)} in testa`;
function filler(empty: 'any' | Rank, unit: Unit, runs: boolean): string {
  if (unit === 'completeRun') return `una scala completa${empty === 'any' ? '' : ` ${headedBy(empty)}`}`;
  if (empty !== 'any')
    return unit === 'run' && runs ? `${aRank(empty)}, o una scala ${headedBy(empty)},` : aRank(empty);
  if (!runs) return 'qualsiasi carta disponibile';
  return unit === 'run'
    ? 'qualsiasi carta o scala disponibile'
    : 'qualsiasi carta disponibile, ma non una scala,';
}

const emptyPile = (kind: PileKind): string =>
  kind === 'tableau' ? 'una pila vuota' : `una ${one(kind, ' vuota')}`;
const fills = (kind: PileKind): string =>
  `può ${kind === 'foundation' ? 'cominciare' : 'occupare'} ${emptyPile(kind)}`;
const mayFill = (empty: 'any' | Rank, unit: Unit, runs: boolean, kind: PileKind): string =>
  `${empty === 'any' && unit !== 'completeRun' ? '' : 'solo '}${filler(empty, unit, runs)} ${fills(kind)}`;
const neverFilled = (kind: PileKind): string => `${start(emptyPile(kind))} non si occupa mai più.`;
const exhausted = (source: 'stock' | 'waste'): string =>
  source === 'stock' ? 'il tallone è esaurito' : 'il tallone e il pozzo sono esauriti';

const destination =
  (from: PileKind) =>
  ({ kind, count, emptyOnly }: Destination): string => {
    if (emptyOnly) return `${count === 1 ? 'sulla' : 'su una'} ${one(kind, ' vuota')}`;
    return kind === from ? `su un’altra ${one(kind)}` : onAny({ kind, count });
  };

const takesNothing = (piles: Piles): string => `Non si può mettere nessuna carta ${onAny(piles)}.`;
const givesNothing = (kind: PileKind): string => {
  if (kind === 'foundation') return 'Le carte di una base vi restano; nessuna si riprende mai.';
  if (kind === 'stock') return 'Le carte lasciano il tallone solo quando si distribuiscono.';
  return `Le carte ${ofAny({ kind, count: 2 })} non si possono spostare.`;
};
const topCardOnly = (kind: PileKind, count: number): string =>
  kind === 'tableau'
    ? 'Si può spostare solo la carta in cima a una pila.'
    : `È disponibile solo la carta in cima ${masculine(kind) ? 'al' : count === 1 ? 'alla' : 'a ogni'} ${one(kind)}.`;
const goneThrough = (passes: number): string =>
  passes === 1
    ? 'Il tallone si scorre una volta sola e non si rinnova.'
    : `Il tallone si può scorrere ${number(passes)} volte.`;
const takesFrom = (piles: Piles, from: readonly PileKind[]): string =>
  `${start(any(piles))} accetta solo carte che vengono ${fromKinds(from)}.`;
const takesOneCard = (piles: Piles): string => `${start(any(piles))} accetta una carta alla volta.`;
const built = (kind: PileKind, count: number, build: Build): string =>
  `${count === 1 ? `La ${one(kind)} si costruisce` : `Le ${many(kind)} si costruiscono`} ${order(build)}`;

const skills = {
  luck: 'decide soltanto la fortuna',
  mostlyLuck: 'la fortuna conta più dell’abilità',
  balanced: 'fortuna e abilità contano allo stesso modo',
  mostlySkill: 'l’abilità conta più della fortuna',
  skill: 'l’abilità conta molto più della fortuna',
} as const;
const difficulties = {
  easy: 'facile',
  medium: 'di media difficoltà',
  hard: 'difficile',
  veryHard: 'molto difficile',
} as const;

const pileLabel = ({ kind, number: n, of }: PileName): string =>
  of === 1 ? one(kind) : one(kind, ` ${n} di ${of}`);
const placeAfter = (before: '' | 'su' | 'da', { kind, number: n, of }: PileName): string => {
  const noun = of === 1 ? one(kind) : one(kind, ` ${n}`);
  if (masculine(kind)) return before === '' ? `il ${noun}` : `${before}l ${noun}`;
  return before === '' ? `la ${noun}` : `${before}lla ${noun}`;
};
const onto = (pile: PileName): string => placeAfter('su', pile);
const name = cardNamer(cardName);
const unitName = (unit: readonly number[]): string => {
  const [first = 0] = unit;
  return unit.length === 1
    ? name(first)
    : `${cards(unit.length)} ${joined('da', rankNameOf(first))} di ${suitNames[suits[suitOf(first)]]} in su`;
};
const pass = (n: number, passes: number | 'unlimited'): string =>
  passes === 'unlimited' ? `giro ${n}` : `giro ${n} di ${passes}`;

function happening(event: Happening): string {
  switch (event.what) {
    case 'moved':
      return start(`${unitName(event.cards)} ${onto(event.to)}.`);
    case 'refilled':
      return start(
        `${unitName(event.cards)} ${placeAfter('da', event.from)} occupa ${placeAfter('', event.to)}.`,
      );
    case 'automatic':
      return start(`${unitName(event.cards)} ${onto(event.to)} automaticamente.`);
    case 'automaticMany':
      return `${start(cards(event.count))} sono andate da sole sulle basi.`;
    case 'dealt':
      return `Distribuzione: ${event.cards.map(name).join(', ')}.`;
    case 'dealtRow':
      return `${start(cards(event.count))} ${event.count === 1 ? 'distribuita' : 'distribuite'}, una per pila.`;
    case 'redealt':
      return `Il pozzo è rivoltato: ${pass(event.pass, event.passes)}.`;
    case 'turnedUp':
      return `Carta scoperta: ${name(event.card)}.`;
    case 'returned':
      return `${start(cards(event.count))} di nuovo ${onto(event.to)}.`;
    default:
      return assertNever(event, 'happening');
  }
}

/** Italian. */
export const it: Language = {
  tag,
  name: 'Italiano',
  direction: 'ltr',
  rankSigns: ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'F', 'D', 'R'],
  card: cardName,
  headings: {
    object: 'Scopo',
    layout: 'Disposizione',
    foundations: 'Basi',
    tableau: 'Tavolo',
    reserve: 'Riserva',
    stock: 'Tallone',
    stockAndWaste: 'Tallone e pozzo',
    moves: 'Mosse',
    automatic: 'Che cosa avviene da sé',
    passes: 'Giri del tallone',
    about: 'Su questo gioco',
  },
  rules: {
    pack: ({ decks, cards: n }) =>
      decks === 1
        ? `Si gioca con un mazzo di ${n} carte.`
        : `Si gioca con ${number(decks)} mazzi, ${n} carte in tutto.`,
    goal: ({ cards: n, foundations }) =>
      `La partita è vinta quando tutte le ${n} carte sono ${foundations === 1 ? 'sulla base' : 'sulle basi'}.`,
    scope: ({ kind, first, last }) => `Quanto segue vale ${numbered('per', kind, first, last)}.`,
    startingCards: ({ kind, cards: taken, choice }) => {
      const names = taken.map(({ rank, count }) =>
        count === 1 ? aRank(rank) : `${number(count)} ${ranksOf(rank)}`,
      );
      const [first] = taken;
      const article = first && feminine(first.rank) ? 'le' : /^o/.test(names[0] ?? '') ? 'gli' : 'i';
      const which = choice === 'all' ? `${article} ${and(names)}` : and(names);
      if (taken.length === 1 && first?.count === 1) {
        return `Per prima cosa si toglie dal mazzo ${which} e si mette ${feminine(first.rank) ? 'scoperta' : 'scoperto'} su una ${one(kind)} propria.`;
      }
      const suited = choice === 'oneOfEachSuit' ? ', una carta per seme,' : '';
      return `Per prima cosa si tolgono dal mazzo ${which}${suited} e si mette ogni carta, scoperta, su una ${one(kind)} propria.`;
    },
    dealtEvenly: ({ kind, count, each, facing }) => {
      const verb = count === 1 ? 'Si distribuisce' : 'Si distribuiscono';
      const piles = `${verb} ${counted(count, kind)} di ${cards(each)}${count === 1 ? '' : ' ciascuna'}`;
      const alone = count === 1 && each === 1;
      if (facing.face === 'up') return `${piles}, ${alone ? 'scoperta' : 'tutte scoperte'}.`;
      if (facing.face === 'down') return `${piles}, ${alone ? 'coperta' : 'tutte coperte'}.`;
      return `${piles}.${facingAfter(facing)}`;
    },
    dealtUnevenly: ({ kind, count, counts, facing }) =>
      `Si distribuiscono ${counted(count, kind)} che hanno, da sinistra a destra, ${and(counts.map(String))} carte.${facingAfter(facing)}`,
    startsEmpty: ({ kind, count, others }) => {
      if (count === 1) return `${others ? 'L’altra' : 'La'} ${one(kind)} all’inizio è vuota.`;
      return `Le ${others ? 'altre ' : ''}${counted(count, kind)} all’inizio sono vuote.`;
    },
    spread: ({ piles }) => {
      const which = piles.map(({ kind, count }) =>
        kind !== 'tableau' && count === 1 ? `della ${one(kind)}` : wholes[kind][0],
      );
      return `Le carte ${and(which)} si sovrappongono in modo che ogni carta scoperta si possa leggere.`;
    },
    stockCards: ({ cards: n }) =>
      n === 1
        ? 'La carta che resta forma il tallone, coperta.'
        : `Le ${n} carte che restano formano il tallone, coperte.`,
    allDealt: () => 'Con questo tutte le carte sono distribuite.',
    foundation: ({ count, some, start: first, end, size, build, owners: owned }) => {
      const round =
        rankIndex(end) > rankIndex(first) !== (build.rank === 'up')
          ? `, con ${build.rank === 'up' ? 'l’asso dopo il re' : 'il re dopo l’asso'}`
          : '';
      return `${start(someOf(count, some))} ${count === 1 ? 'si costruisce' : 'si costruiscono'} ${order(build)}, ${joined('da', first)} ${joined('a', end)}${round}: ${cards(size)}${count === 1 ? '' : ' ciascuna'}${owners(owned)}.`;
    },
    completeRunFoundation: ({ count, some, start: first, end, build, owners: owned, from }) => {
      const source = from ? ` ${fromKinds(from)}` : '';
      const takes = `${start(someOf(count, some))} ${count === 1 ? 'accetta' : 'accettano'} solo una scala completa, ${joined('da', first)} ${joined('a', end)} ${suitOrder[build.suit]}, che vi arriva${source} in una sola mossa`;
      const heads =
        owned.by === 'colour'
          ? `, ${and(owned.owners.map(({ colour, count: n }) => `${numberOf(n)} per scale con ${aColoured(first, colour)} in testa`))}`
          : owners(owned);
      return `${takes}${heads}. La scala può poggiare su altre carte.`;
    },
    ownFoundation: () => 'Una carta messa su una base di un altro seme va su una base del proprio.',
    takeBack: ({ count, between, only }) => {
      const which = only
        ? `in cima ${numbered('a', 'foundation', only.first, only.last)}`
        : atop({ kind: 'foundation', count });
      return `La carta ${which} si può riprendere ogni volta che un’altra pila la accetta${between ? ', anche un’altra base' : ''}.`;
    },
    staysPut: ({ completeRuns, only }) => {
      if (completeRuns) return 'Le scale complete restano sulle loro basi.';
      if (!only) return givesNothing('foundation');
      return `Le carte ${numbered('de', 'foundation', only.first, only.last)} vi restano; nessuna si riprende mai.`;
    },
    build: ({ kind, count, build }) =>
      build.rank === 'any' && build.suit === 'any'
        ? `${start(any({ kind, count }))} accetta qualsiasi carta su qualsiasi altra.`
        : `${built(kind, count, build)}: ${onCard(build, '7', 'hearts')}.`,
    buildEnds: () =>
      'Il verso può cambiare all’interno di una pila. Su un re non si sale oltre e su un asso non si scende oltre.',
    buildWraps: ({ direction }) =>
      ({
        up: 'La scala è circolare: un asso può stare su un re.',
        down: 'La scala è circolare: un re può stare su un asso.',
        upOrDown:
          'Il verso può cambiare all’interno di una pila, e la scala è circolare: un asso può stare su un re, e un re su un asso.',
        any: '',
      })[direction],
    neverBuilt: (piles) => `Non si costruisce mai ${onAny(piles)}; contiene al massimo una carta.`,
    takesNothing,
    holdsAtMost: (piles) => `${start(any(piles))} contiene al massimo ${cards(piles.max)}.`,
    takesFrom: (piles) => takesFrom(piles, piles.from),
    takesOneCard,
    owned: ({ kind, owners: owned }) => {
      const what = owned.by === 'colour' ? 'colore' : 'seme';
      return owned.by !== 'nobody' && owned.firstOnly
        ? `Ogni ${one(kind)} comincia solo con una carta del proprio ${what}${owners(owned)}.`
        : `Ogni ${one(kind)} accetta solo le carte del proprio ${what}${owners(owned)}.`;
    },
    empty: ({ kind, empty, unit, runs }) =>
      empty === 'none' ? neverFilled(kind) : `${start(mayFill(empty, unit, runs, kind))}.`,
    refill: ({ kind, from }) =>
      from === 'stock'
        ? `Una ${one(kind)} rimasta vuota si occupa subito con la carta successiva del tallone.`
        : `Una ${one(kind)} rimasta vuota si occupa subito con la carta in cima al pozzo; se questo è vuoto, prima si distribuisce dal tallone.`,
    afterRefill: ({ kind, from, empty, unit, runs }) =>
      empty === 'none'
        ? `Una volta che ${exhausted(from)}, ${emptyPile(kind)} non si occupa più.`
        : `Solo quando ${exhausted(from)}, ${filler(empty, unit, runs)} ${fills(kind)}.`,
    available: ({ faceDown }) =>
      faceDown
        ? 'Una carta è disponibile quando è scoperta e nessun’altra le sta sopra.'
        : 'Una carta è disponibile quando nessun’altra le sta sopra.',
    topCardOnly: ({ kind, count }) => topCardOnly(kind, count),
    givesNothing: ({ kind }) => givesNothing(kind),
    oneCardMoves: () => 'Le carte si spostano una alla volta; una scala non si sposta mai in blocco.',
    runMoves: ({ run }) =>
      `Le carte in cima a una pila che si susseguono ${order(run)} formano una scala, che si può spostare in blocco su una pila che ne accetta la prima carta. Si può spostare anche una parte della scala, da una qualsiasi delle sue carte fino a quella in cima.`,
    goes: ({ from, count, to }) => {
      const card = from === 'tableau' ? 'Una carta del tavolo' : `La carta ${atop({ kind: from, count })}`;
      return `${card} può andare ${or(to.map(destination(from)))}.`;
    },
    dealToWaste: ({ packet }) =>
      packet === 1
        ? 'Un clic sul tallone mette la sua prima carta, scoperta, sul pozzo.'
        : `Un clic sul tallone mette ${cards(packet)}, scoperte, sul pozzo, una sopra l’altra; l’ultima distribuita resta in cima.`,
    dealByPass: ({ packets, passes }) => {
      const parts = packets.map((packet, index) => {
        const last = index === packets.length - 1;
        const which = `${ordinals[index + 1] ?? `${index + 1}°`}${last ? ' e ultimo' : ''}`;
        const when =
          last && passes === 'unlimited'
            ? 'in tutti i successivi'
            : `nel ${which}${index === 0 ? ' giro' : ''}`;
        return `${numberOf(packet)}${index === 0 ? ' alla volta' : ''} ${when}`;
      });
      return `Un clic sul tallone mette carte scoperte sul pozzo, una sopra l’altra: ${and(parts)}. L’ultima distribuita resta in cima.`;
    },
    shortPacket: () => 'Se nel tallone restano meno carte, si distribuiscono quelle.',
    dealToTableau: ({ piles, rows, rest }) => {
      const whole = rows === 1 ? 'una fila intera' : `${number(rows)} file intere`;
      const short = `${rows === 0 ? 'una fila' : 'un’ultima'} di ${cards(rest)}`;
      const enough = rest === 0 ? whole : rows === 0 ? short : `${whole} e ${short}`;
      return `Un clic sul tallone mette una carta scoperta ${piles === 1 ? 'sulla pila del tavolo' : 'su ogni pila del tavolo, da sinistra a destra, anche su quelle vuote'}. Si può fare in qualsiasi momento; il tallone basta per ${enough}.`;
    },
    passes: ({ passes }) =>
      passes === 'unlimited' ? 'Il tallone si può scorrere quante volte si vuole.' : goneThrough(passes),
    redeal: () =>
      'Quando il tallone è vuoto, un clic sul suo posto rivolta il pozzo così com’è, senza mescolarlo, e ne rifà il tallone: la prima carta distribuita è di nuovo la prima.',
    turnUp: () => 'Una carta coperta che resta libera si scopre.',
    autoplay: ({ default: mode }) =>
      ({
        off: 'Le mosse automatiche verso le basi sono disattivate finché non si attivano.',
        safe: 'Salvo diversa impostazione, una carta va su una base appena ciò non può costare la vittoria.',
        all: 'Salvo diversa impostazione, ogni carta adatta a una base vi va appena può.',
      })[mode],
    neverChosen: () =>
      'Una carta adatta a basi di tipo diverso non vi va mai da sola; la scelta spetta al giocatore.',
    exempt: () =>
      'Una carta ripresa da una base resta dove è stata messa finché non è stata coperta e di nuovo liberata o non la si fa salire a mano.',
    oneUndo: () => 'Tutto ciò che segue da sé a una mossa si annulla insieme con essa.',
    devisedBy: ({ name: who }) => `Ideato da ${who}.`,
    aliases: ({ names }) => `Noto anche come ${and(names)}.`,
    skill: ({ skill, difficulty }) => `${start(skills[skill])}; il gioco è ${difficulties[difficulty]}.`,
    length: ({ minutes }) =>
      `Una partita dura circa ${minutes === 1 ? 'un minuto' : `${number(minutes)} minuti`}.`,
    winRate: ({ share }) =>
      `Secondo i dati pubblicati si vince circa il ${percent(tag, share)} delle partite.`,
  },
  refusals: {
    samePile: () => 'Le carte sono già su questa pila.',
    nothingThere: ({ kind }) =>
      `Non ci sono tante carte ${masculine(kind) ? 'sul' : 'su questa'} ${one(kind)}.`,
    givesNothing: ({ kind }) => givesNothing(kind),
    faceDown: () => 'Una carta coperta non si può spostare.',
    topCardOnly: ({ kind }) => topCardOnly(kind, 2),
    notARun: ({ run }) => `Si possono spostare in blocco solo carte che si susseguono ${order(run)}.`,
    takesNothing: ({ kind }) =>
      kind === 'stock' ? 'Non si può mettere nessuna carta sul tallone.' : takesNothing({ kind, count: 2 }),
    wrongSource: ({ kind, allowed }) =>
      kind === 'stock' ? givesNothing(kind) : takesFrom({ kind, count: 2 }, allowed),
    full: ({ kind, max }) => `Questa ${one(kind)} è piena: contiene al massimo ${cards(max)}.`,
    oneCardOnly: ({ kind }) => takesOneCard({ kind: kind === 'stock' ? 'waste' : kind, count: 2 }),
    oneCardOnEmpty: ({ kind }) => `Una carta sola, ma non una scala, ${fills(kind)}.`,
    completeRunOnly: ({ kind }) => `Questa ${one(kind)} accetta solo una scala completa.`,
    emptyRank: ({ kind, rank }) => `${start(mayFill(rank, 'card', false, kind))}.`,
    emptyNever: ({ kind }) => neverFilled(kind),
    emptyWhileRefill: ({ kind, source }) => `Solo quando ${exhausted(source)}, una carta ${fills(kind)}.`,
    wrongSuit: ({ kind, suit }) => `Questa ${one(kind)} comincia solo con ${suitNames[suit]}.`,
    wrongColour: ({ kind, colour }) =>
      `Questa ${one(kind)} comincia solo con una carta ${colourWord(colour, 'a')}.`,
    neverBuilt: ({ kind }) => `Non si costruisce mai su una ${one(kind)}.`,
    build: ({ kind, build, below }) =>
      `${built(kind, 2, build)}: ${onCard(build, rankNameOf(below), suits[suitOf(below)])}.`,
    noStock: () => 'Questo gioco non ha tallone.',
    stockEmpty: () => 'Il tallone è vuoto.',
    stockNotEmpty: () => 'Il pozzo si rivolta solo quando il tallone è vuoto.',
    wasteEmpty: () => 'Nel pozzo non c’è nessuna carta da rivoltare.',
    noPassLeft: ({ passes }) => goneThrough(passes),
  },
  speech: {
    pile: pileLabel,
    empty: 'vuota',
    cards,
    faceDown: (count) => `${numberOf(count)} ${count === 1 ? 'coperta' : 'coperte'}`,
    onTop: (card) => `in cima ${card}`,
    sequence: (first, direction) => `${rankOrder[direction]} ${joined('da', first)}`,
    suit: (suit) => suitNames[suit],
    colour: (colour) => colourWord(colour, 'a'),
    nextRank: (rank) => `ora ${aRank(rank)}`,
    nextCard: (card) => `ora ${card}`,
    startsWith: (rank) => `comincia con ${aRank(rank)}`,
    completeRunOnly: 'per una scala completa',
    full: 'piena',
    pass,
    contents: (pile, names, down) => {
      const list = [...(down > 0 ? [`${cards(down)} ${down === 1 ? 'coperta' : 'coperte'}`] : []), ...names];
      return `${start(pileLabel(pile))}: ${list.length > 0 ? list.join(', ') : 'nessuna carta'}.`;
    },
    happening,
    undone: (what) => `Annullato: ${what}`,
    redone: (what) => `Rifatto: ${what}`,
    targets: (card, piles) => `${start(card)} può andare ${or(piles.map(onto))}.`,
    nowhere: (card) => `${start(card)} non può andare da nessuna parte.`,
    progress: (done, of) => `Carte sulle basi: ${done} di ${of}.`,
    picked: (card, count) =>
      count === 1 ? `Carta presa: ${card}.` : `${start(cards(count))} prese, la prima: ${card}.`,
    letGo: 'Carta rimessa a posto.',
    won: 'La partita è vinta.',
    dead: 'La partita non si può più vincere.',
  },
};
