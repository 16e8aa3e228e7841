import type { Bits } from './bits.ts';
import { soundOf } from './likeness.ts';
import { Posting } from './posting.ts';
import { indexWords, rawWords } from './words.ts';

export const wordFields = ['name', 'tags', 'description'] as const;
export type WordField = (typeof wordFields)[number];

/** Which products have a word in their name, their tags or their description. */
export class WordIndex {
  readonly #postings: Record<WordField, Map<string, Posting>> = {
    name: new Map(),
    tags: new Map(),
    description: new Map(),
  };
  /** What the index keeps of raw words that are not kept as they are. */
  readonly #kept = new Map<string, readonly string[]>();
  readonly #sounds = new Map<string, string>();

  /** The postings of a text's words, to which its products are added. */
  *postingsOf(field: WordField, text: string): Generator<Posting> {
    const postings = this.#postings[field];
    for (const raw of rawWords(text)) {
      // Most words are known and kept as they are: a million products have a hundred million of them.
      const known = postings.get(raw);
      if (known) yield known;
      else for (const word of this.#wordsOf(raw)) yield postings.get(word) ?? this.#begin(field, word);
    }
  }

  /** Adds the products with any of the words in the field, dead slots included. */
  addAny(bits: Bits, field: WordField, words: readonly string[]): void {
    for (const word of words) this.#postings[field].get(word)?.addTo(bits);
  }

  /** How often a word was used, in any field. */
  frequencyOf(word: string): number {
    return wordFields.reduce((sum, field) => sum + (this.#postings[field].get(word)?.count ?? 0), 0);
  }

  /** Whether any of the products uses the word. */
  isUsed(word: string, products: Bits): boolean {
    return wordFields.some((field) => this.#postings[field].get(word)?.meets(products));
  }

  /** Every word that is or was used, with what it sounds like. */
  sounds(): Iterable<[word: string, sound: string]> {
    return this.#sounds;
  }

  /** Every word that is or was in a name. */
  wordsInNames(): Iterable<string> {
    return this.#postings.name.keys();
  }

  #wordsOf(raw: string): readonly string[] {
    const known = this.#kept.get(raw);
    if (known) return known;
    const words = indexWords(raw);
    if (words[0] !== raw) this.#kept.set(raw, words);
    return words;
  }

  #begin(field: WordField, word: string): Posting {
    const posting = new Posting();
    this.#postings[field].set(word, posting);
    if (!this.#sounds.has(word)) this.#sounds.set(word, soundOf(word));
    return posting;
  }
}
