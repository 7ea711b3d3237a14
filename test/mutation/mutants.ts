import { type Rank, ranks } from '../../shared/cards/card.ts';
import type {
  Accepts,
  Build,
  GameDefinition,
  PileGroup,
  Releases,
  Stock,
} from '../../shared/rules/definition.ts';

/** A definition in which exactly one rule atom says something else. */
export interface Mutant {
  /** Where and what, such as `tableau.accepts.build.rank: down -> up`. */
  readonly change: string;
  readonly definition: GameDefinition;
}

/** A change of one value: its words, and the value after it. */
type Change<T> = readonly [words: string, value: T];

/** Every mutant of a game: rank direction, suit relation, wrap, unit, empty pile, capacity, passes, packets, fill. */
export function mutantsOf(definition: GameDefinition): Mutant[] {
  const groups = Object.entries(definition.piles).flatMap(([name, group]) =>
    groupChanges(group).map(([change, changed]) => ({
      change: `${name}.${change}`,
      definition: { ...definition, piles: { ...definition.piles, [name]: changed } },
    })),
  );
  const stock = definition.stock;
  if (!stock) return groups;
  const stocks = stockChanges(stock).map(([change, changed]) => ({
    change: `stock.${change}`,
    definition: { ...definition, stock: changed },
  }));
  return [...groups, ...stocks];
}

function groupChanges(group: PileGroup): Change<PileGroup>[] {
  const { accepts, releases, refill, ...rest } = group;
  const without = (): PileGroup => ({ ...rest, ...(accepts && { accepts }), ...(releases && { releases }) });
  const changes: Change<PileGroup>[] = [];
  if (accepts)
    for (const [words, value] of acceptChanges(accepts))
      changes.push([`accepts.${words}`, { ...group, accepts: value }]);
  for (const [words, value] of releaseChanges(releases))
    changes.push([`releases.${words}`, { ...group, releases: value }]);
  if (refill) {
    changes.push(['refill: taken away', without()]);
    const from = refill.from === 'stock' ? 'waste' : 'stock';
    changes.push([`refill: ${refill.from} -> ${from}`, { ...group, refill: { from } }]);
  } else if (group.kind === 'tableau') {
    changes.push(['refill: added', { ...group, refill: { from: 'stock' } }]);
  }
  return changes;
}

function acceptChanges(accepts: Accepts): Change<Accepts>[] {
  const changes: Change<Accepts>[] = [];
  const change = <K extends keyof Accepts>(key: K, value: Accepts[K]): void => {
    if (value === accepts[key]) return;
    changes.push([
      `${key}: ${JSON.stringify(accepts[key])} -> ${JSON.stringify(value)}`,
      { ...accepts, [key]: value },
    ]);
  };
  for (const empty of otherEmpties(accepts.empty)) change('empty', empty);
  for (const [words, build] of buildChanges(accepts.build))
    changes.push([`build.${words}`, { ...accepts, build }]);
  for (const unit of ['card', 'run'] as const) change('unit', unit);
  for (const unit of ['card', 'run'] as const)
    if (unit !== (accepts.emptyUnit ?? accepts.unit)) change('emptyUnit', unit);
  if (accepts.max !== undefined) for (const max of [accepts.max - 1, accepts.max + 1]) change('max', max);
  if (accepts.suits) change('suits', accepts.suits.toReversed());
  if (accepts.colours) change('colours', accepts.colours.toReversed());
  if (accepts.from) change('from', ['waste', 'reserve', 'foundation', 'tableau']);
  return changes;
}

function otherEmpties(empty: Accepts['empty']): Accepts['empty'][] {
  if (empty === 'any') return ['none', 'K'];
  if (empty === 'none') return ['any', 'K'];
  const next: Rank = ranks[(ranks.indexOf(empty) + 1) % ranks.length] ?? 'A';
  return ['any', 'none', next];
}

function releaseChanges(releases: Releases | undefined): Change<Releases>[] {
  if (!releases || releases.unit === 'none') return [['unit: none -> top', { unit: 'top' }]];
  if (!releases.run) return [['unit: top -> none', { unit: 'none' }]];
  return [
    ['unit: run -> top', { unit: 'top' }],
    ...buildChanges(releases.run).map(
      ([words, run]): Change<Releases> => [`run.${words}`, { unit: 'run', run }],
    ),
  ];
}

const rankChanges = {
  up: ['down', 'upOrDown'],
  down: ['up', 'upOrDown'],
  upOrDown: ['up', 'down'],
  any: ['up', 'down'],
} as const;
const suitChanges = {
  any: ['same', 'alternateColour'],
  same: ['any', 'sameColour'],
  other: ['any', 'alternateColour'],
  sameColour: ['same', 'any'],
  alternateColour: ['other', 'sameColour', 'any'],
} as const;

function buildChanges(build: Build | undefined): Change<Build>[] {
  if (!build) return [];
  const { wrap, ...plain } = build;
  return [
    ...rankChanges[build.rank].map(
      (rank): Change<Build> => [`rank: ${build.rank} -> ${rank}`, { ...build, rank }],
    ),
    ...suitChanges[build.suit].map(
      (suit): Change<Build> => [`suit: ${build.suit} -> ${suit}`, { ...build, suit }],
    ),
    wrap ? ['wrap: taken away', plain] : ['wrap: added', { ...plain, wrap: true }],
  ];
}

function stockChanges(stock: Stock): Change<Stock>[] {
  if (stock.to === 'tableau') return [];
  const changes: Change<Stock>[] = [];
  const passes =
    stock.passes === 'unlimited'
      ? [1, 2]
      : [stock.passes + 1, ...(stock.passes > 1 ? [stock.passes - 1] : [])];
  for (const value of passes)
    changes.push([`passes: ${stock.passes} -> ${value}`, { ...stock, passes: value }]);
  stock.packets.forEach((cards, i) => {
    const packets = stock.packets.with(i, cards + 1);
    changes.push([`packets.${i}: ${cards} -> ${cards + 1}`, { ...stock, packets }]);
  });
  return changes;
}
