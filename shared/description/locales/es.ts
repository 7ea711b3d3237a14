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

const tag = 'es';
const numbers =
  'cero un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte'.split(
    ' ',
  );
const ordinals = 'cero primera segunda tercera cuarta quinta sexta'.split(' ');

const rankNames = 'as dos tres cuatro cinco seis siete ocho nueve diez jota reina rey'.split(' ');
const rankPlurals =
  'ases doses treses cuatros cincos seises sietes ochos nueves dieces jotas reinas reyes'.split(' ');
const suitNames: Record<Suit, string> = {
  clubs: 'tréboles',
  spades: 'picas',
  hearts: 'corazones',
  diamonds: 'diamantes',
};
const rankName = (rank: Rank): string => rankNames[rankIndex(rank)] ?? rank;
const ranksOf = (rank: Rank): string => rankPlurals[rankIndex(rank)] ?? rank;
const feminine = (rank: Rank): boolean => rank === 'J' || rank === 'Q';
const cardName = (rank: Rank, suit: Suit): string => `${rankName(rank)} de ${suitNames[suit]}`;
const the = (rank: Rank): string => `${feminine(rank) ? 'la' : 'el'} ${rankName(rank)}`;
const aRank = (rank: Rank): string => `${feminine(rank) ? 'una' : 'un'} ${rankName(rank)}`;
const fromRank = (rank: Rank): string =>
  feminine(rank) ? `de la ${rankName(rank)}` : `del ${rankName(rank)}`;
const toRank = (rank: Rank): string => (feminine(rank) ? `a la ${rankName(rank)}` : `al ${rankName(rank)}`);
const colourWord = (colour: Colour, isFeminine: boolean): string =>
  `${colour === 'red' ? 'roj' : 'negr'}${isFeminine ? 'a' : 'o'}`;
const aColoured = (rank: Rank, colour: Colour): string =>
  `${aRank(rank)} ${colourWord(colour, feminine(rank))}`;

const number = (count: number): string => inWords(numbers, tag, count);
/** The number before a feminine noun. */
const numberOf = (count: number): string => (count === 1 ? 'una' : number(count));
const and = (items: readonly string[]): string => allOf(tag, items);
const or = (items: readonly string[]): string => oneOf(tag, items);
const start = (text: string): string => capital(text, tag);
const cards = (count: number): string => `${numberOf(count)} ${count === 1 ? 'carta' : 'cartas'}`;

/** Piles that rules count are feminine; what stands after the number or an adjective is kept apart. */
const nouns: Record<PileKind, readonly [string, string, string]> = {
  stock: ['mazo', 'mazos', ''],
  waste: ['descarte', 'descartes', ''],
  reserve: ['reserva', 'reservas', ''],
  tableau: ['pila', 'pilas', ' del tablero'],
  foundation: ['base', 'bases', ''],
};
const masculine = (kind: PileKind): kind is 'stock' | 'waste' => kind === 'stock' || kind === 'waste';
const one = (kind: PileKind, after = ''): string => `${nouns[kind][0]}${after}${nouns[kind][2]}`;
const many = (kind: PileKind, after = ''): string => `${nouns[kind][1]}${after}${nouns[kind][2]}`;
const counted = (count: number, kind: PileKind): string =>
  count === 1 ? `una ${one(kind)}` : `${numberOf(count)} ${many(kind)}`;
const any = ({ kind, count }: Piles): string =>
  masculine(kind) ? `el ${one(kind)}` : `${count === 1 ? 'la' : 'una'} ${one(kind)}`;
const ofAny = (piles: Piles): string =>
  masculine(piles.kind) ? `del ${one(piles.kind)}` : `de ${any(piles)}`;
const wholes: Record<PileKind, string> = {
  stock: 'del mazo',
  waste: 'del descarte',
  reserve: 'de las reservas',
  tableau: 'del tablero',
  foundation: 'de las bases',
};
const fromKinds = (kinds: readonly PileKind[]): string => or(kinds.map((kind) => wholes[kind]));
const span = (first: number, last: number): string => `${first} ${last === first + 1 ? 'y' : 'a'} ${last}`;
const numbered = (kind: PileKind, first: number, last: number): string =>
  first === last ? `la ${one(kind, ` ${first}`)}` : `las ${many(kind, ` ${span(first, last)}`)}`;

const suitOrder: Record<Build['suit'], string> = {
  any: 'sin importar el palo',
  same: 'del mismo palo',
  other: 'siempre de otro palo',
  sameColour: 'del mismo color (rojo o negro)',
  alternateColour: 'alternando rojo y negro',
};
const rankOrder: Record<Build['rank'], string> = {
  up: 'en orden ascendente',
  down: 'en orden descendente',
  upOrDown: 'en orden ascendente o descendente',
  any: 'en cualquier orden',
};
const order = (build: Build): string =>
  `${rankOrder[build.rank]}${build.suit === 'alternateColour' ? ' y ' : ' '}${suitOrder[build.suit]}`;

/** What goes on a card: "sobre el diez de corazones solo puede ponerse el nueve de corazones". */
function onCard(build: Build, rank: Rank, suit: Suit): string {
  const next = nextRanks(build, rank);
  const below = `${the(rank)} de ${suitNames[suit]}`;
  if (next !== 'any' && next.length === 0) return `sobre ${below} no puede ponerse nada`;
  const { own, other } = coloursOf(suit);
  const list = (word: (rank: Rank) => string, anyCard: string): string =>
    next === 'any' ? anyCard : or(next.map(word));
  const words: Record<Build['suit'], () => string> = {
    any: () => list(aRank, 'una carta'),
    same: () => list((each) => `${the(each)} de ${suitNames[suit]}`, `una carta de ${suitNames[suit]}`),
    other: () => `${list(aRank, 'una carta')} de otro palo`,
    sameColour: () => list((each) => aColoured(each, own), `una carta ${colourWord(own, true)}`),
    alternateColour: () => list((each) => aColoured(each, other), `una carta ${colourWord(other, true)}`),
  };
  return `sobre ${below} solo puede ponerse ${words[build.suit]()}`;
}

function facingAfter(facing: Facing): string {
  switch (facing.face) {
    case 'up':
      return ' Todas las cartas están boca arriba.';
    case 'down':
      return ' Todas las cartas están boca abajo.';
    case 'topUp':
      return ' Solo la carta superior de cada pila está boca arriba.';
    case 'mixed':
      return ` En cada pila hay ${cards(facing.lower)} boca abajo debajo de ${cards(facing.upper)} boca arriba.`;
    case 'varied':
      return ` Contando desde abajo, ${and(facing.down.map(String))} de ellas están boca abajo.`;
    default:
      return assertNever(facing, 'facing');
  }
}

function owners(ownership: Ownership): string {
  const owned = sharesOf(
    ownership,
    (suit) => suitNames[suit],
    (colour) => `las cartas ${colourWord(colour, true)}s`,
  );
  if (!owned) return '';
  if (owned.firstOnly) {
    const begin = (count: number): string =>
      `${numberOf(count)} que ${count === 1 ? 'empieza' : 'empiezan'} con`;
    if (owned.each !== undefined) return `, ${begin(owned.each)} cada palo`;
    return `, ${and(owned.shares.map(({ what, count }) => `${begin(count)} ${what}`))}`;
  }
  if (owned.sole !== undefined) return `, para ${owned.sole}`;
  if (owned.each !== undefined) return `, ${numberOf(owned.each)} para cada palo`;
  return `, ${and(owned.shares.map(({ what, count }) => `${numberOf(count)} para ${what}`))}`;
}

const someOf = (count: number, some: boolean): string => {
  if (some) return counted(count, 'foundation');
  return count === 1 ? 'la base' : `las ${counted(count, 'foundation')}`;
};

const headedBy = (rank: Rank): string => `encabezada por ${aRank(rank)}`;
function filler(empty: 'any' | Rank, unit: Unit, runs: boolean): string {
  if (unit === 'completeRun') return `una serie completa${empty === 'any' ? '' : ` ${headedBy(empty)}`}`;
  if (empty !== 'any')
    return unit === 'run' && runs ? `${aRank(empty)}, o una serie ${headedBy(empty)},` : aRank(empty);
  if (!runs) return 'cualquier carta disponible';
  return unit === 'run'
    ? 'cualquier carta o serie disponible'
    : 'cualquier carta disponible, pero no una serie,';
}

const emptyPile = (kind: PileKind): string =>
  kind === 'tableau' ? 'una pila vacía' : `una ${one(kind, ' vacía')}`;
const fills = (kind: PileKind): string =>
  `puede ${kind === 'foundation' ? 'iniciar' : 'ocupar'} ${emptyPile(kind)}`;
const mayFill = (empty: 'any' | Rank, unit: Unit, runs: boolean, kind: PileKind): string =>
  `${empty === 'any' && unit !== 'completeRun' ? '' : 'solo '}${filler(empty, unit, runs)} ${fills(kind)}`;
const neverFilled = (kind: PileKind): string => `${start(emptyPile(kind))} no se vuelve a ocupar nunca.`;
const exhausted = (source: 'stock' | 'waste'): string =>
  source === 'stock' ? 'se haya agotado el mazo' : 'se hayan agotado el mazo y el descarte';

const destination =
  (from: PileKind) =>
  ({ kind, count, emptyOnly }: Destination): string => {
    if (emptyOnly) return `${count === 1 ? 'la' : 'una'} ${one(kind, ' vacía')}`;
    return kind === from ? `otra ${one(kind)}` : any({ kind, count });
  };

const takesNothing = (piles: Piles): string => `No puede ponerse ninguna carta sobre ${any(piles)}.`;
const givesNothing = (kind: PileKind): string => {
  if (kind === 'foundation') return 'Las cartas de una base se quedan en ella; ninguna se recupera jamás.';
  if (kind === 'stock') return 'Las cartas solo salen del mazo al repartirlas.';
  return `Las cartas ${ofAny({ kind, count: 2 })} no pueden moverse.`;
};
const topCardOnly = (kind: PileKind, count: number): string =>
  kind === 'tableau'
    ? 'Solo puede moverse la carta superior de una pila.'
    : `Solo está disponible la carta superior ${masculine(kind) ? 'del' : count === 1 ? 'de la' : 'de cada'} ${one(kind)}.`;
const goneThrough = (passes: number): string =>
  passes === 1
    ? 'El mazo se recorre una sola vez y no se renueva.'
    : `El mazo puede recorrerse ${number(passes)} veces.`;
const takesFrom = (piles: Piles, from: readonly PileKind[]): string =>
  `${start(any(piles))} solo acepta cartas que vengan ${fromKinds(from)}.`;
const takesOneCard = (piles: Piles): string => `${start(any(piles))} solo acepta una carta cada vez.`;
const built = (kind: PileKind, count: number, build: Build): string =>
  `${count === 1 ? `La ${one(kind)} se construye` : `Las ${many(kind)} se construyen`} ${order(build)}`;

const skills = {
  luck: 'solo decide la suerte',
  mostlyLuck: 'la suerte cuenta más que la habilidad',
  balanced: 'la suerte y la habilidad cuentan por igual',
  mostlySkill: 'la habilidad cuenta más que la suerte',
  skill: 'la habilidad cuenta mucho más que la suerte',
} as const;
const difficulties = {
  easy: 'fácil',
  medium: 'de dificultad media',
  hard: 'difícil',
  veryHard: 'muy difícil',
} as const;

const pileLabel = ({ kind, number: n, of }: PileName): string =>
  of === 1 ? one(kind) : one(kind, ` ${n} de ${of}`);
const place = ({ kind, number: n, of }: PileName): string =>
  masculine(kind) ? `el ${one(kind)}` : `la ${of === 1 ? one(kind) : one(kind, ` ${n}`)}`;
const toPlace = (pile: PileName): string =>
  masculine(pile.kind) ? `al ${one(pile.kind)}` : `a ${place(pile)}`;
const fromPlace = (pile: PileName): string =>
  masculine(pile.kind) ? `del ${one(pile.kind)}` : `de ${place(pile)}`;
const name = cardNamer(cardName);
const unitName = (unit: readonly number[]): string => {
  const [first = 0] = unit;
  return unit.length === 1
    ? name(first)
    : `${cards(unit.length)} desde ${the(rankNameOf(first))} de ${suitNames[suits[suitOf(first)]]}`;
};
const pass = (n: number, passes: number | 'unlimited'): string =>
  passes === 'unlimited' ? `vuelta ${n}` : `vuelta ${n} de ${passes}`;

function happening(event: Happening): string {
  switch (event.what) {
    case 'moved':
      return start(`${unitName(event.cards)} ${toPlace(event.to)}.`);
    case 'refilled':
      return start(`${unitName(event.cards)} ${fromPlace(event.from)} ocupa ${place(event.to)}.`);
    case 'automatic':
      return start(`${unitName(event.cards)} ${toPlace(event.to)} automáticamente.`);
    case 'automaticMany':
      return `${start(cards(event.count))} han ido solas a las bases.`;
    case 'dealt':
      return `Reparto: ${event.cards.map(name).join(', ')}.`;
    case 'dealtRow':
      return `${start(cards(event.count))} ${event.count === 1 ? 'repartida' : 'repartidas'}, una por pila.`;
    case 'redealt':
      return `Se da la vuelta al descarte: ${pass(event.pass, event.passes)}.`;
    case 'turnedUp':
      return `Carta descubierta: ${name(event.card)}.`;
    case 'returned':
      return `${start(cards(event.count))} de vuelta ${toPlace(event.to)}.`;
    default:
      return assertNever(event, 'happening');
  }
}

/** Spanish. */
export const es: Language = {
  tag,
  name: 'Español',
  direction: 'ltr',
  rankSigns: ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'],
  card: cardName,
  headings: {
    object: 'Objetivo',
    layout: 'Disposición',
    foundations: 'Bases',
    tableau: 'Tablero',
    reserve: 'Reserva',
    stock: 'Mazo',
    stockAndWaste: 'Mazo y descarte',
    moves: 'Jugadas',
    automatic: 'Lo que ocurre por sí solo',
    passes: 'Vueltas al mazo',
    about: 'Sobre este juego',
  },
  rules: {
    pack: ({ decks, cards: n }) =>
      decks === 1
        ? `Se juega con una baraja de ${n} cartas.`
        : `Se juega con ${number(decks)} barajas, ${n} cartas en total.`,
    goal: ({ cards: n, foundations }) =>
      `La partida se gana cuando las ${n} cartas están ${foundations === 1 ? 'en la base' : 'en las bases'}.`,
    scope: ({ kind, first, last }) => `Lo que sigue vale para ${numbered(kind, first, last)}.`,
    startingCards: ({ kind, cards: taken, choice }) => {
      const names = taken.map(({ rank, count }) =>
        count === 1 ? aRank(rank) : `${number(count)} ${ranksOf(rank)}`,
      );
      const [first] = taken;
      const article = first && feminine(first.rank) ? 'las' : 'los';
      const which = choice === 'all' ? `${article} ${and(names)}` : and(names);
      if (taken.length === 1 && first?.count === 1) {
        return `Primero se saca de la baraja ${which} y se pone boca arriba en una ${one(kind)} propia.`;
      }
      const suited = choice === 'oneOfEachSuit' ? ', una carta de cada palo,' : '';
      return `Primero se sacan de la baraja ${which}${suited} y se pone cada carta boca arriba en una ${one(kind)} propia.`;
    },
    dealtEvenly: ({ kind, count, each, facing }) => {
      const verb = count === 1 ? 'Se reparte' : 'Se reparten';
      const piles = `${verb} ${counted(count, kind)} de ${cards(each)}${count === 1 ? '' : ' cada una'}`;
      if (facing.face === 'up') return `${piles}, boca arriba.`;
      if (facing.face === 'down') return `${piles}, boca abajo.`;
      return `${piles}.${facingAfter(facing)}`;
    },
    dealtUnevenly: ({ kind, count, counts, facing }) =>
      `Se reparten ${counted(count, kind)} que tienen, de izquierda a derecha, ${and(counts.map(String))} cartas.${facingAfter(facing)}`,
    startsEmpty: ({ kind, count, others }) => {
      if (count === 1) return `La ${others ? 'otra ' : ''}${one(kind)} empieza vacía.`;
      return `Las ${others ? 'otras ' : ''}${counted(count, kind)} empiezan vacías.`;
    },
    spread: ({ piles }) => {
      const which = piles.map(({ kind, count }) =>
        kind !== 'tableau' && count === 1 ? `de la ${one(kind)}` : wholes[kind],
      );
      return `Las cartas ${and(which)} se superponen de modo que puede leerse cada carta que está boca arriba.`;
    },
    stockCards: ({ cards: n }) =>
      n === 1
        ? 'La carta restante forma el mazo, boca abajo.'
        : `Las ${n} cartas restantes forman el mazo, boca abajo.`,
    allDealt: () => 'Con esto quedan repartidas todas las cartas.',
    foundation: ({ count, some, start: first, end, size, build, owners: owned }) => {
      const round =
        rankIndex(end) > rankIndex(first) !== (build.rank === 'up')
          ? `, con ${build.rank === 'up' ? 'el as después del rey' : 'el rey después del as'}`
          : '';
      return `${start(someOf(count, some))} ${count === 1 ? 'se construye' : 'se construyen'} ${order(build)}, ${fromRank(first)} ${toRank(end)}${round}: ${cards(size)}${count === 1 ? '' : ' cada una'}${owners(owned)}.`;
    },
    completeRunFoundation: ({ count, some, start: first, end, build, owners: owned, from }) => {
      const source = from ? `, viene ${fromKinds(from)}` : '';
      const takes = `${start(someOf(count, some))} solo ${count === 1 ? 'acepta' : 'aceptan'} una serie completa que va ${fromRank(first)} ${toRank(end)} ${suitOrder[build.suit]}${source} y se pone en una sola jugada`;
      const heads =
        owned.by === 'colour'
          ? `, ${and(owned.owners.map(({ colour, count: n }) => `${numberOf(n)} para series encabezadas por ${aColoured(first, colour)}`))}`
          : owners(owned);
      return `${takes}${heads}. La serie puede estar encima de otras cartas.`;
    },
    ownFoundation: () => 'Una carta que se pone sobre una base de otro palo va a una base del suyo.',
    takeBack: ({ count, between, only }) => {
      const which = only
        ? `de ${numbered('foundation', only.first, only.last)}`
        : ofAny({ kind: 'foundation', count });
      return `La carta superior ${which} puede recuperarse siempre que otra pila la acepte${between ? ', incluida otra base' : ''}.`;
    },
    staysPut: ({ completeRuns, only }) => {
      if (completeRuns) return 'Las series completas se quedan en sus bases.';
      if (!only) return givesNothing('foundation');
      return `Las cartas de ${numbered('foundation', only.first, only.last)} se quedan ahí; ninguna se recupera jamás.`;
    },
    build: ({ kind, count, build }) =>
      build.rank === 'any' && build.suit === 'any'
        ? `${start(any({ kind, count }))} acepta cualquier carta sobre cualquier otra.`
        : `${built(kind, count, build)}: ${onCard(build, '7', 'hearts')}.`,
    buildEnds: () =>
      'El sentido puede cambiar dentro de una pila. Sobre un rey no se sigue subiendo y sobre un as no se sigue bajando.',
    buildWraps: ({ direction }) =>
      ({
        up: 'La serie es circular: un as puede ponerse sobre un rey.',
        down: 'La serie es circular: un rey puede ponerse sobre un as.',
        upOrDown:
          'El sentido puede cambiar dentro de una pila, y la serie es circular: un as puede ponerse sobre un rey, y un rey sobre un as.',
        any: '',
      })[direction],
    neverBuilt: (piles) => `Nunca se construye sobre ${any(piles)}; contiene una carta como máximo.`,
    takesNothing,
    holdsAtMost: (piles) => `${start(any(piles))} contiene ${cards(piles.max)} como máximo.`,
    takesFrom: (piles) => takesFrom(piles, piles.from),
    takesOneCard,
    owned: ({ kind, owners: owned }) => {
      const what = owned.by === 'colour' ? 'color' : 'palo';
      return owned.by !== 'nobody' && owned.firstOnly
        ? `Cada ${one(kind)} solo empieza con una carta de su propio ${what}${owners(owned)}.`
        : `Cada ${one(kind)} solo acepta las cartas de su propio ${what}${owners(owned)}.`;
    },
    empty: ({ kind, empty, unit, runs }) =>
      empty === 'none' ? neverFilled(kind) : `${start(mayFill(empty, unit, runs, kind))}.`,
    refill: ({ kind, from }) =>
      from === 'stock'
        ? `Una ${one(kind)} que queda vacía se ocupa enseguida con la carta siguiente del mazo.`
        : `Una ${one(kind)} que queda vacía se ocupa enseguida con la carta superior del descarte; si este está vacío, antes se reparte del mazo.`,
    afterRefill: ({ kind, from, empty, unit, runs }) =>
      empty === 'none'
        ? `Una vez que ${exhausted(from)}, ${emptyPile(kind)} ya no se ocupa.`
        : `Solo cuando ${exhausted(from)} ${filler(empty, unit, runs)} ${fills(kind)}.`,
    available: ({ faceDown }) =>
      faceDown
        ? 'Una carta está disponible cuando está boca arriba y ninguna otra la cubre.'
        : 'Una carta está disponible cuando ninguna otra la cubre.',
    topCardOnly: ({ kind, count }) => topCardOnly(kind, count),
    givesNothing: ({ kind }) => givesNothing(kind),
    oneCardMoves: () => 'Las cartas se mueven de una en una; una serie nunca se mueve en bloque.',
    runMoves: ({ run }) =>
      `Las cartas superiores de una pila que se siguen ${order(run)} forman una serie, que puede moverse en bloque a una pila que acepte su primera carta. También puede moverse una parte de la serie, desde cualquiera de sus cartas hasta la superior.`,
    goes: ({ from, count, to }) => {
      const card =
        from === 'tableau' ? 'Una carta del tablero' : `La carta superior ${ofAny({ kind: from, count })}`;
      return `${card} puede ir a ${or(to.map(destination(from)))}.`;
    },
    dealToWaste: ({ packet }) =>
      packet === 1
        ? 'Un clic en el mazo pone su carta superior boca arriba en el descarte.'
        : `Un clic en el mazo pone ${cards(packet)} boca arriba en el descarte, una sobre otra; la última repartida queda encima.`,
    dealByPass: ({ packets, passes }) => {
      const parts = packets.map((packet, index) => {
        const last = index === packets.length - 1;
        const which = `${ordinals[index + 1] ?? `${index + 1}.ª`}${last ? ' y última' : ''}`;
        const when =
          last && passes === 'unlimited'
            ? 'en todas las siguientes'
            : `en la ${which}${index === 0 ? ' vuelta' : ''}`;
        return `${numberOf(packet)}${index === 0 ? ' cada vez' : ''} ${when}`;
      });
      return `Un clic en el mazo pone cartas boca arriba en el descarte, una sobre otra: ${and(parts)}. La última repartida queda encima.`;
    },
    shortPacket: () => 'Si quedan menos cartas en el mazo, se reparten esas.',
    dealToTableau: ({ piles, rows, rest }) => {
      const whole = rows === 1 ? 'una fila entera' : `${numberOf(rows)} filas enteras`;
      const short = `una ${rows === 0 ? 'fila' : 'última'} de ${cards(rest)}`;
      const enough = rest === 0 ? whole : rows === 0 ? short : `${whole} y ${short}`;
      return `Un clic en el mazo pone una carta boca arriba en ${piles === 1 ? 'la pila del tablero' : 'cada pila del tablero, de izquierda a derecha, también en las vacías'}. Se puede hacer en cualquier momento; el mazo alcanza para ${enough}.`;
    },
    passes: ({ passes }) =>
      passes === 'unlimited' ? 'El mazo puede recorrerse cuantas veces se quiera.' : goneThrough(passes),
    redeal: () =>
      'Cuando el mazo está vacío, un clic en su lugar da la vuelta al descarte tal como está, sin barajarlo, para formar de nuevo el mazo: la primera carta repartida vuelve a ser la primera.',
    turnUp: () => 'Una carta boca abajo que queda descubierta se pone boca arriba.',
    autoplay: ({ default: mode }) =>
      ({
        off: 'Las jugadas automáticas a las bases están desactivadas mientras no se activen.',
        safe: 'Si no se ajusta otra cosa, una carta va a una base en cuanto eso no puede costar la victoria.',
        all: 'Si no se ajusta otra cosa, toda carta que encaja en una base va a ella en cuanto puede.',
      })[mode],
    neverChosen: () =>
      'Una carta que encaja en bases de distinta clase nunca va a ellas por sí sola; la elección es del jugador.',
    exempt: () =>
      'Una carta recuperada de una base se queda donde se ha puesto hasta que haya sido cubierta y descubierta de nuevo o se suba a mano.',
    oneUndo: () => 'Todo lo que sigue por sí solo a una jugada se deshace junto con ella.',
    devisedBy: ({ name: who }) => `Ideado por ${who}.`,
    aliases: ({ names }) => `También conocido como ${and(names)}.`,
    skill: ({ skill, difficulty }) => `${start(skills[skill])}; el juego es ${difficulties[difficulty]}.`,
    length: ({ minutes }) =>
      `Una partida dura alrededor de ${minutes === 1 ? 'un minuto' : `${number(minutes)} minutos`}.`,
    winRate: ({ share }) =>
      `Según cifras publicadas, se gana alrededor del ${percent(tag, share)} de las partidas.`,
  },
  refusals: {
    samePile: () => 'Las cartas ya están en esta pila.',
    nothingThere: ({ kind }) => `No hay tantas cartas en ${masculine(kind) ? 'el' : 'esta'} ${one(kind)}.`,
    givesNothing: ({ kind }) => givesNothing(kind),
    faceDown: () => 'Una carta boca abajo no puede moverse.',
    topCardOnly: ({ kind }) => topCardOnly(kind, 2),
    notARun: ({ run }) => `Solo pueden moverse en bloque cartas que se siguen ${order(run)}.`,
    takesNothing: ({ kind }) =>
      takesNothing(kind === 'stock' ? { kind: 'waste', count: 1 } : { kind, count: 2 }),
    wrongSource: ({ kind, allowed }) =>
      kind === 'stock' ? givesNothing(kind) : takesFrom({ kind, count: 2 }, allowed),
    full: ({ kind, max }) => `Esta ${one(kind)} está llena: contiene ${cards(max)} como máximo.`,
    oneCardOnly: ({ kind }) => takesOneCard({ kind: kind === 'stock' ? 'waste' : kind, count: 2 }),
    oneCardOnEmpty: ({ kind }) => `Una sola carta, pero no una serie, ${fills(kind)}.`,
    completeRunOnly: ({ kind }) => `Esta ${one(kind)} solo acepta una serie completa.`,
    emptyRank: ({ kind, rank }) => `${start(mayFill(rank, 'card', false, kind))}.`,
    emptyNever: ({ kind }) => neverFilled(kind),
    emptyWhileRefill: ({ kind, source }) => `Solo cuando ${exhausted(source)} una carta ${fills(kind)}.`,
    wrongSuit: ({ kind, suit }) => `Esta ${one(kind)} solo empieza con ${suitNames[suit]}.`,
    wrongColour: ({ kind, colour }) =>
      `Esta ${one(kind)} solo empieza con una carta ${colourWord(colour, true)}.`,
    neverBuilt: ({ kind }) => `Nunca se construye sobre una ${one(kind)}.`,
    build: ({ kind, build, below }) =>
      `${built(kind, 2, build)}: ${onCard(build, rankNameOf(below), suits[suitOf(below)])}.`,
    noStock: () => 'Este juego no tiene mazo.',
    stockEmpty: () => 'El mazo está vacío.',
    stockNotEmpty: () => 'Solo se da la vuelta al descarte cuando el mazo está vacío.',
    wasteEmpty: () => 'No hay en el descarte ninguna carta a la que dar la vuelta.',
    noPassLeft: ({ passes }) => goneThrough(passes),
  },
  speech: {
    pile: pileLabel,
    empty: 'vacía',
    cards,
    faceDown: (count) => `${numberOf(count)} boca abajo`,
    onTop: (card) => `encima ${card}`,
    sequence: (first, direction) => `${rankOrder[direction]} desde ${the(first)}`,
    suit: (suit) => suitNames[suit],
    colour: (colour) => colourWord(colour, true),
    nextRank: (rank) => `ahora ${aRank(rank)}`,
    nextCard: (card) => `ahora ${card}`,
    startsWith: (rank) => `empieza con ${aRank(rank)}`,
    completeRunOnly: 'para una serie completa',
    full: 'llena',
    pass,
    contents: (pile, names, down) => {
      const list = [...(down > 0 ? [`${cards(down)} boca abajo`] : []), ...names];
      return `${start(pileLabel(pile))}: ${list.length > 0 ? list.join(', ') : 'sin cartas'}.`;
    },
    happening,
    undone: (what) => `Deshecho: ${what}`,
    redone: (what) => `Rehecho: ${what}`,
    targets: (card, piles) => `${start(card)} puede ir ${or(piles.map(toPlace))}.`,
    nowhere: (card) => `${start(card)} no puede ir a ninguna parte.`,
    progress: (done, of) => `Cartas en las bases: ${done} de ${of}.`,
    picked: (card, count) =>
      count === 1 ? `Carta tomada: ${card}.` : `${start(cards(count))} tomadas, la primera: ${card}.`,
    letGo: 'Carta devuelta a su lugar.',
    won: 'La partida está ganada.',
    dead: 'La partida ya no puede ganarse.',
  },
};
