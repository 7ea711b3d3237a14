import type { messages } from '../languages/en.ts';

/** The English catalogue is the source of the keys; its texts are the types of what they want filled in. */
export type EnglishMessages = typeof messages;

export type PluralCategory = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

type FullKey = keyof EnglishMessages;
type WithoutCategory<K> = K extends `${infer Base}_${PluralCategory}` ? Base : K;
type PluralKey = Exclude<WithoutCategory<FullKey>, FullKey>;
type PlainKey = Exclude<WithoutCategory<FullKey>, PluralKey>;

/** What the code asks for: keys of counted texts stand here without their plural category. */
export type MessageKey = PlainKey | PluralKey;

/** A catalogue of any language: every plain key, and of the counted ones the categories that the language has. */
export type Catalogue = Readonly<Record<PlainKey, string>> &
  Readonly<Partial<Record<`${PluralKey}_${PluralCategory}`, string>>>;

type Placeholders<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;
type TextOf<K extends MessageKey> = K extends FullKey
  ? EnglishMessages[K]
  : `${K}_other` extends FullKey
    ? EnglishMessages[`${K}_other`]
    : never;
type Needed<K extends MessageKey> = Placeholders<TextOf<K>> | (K extends PluralKey ? 'count' : never);

/** What a text wants filled in: nothing, or one record; `count` is a number because it chooses the plural. */
export type Values<K extends MessageKey> = [Needed<K>] extends [never]
  ? []
  : [values: { readonly [Name in Needed<K>]: Name extends 'count' ? number : string | number }];

/** A key whose text wants nothing filled in: labels of commands, menus, choices. */
export type LabelKey = { [K in MessageKey]: [Needed<K>] extends [never] ? K : never }[MessageKey];
