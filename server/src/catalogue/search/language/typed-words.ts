import type { Vocabulary } from './vocabulary.ts';
import { rawWords, searchedWords } from './words.ts';

/** The last one may be unfinished. */
export type TypedWord = {
  text: string;
  singular: string;
  /** Synonyms, if it is a whole word. */
  same: ReadonlySet<string>;
};

const MAX_WORDS = 10;

export function asWords(text: string): string[] {
  return rawWords(text).flatMap((raw) => raw.split('-'));
}

export function typedWords(typed: string, vocabulary: Vocabulary): TypedWord[] {
  return asWords(typed)
    .slice(0, MAX_WORDS)
    .map((text) => {
      const [singular = text] = searchedWords(text);
      const same = [text, singular].filter((word) => vocabulary.has(word));
      return { text, singular, same: new Set(same.flatMap((word) => vocabulary.of(word))) };
    });
}

export function begunMeanings(typed: readonly TypedWord[], vocabulary: Vocabulary): TypedWord[] {
  const spellings = [...vocabulary.sounds()].map(([word]) => word);
  return typed.map(({ text, ...word }) => {
    const begun = spellings.filter((synonym) => synonym.startsWith(text));
    return { text, ...word, same: new Set(begun.flatMap((synonym) => vocabulary.of(synonym))) };
  });
}

export function begins(word: string, { text, singular }: TypedWord): boolean {
  return word.startsWith(text) || word === singular;
}

/**
 * Returns the word that completes the last typed one if all typed words are present.
 * @param isThere whether a word of the text matches a typed one
 */
export function completion(
  words: readonly string[],
  typed: readonly TypedWord[],
  isThere: (word: string, typed: TypedWord) => boolean,
): string | undefined {
  const found = typed.map((one) => words.find((word) => isThere(word, one)));
  return found.includes(undefined) ? undefined : found.at(-1);
}
