import type { Vocabulary } from './vocabulary.ts';

/**
 * `head` is the last word of the name, which tells the type of product; `trims` are the further colours, of
 * pattern and border; `details` are fabric, work and origin.
 */
export const wordFields = ['name', 'head', 'tags', 'trims', 'details', 'description'] as const;
export type WordField = (typeof wordFields)[number];

/** The words that the shop knows: those of the owner's tables, and those of the products on sale. */
export type ShopWords = {
  readonly vocabulary: Vocabulary;
  /** Whether a product on sale uses the word in one of the fields. */
  usesWord(word: string, fields?: readonly WordField[]): boolean;
  /** Whether a product on sale uses the word or a synonym of it. */
  knows(word: string, fields?: readonly WordField[]): boolean;
  /** Counts the products on sale that use the word in the field. */
  frequencyOf(word: string, field: WordField): number;
  /** Returns every word that is or was in a name or a tag, with its sound key. */
  sounds(): Iterable<[word: string, sound: string]>;
  /** Returns the sizes in stock, in alphabetical order. */
  sizes(): string[];
  /** Returns the size with this name, ignoring case. */
  sizeNamed(word: string): string | undefined;
};
