import { type Bits, intersection, uniteWith } from './bits.ts';
import type { IndexImage, ReadImage } from './index-image.ts';
import { soundOf } from './likeness.ts';
import type { Posting } from './posting.ts';
import { PostingMap } from './posting-map.ts';
import { indexWords, rawWords } from './words.ts';

/**
 * `head` is the last word of the name, which tells the type of product; `trims` are the further colours, of
 * pattern and border; `details` are fabric, work and origin.
 */
export const wordFields = ['name', 'head', 'tags', 'trims', 'details', 'description'] as const;
export type WordField = (typeof wordFields)[number];
/** The fields whose words may be corrections of misspelt ones; words mentioned in passing may not. */
const TELLING: readonly WordField[] = ['name', 'tags', 'trims'];

/** Which products use which words in which of their fields. */
export class WordIndex {
  readonly #postings: Record<WordField, PostingMap>;
  /** The stored words for raw words that are not stored as they are. */
  readonly #kept = new Map<string, readonly string[]>();
  readonly #sounds = new Map<string, string>();

  constructor(postings?: Record<WordField, PostingMap>) {
    this.#postings = postings ?? eachField(() => new PostingMap());
    for (const field of TELLING) for (const word of this.#postings[field].texts()) this.#learn(word);
  }

  static restore(image: ReadImage): WordIndex {
    return new WordIndex(eachField(() => PostingMap.restore(image)));
  }

  capture(image: IndexImage): void {
    for (const field of wordFields) this.#postings[field].capture(image);
  }

  /** Yields the postings of a text's words, so that a product can be added to them. */
  *postingsOf(field: WordField, text: string): Generator<Posting> {
    const postings = this.#postings[field];
    for (const raw of rawWords(text)) {
      // Fast path: most words are known and stored as they are, and a million products have a hundred million
      // of them.
      const known = postings.get(raw);
      if (known) yield known;
      else for (const word of this.#wordsOf(raw)) yield postings.get(word) ?? this.#begin(field, word);
    }
  }

  /** Whether any product uses or used one of the words in the field. */
  hasAny(field: WordField, words: readonly string[]): boolean {
    return words.some((word) => this.#postings[field].get(word));
  }

  /** Adds the products with any of the words in the field, including dead slots. */
  addAny(bits: Bits, field: WordField, words: readonly string[]): void {
    for (const word of words) this.#postings[field].get(word)?.addTo(bits);
  }

  /** Counts those of the products that use the word in the field. */
  countIn(products: Bits, word: string, field: WordField): number {
    return this.#postings[field].get(word)?.countIn(products) ?? 0;
  }

  /** Whether any of the products uses the word in one of the fields. */
  isUsed(word: string, products: Bits, fields: readonly WordField[] = wordFields): boolean {
    return fields.some((field) => this.#postings[field].get(word)?.meets(products));
  }

  /** Returns every word that is or was in a name or a tag, with its sound key. */
  sounds(): Iterable<[word: string, sound: string]> {
    return this.#sounds;
  }

  /** Adds the products with all of the words in the field. */
  addAll(bits: Bits, field: WordField, words: readonly string[]): void {
    const sets = words.map((word) => {
      const having = bits.slice().fill(0);
      this.addAny(having, field, [word]);
      return having;
    });
    const [first, ...others] = sets;
    if (first) uniteWith(bits, others.reduce(intersection, first));
  }

  /** Returns every word that is or was in a name. */
  wordsInNames(): Iterable<string> {
    return this.#postings.name.texts();
  }

  #wordsOf(raw: string): readonly string[] {
    const known = this.#kept.get(raw);
    if (known) return known;
    const words = indexWords(raw);
    if (words[0] !== raw) this.#kept.set(raw, words);
    return words;
  }

  #begin(field: WordField, word: string): Posting {
    if (TELLING.includes(field)) this.#learn(word);
    return this.#postings[field].begin(word);
  }

  #learn(word: string): void {
    if (!this.#sounds.has(word)) this.#sounds.set(word, soundOf(word));
  }
}

/** Makes a map for each field, in the order of the fields. */
function eachField(make: () => PostingMap): Record<WordField, PostingMap> {
  const made = wordFields.map((field) => [field, make()]);
  return Object.fromEntries(made);
}
