import { type Bits, intersection, uniteWith } from './bits.ts';
import type { IndexImage, ReadImage } from './index-image.ts';
import { soundOf } from './likeness.ts';
import type { Posting } from './posting.ts';
import { PostingMap } from './posting-map.ts';
import { indexWords, rawWords } from './words.ts';

/**
 * `head` is the last word of the name, which says what the product is; `trims` are the further colours, of pattern and
 * edge; `details` are the fabric, the work and the origin.
 */
export const wordFields = ['name', 'head', 'tags', 'trims', 'details', 'description'] as const;
export type WordField = (typeof wordFields)[number];
/** Misspelt words are not corrected to words mentioned in passing. */
const TELLING: readonly WordField[] = ['name', 'tags', 'trims'];

/** Which products have which words in which of their texts. */
export class WordIndex {
  readonly #postings: Record<WordField, PostingMap>;
  /** What the index stores for raw words that it does not store as they are. */
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

  /** The postings of a text's words, to which its products are added. */
  *postingsOf(field: WordField, text: string): Generator<Posting> {
    const postings = this.#postings[field];
    for (const raw of rawWords(text)) {
      // Fast path: most words are known and stored as they are; a million products have a hundred million of them.
      const known = postings.get(raw);
      if (known) yield known;
      else for (const word of this.#wordsOf(raw)) yield postings.get(word) ?? this.#begin(field, word);
    }
  }

  /** Whether a product has or had any of the words in the field. */
  hasAny(field: WordField, words: readonly string[]): boolean {
    return words.some((word) => this.#postings[field].get(word));
  }

  /** Adds the products with any of the words in the field, dead slots included. */
  addAny(bits: Bits, field: WordField, words: readonly string[]): void {
    for (const word of words) this.#postings[field].get(word)?.addTo(bits);
  }

  /** How many of the products use the word in the field. */
  countIn(products: Bits, word: string, field: WordField): number {
    return this.#postings[field].get(word)?.countIn(products) ?? 0;
  }

  /** Whether any of the products uses the word in one of the fields. */
  isUsed(word: string, products: Bits, fields: readonly WordField[] = wordFields): boolean {
    return fields.some((field) => this.#postings[field].get(word)?.meets(products));
  }

  /** Every word that is or was in a name or a tag, with its sound key. */
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

  /** Every word that is or was in a name. */
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

/** In the order of the fields. */
function eachField(make: () => PostingMap): Record<WordField, PostingMap> {
  const made = wordFields.map((field) => [field, make()]);
  return Object.fromEntries(made);
}
