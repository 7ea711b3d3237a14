import fc from 'fast-check';
import { colours, ranks, suits } from '../../../shared/cards/card.ts';
import type {
  Accepts,
  Build,
  DealStep,
  GameDefinition,
  GroupKind,
  PileGroup,
  Releases,
  Stock,
} from '../../../shared/rules/definition.ts';

const build: fc.Arbitrary<Build> = fc
  .record({
    rank: fc.constantFrom('up', 'down', 'upOrDown', 'any'),
    suit: fc.constantFrom('any', 'same', 'other', 'sameColour', 'alternateColour'),
    wrap: fc.boolean(),
  })
  .map(({ rank, suit, wrap }): Build => (wrap ? { rank, suit, wrap: true } : { rank, suit }));

const unit = fc.constantFrom('card', 'run', 'completeRun');

const accepts: fc.Arbitrary<Accepts> = fc.record(
  {
    empty: fc.constantFrom('any', 'none', ...ranks),
    suits: fc.constantFrom([...suits], [suits[1]], [suits[2], suits[0]]),
    colours: fc.constantFrom([...colours], [colours[1]]),
    build,
    unit,
    emptyUnit: unit,
    from: fc.subarray(['stock', 'waste', 'reserve', 'tableau', 'foundation'], { minLength: 1 }),
    max: fc.integer({ min: 1, max: 20 }),
  },
  { requiredKeys: ['empty', 'unit'] },
);

const releases: fc.Arbitrary<Releases> = fc.oneof(
  fc.constantFrom<Releases>({ unit: 'none' }, { unit: 'top' }),
  build.map((run): Releases => ({ unit: 'run', run })),
);

const group = (kind: GroupKind): fc.Arbitrary<PileGroup> =>
  fc.record(
    {
      kind: fc.constant(kind),
      count: fc.integer({ min: 1, max: 8 }),
      accepts,
      releases,
      refill: fc.constantFrom({ from: 'stock' }, { from: 'waste' }),
      fan: fc.constantFrom('none', 'down', 'right'),
    },
    { requiredKeys: ['kind', 'count'] },
  );

const groups = fc
  .tuple(
    fc.array(group('reserve'), { maxLength: 2 }),
    fc.array(group('tableau'), { minLength: 1, maxLength: 3 }),
    fc.array(group('foundation'), { minLength: 1, maxLength: 4 }),
  )
  .map((kinds) =>
    Object.fromEntries(kinds.flatMap((list) => list.map((each, i) => [`${each.kind}${i}`, each]))),
  );

const stock: fc.Arbitrary<Stock> = fc.oneof(
  fc.constant<Stock>({ to: 'tableau', passes: 1 }),
  fc.record({
    to: fc.constant('waste'),
    packets: fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 4 }),
    passes: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.constant('unlimited')),
  }),
);

/** What the opening deal may put on a group: rows, cards by pile, a starting card, or nothing. */
function dealTo(to: string, { count }: PileGroup): fc.Arbitrary<DealStep[]> {
  const face = fc.constantFrom('up', 'down');
  const rows = fc.integer({ min: 1, max: 2 });
  const counts = fc.array(fc.integer({ min: 0, max: 2 }), { minLength: count, maxLength: count });
  return fc.oneof(
    fc.constant<DealStep[]>([]),
    fc.record({ face, rows }).map((each): DealStep[] => [{ step: 'rows', to, ...each }]),
    fc.record({ face, counts }).map((each): DealStep[] => [{ step: 'counts', to, order: 'piles', ...each }]),
    counts.map((down): DealStep[] => [
      { step: 'counts', to, order: 'piles', face: 'down', counts: down },
      { step: 'rows', to, rows: 1, face: 'up' },
    ]),
    fc.constantFrom(...ranks).map((rank): DealStep[] => [{ step: 'start', to, rank }]),
  );
}

const facts = fc.record(
  {
    skill: fc.constantFrom('luck', 'mostlyLuck', 'balanced', 'mostlySkill', 'skill'),
    difficulty: fc.constantFrom('easy', 'medium', 'hard', 'veryHard'),
    minutes: fc.integer({ min: 1, max: 90 }),
    devisedBy: fc.constant('Somebody'),
    publishedWinRate: fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100),
  },
  { requiredKeys: ['skill', 'difficulty', 'minutes'] },
);

/** Any game that the vocabulary can write, whether or not it could be played. */
export const anyGame: fc.Arbitrary<GameDefinition> = groups.chain((withoutWaste) =>
  fc
    .record({
      decks: fc.integer({ min: 1, max: 4 }),
      stock: fc.option(stock, { nil: undefined }),
      waste: group('waste'),
      deals: fc.tuple(...Object.entries(withoutWaste).map(([name, each]) => dealTo(name, each))),
      facts,
      autoplay: fc.constantFrom('off', 'safe', 'all'),
    })
    .map(({ decks, stock: dealt, waste, deals, facts: known, autoplay }): GameDefinition => {
      const piles = dealt?.to === 'waste' ? { waste: { ...waste, count: 1 }, ...withoutWaste } : withoutWaste;
      return {
        id: 'any',
        name: 'Any Game',
        family: 'Any',
        rulesVersion: 1,
        facts: known,
        decks,
        piles,
        ...(dealt && { stock: dealt }),
        deal: deals.flat(),
        layout: Object.keys(piles),
        goal: 'allOnFoundations',
        autoplay: { default: autoplay },
      };
    }),
);
