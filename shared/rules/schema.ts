import * as v from 'valibot';
import { colours, MAX_DECKS, ranks, suits } from '../cards/card.ts';
import type { GameDefinition } from './definition.ts';

/**
 * The vocabulary of `definition.ts` as a check at run time, with the limits that keep one file from hanging the
 * program. The published JSON schema of game files is made from it. What only several values together can get wrong
 * is checked by `validateDefinition`.
 */

export const MAX_PILES_IN_GROUP = 24;
export const MAX_TEXT = 80;

const text = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most));
const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const list = <S extends v.GenericSchema>(item: S, most: number) =>
  v.pipe(v.array(item), v.minLength(1), v.maxLength(most));

/** Names that every record has in JavaScript: as a game's or a group's name they would be found where none is. */
const inherited = [
  'constructor',
  'hasOwnProperty',
  'isPrototypeOf',
  'propertyIsEnumerable',
  'toLocaleString',
  'toString',
  'valueOf',
];
const kebabId = v.pipe(text(40), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), v.notValue('constructor'));
const groupName = v.pipe(text(24), v.regex(/^[a-z][A-Za-z0-9]*$/), v.notValues(['stock', ...inherited]));

const rank = v.picklist(ranks);
const build = v.strictObject({
  rank: v.picklist(['up', 'down', 'upOrDown', 'any']),
  suit: v.picklist(['any', 'same', 'other', 'sameColour', 'alternateColour']),
  wrap: v.exactOptional(v.literal(true)),
});
const unit = v.picklist(['card', 'run', 'completeRun']);
const pileKind = v.picklist(['stock', 'waste', 'reserve', 'tableau', 'foundation']);

const accepts = v.strictObject({
  empty: v.union([v.picklist(['any', 'none']), rank]),
  suits: v.exactOptional(list(v.picklist(suits), MAX_PILES_IN_GROUP)),
  colours: v.exactOptional(list(v.picklist(colours), MAX_PILES_IN_GROUP)),
  build: v.exactOptional(build),
  unit,
  emptyUnit: v.exactOptional(unit),
  from: v.exactOptional(list(pileKind, 5)),
  max: v.exactOptional(whole(1, MAX_DECKS * 52)),
});

const releases = v.strictObject({
  unit: v.picklist(['none', 'top', 'run']),
  run: v.exactOptional(build),
});

const group = v.strictObject({
  kind: v.picklist(['waste', 'reserve', 'tableau', 'foundation']),
  count: whole(1, MAX_PILES_IN_GROUP),
  accepts: v.exactOptional(accepts),
  releases: v.exactOptional(releases),
  refill: v.exactOptional(v.strictObject({ from: v.picklist(['stock', 'waste']) })),
  fan: v.exactOptional(v.picklist(['none', 'down', 'right'])),
});

const stock = v.variant('to', [
  v.strictObject({
    to: v.literal('waste'),
    packets: list(whole(1, 52), 20),
    passes: v.union([whole(1, 20), v.literal('unlimited')]),
  }),
  v.strictObject({ to: v.literal('tableau'), passes: v.literal(1) }),
]);

const face = v.picklist(['up', 'down']);
const dealStep = v.variant('step', [
  v.strictObject({ step: v.literal('start'), to: groupName, rank }),
  v.strictObject({
    step: v.literal('rows'),
    to: groupName,
    rows: whole(1, 52),
    face,
    from: v.exactOptional(v.literal('right')),
  }),
  v.strictObject({
    step: v.literal('counts'),
    to: groupName,
    counts: list(whole(0, 52), MAX_PILES_IN_GROUP),
    face,
    order: v.picklist(['piles', 'rows', 'rowsFromRight']),
  }),
]);

const facts = v.strictObject({
  skill: v.picklist(['luck', 'mostlyLuck', 'balanced', 'mostlySkill', 'skill']),
  difficulty: v.picklist(['easy', 'medium', 'hard', 'veryHard']),
  minutes: whole(1, 240),
  devisedBy: v.exactOptional(text(MAX_TEXT)),
  publishedWinRate: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
});

/** A game file's shape. */
export const definitionSchema = v.strictObject({
  id: kebabId,
  name: text(MAX_TEXT),
  aliases: v.exactOptional(v.pipe(v.array(text(MAX_TEXT)), v.maxLength(20))),
  family: text(MAX_TEXT),
  variantOf: v.exactOptional(kebabId),
  rulesVersion: whole(1, 1_000_000),
  facts,
  decks: whole(1, MAX_DECKS),
  piles: v.record(groupName, group),
  stock: v.exactOptional(stock),
  deal: list(dealStep, 40),
  layout: list(text(200), 12),
  goal: v.literal('allOnFoundations'),
  autoplay: v.strictObject({ default: v.picklist(['off', 'safe', 'all']) }),
}) satisfies v.GenericSchema<unknown, GameDefinition>;
