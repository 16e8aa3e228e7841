import { soundOf } from '../language/likeness.ts';
import { type WordField, wordFields } from '../language/shop-words.ts';
import { indexWords, rawWords } from '../language/words.ts';
import { type Bits, intersection, noBits, uniteWith } from './bits.ts';
import { type Posting, postingOf } from './posting.ts';

/** The fields whose words may be corrections of misspelt ones; words mentioned in passing may not. */
const TELLING: readonly WordField[] = ['name', 'tags', 'trims'];

export class WordIndex {
  readonly #postings: Record<WordField, Map<string, Posting>> = {
    name: new Map(),
    head: new Map(),
    tags: new Map(),
    trims: new Map(),
    details: new Map(),
    description: new Map(),
  };
  readonly #stored = new Map<string, readonly string[]>();
  readonly #sounds = new Map<string, string>();

  add(slot: number, field: WordField, text: string): void {
    const postings = this.#postings[field];
    for (const raw of rawWords(text)) {
      for (const word of this.#storedFor(raw)) {
        postingOf(postings, word).add(slot);
        if (TELLING.includes(field) && !this.#sounds.has(word)) this.#sounds.set(word, soundOf(word));
      }
    }
  }

  /** Whether any product uses or used one of the words in the field. */
  hasAny(field: WordField, words: readonly string[]): boolean {
    return words.some((word) => this.#postings[field].has(word));
  }

  /** Adds the products with any of the words in the field, including dead slots. */
  addAny(bits: Bits, field: WordField, words: readonly string[]): void {
    for (const word of words) this.#postings[field].get(word)?.addTo(bits);
  }

  addAll(bits: Bits, field: WordField, words: readonly string[]): void {
    const sets = words.map((word) => {
      const having = noBits(bits.length * 32);
      this.addAny(having, field, [word]);
      return having;
    });
    const [first, ...others] = sets;
    if (first) uniteWith(bits, others.reduce(intersection, first));
  }

  countIn(products: Bits, word: string, field: WordField): number {
    return this.#postings[field].get(word)?.countIn(products) ?? 0;
  }

  isUsed(word: string, products: Bits, fields: readonly WordField[] = wordFields): boolean {
    return fields.some((field) => this.#postings[field].get(word)?.meets(products));
  }

  sounds(): Iterable<[word: string, sound: string]> {
    return this.#sounds;
  }

  wordsInNames(): Iterable<string> {
    return this.#postings.name.keys();
  }

  #storedFor(raw: string): readonly string[] {
    const stored = this.#stored.get(raw);
    if (stored) return stored;
    const words = indexWords(raw);
    this.#stored.set(raw, words);
    return words;
  }
}
