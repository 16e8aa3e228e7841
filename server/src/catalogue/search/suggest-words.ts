import type { Suggestion } from '@gulmohar/contract/catalogue/search.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { rawWords, searchedWords } from './words.ts';

/** A suggestion and the word of it that completes what is typed. */
export type Offer = Suggestion & { word: string };

/** A typed word; the last one may be unfinished. */
export type TypedWord = {
  text: string;
  /** The same without a plural's ending. */
  singular: string;
  /** Words that mean the same, when it is a whole word. */
  same: ReadonlySet<string>;
};

const MAX_WORDS = 10;

/** The words of a text as they are written; hyphens divide. */
export function asWords(text: string): string[] {
  return rawWords(text).flatMap((raw) => raw.split('-'));
}

export function typedWords(typed: string, index: CatalogueIndex): TypedWord[] {
  return asWords(typed)
    .slice(0, MAX_WORDS)
    .map((text) => {
      const [singular = text] = searchedWords(text);
      const same = [text, singular].filter((word) => index.vocabulary.has(word));
      return { text, singular, same: new Set(same.flatMap((word) => index.vocabulary.of(word))) };
    });
}

/** The same words, each standing for all that it may be the beginning of. */
export function begunMeanings(typed: readonly TypedWord[], index: CatalogueIndex): TypedWord[] {
  const known = [...index.vocabulary.sounds()].map(([word]) => word);
  return typed.map(({ text, ...word }) => {
    const begun = known.filter((synonym) => synonym.startsWith(text));
    return { text, ...word, same: new Set(begun.flatMap((synonym) => index.vocabulary.of(synonym))) };
  });
}

/** Whether a word of the catalogue begins as typed; 'sarees' is a beginning of 'saree', too. */
export function begins(word: string, { text, singular }: TypedWord): boolean {
  return word.startsWith(text) || word === singular;
}

/**
 * The word that completes the last typed one, where all of the typed ones are there.
 * @param isThere whether a word of the text stands for a typed one
 */
export function completion(
  words: readonly string[],
  typed: readonly TypedWord[],
  isThere: (word: string, typed: TypedWord) => boolean,
): string | undefined {
  const found = typed.map((one) => words.find((word) => isThere(word, one)));
  return found.includes(undefined) ? undefined : found.at(-1);
}
