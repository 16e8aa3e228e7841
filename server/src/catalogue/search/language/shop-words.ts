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
  usesWord(word: string, fields?: readonly WordField[]): boolean;
  knows(word: string, fields?: readonly WordField[]): boolean;
  frequencyOf(word: string, field: WordField): number;
  sounds(): Iterable<[word: string, sound: string]>;
  /** Whether a product on sale has it as SKU, as article code or as model number in its name. */
  hasCode(code: string): boolean;
  sizes(): string[];
  sizeNamed(word: string): string | undefined;
};
