import type { Bits } from './bits.ts';
import { soundOf } from './likeness.ts';
import { addTo, type Posting } from './posting.ts';
import { indexWords } from './words.ts';

export const wordFields = ['name', 'tags', 'description'] as const;
export type WordField = (typeof wordFields)[number];

/** Which products have a word in their name, their tags or their description. */
export class WordIndex {
  readonly #slots: Record<WordField, Map<string, Posting>> = {
    name: new Map(),
    tags: new Map(),
    description: new Map(),
  };
  readonly #sounds = new Map<string, string>();

  /** @param slot above every slot added before */
  add(slot: number, texts: Record<WordField, string>): void {
    for (const field of wordFields) {
      for (const word of indexWords(texts[field])) {
        const isNew = addTo(this.#slots[field], word, slot);
        if (isNew && !this.#sounds.has(word)) this.#sounds.set(word, soundOf(word));
      }
    }
  }

  /** Adds the products with any of the words in the field, dead slots included. */
  addAny(bits: Bits, field: WordField, words: readonly string[]): void {
    for (const word of words) this.#slots[field].get(word)?.addTo(bits);
  }

  /** How often a word was used, in any field. */
  frequencyOf(word: string): number {
    return wordFields.reduce((sum, field) => sum + (this.#slots[field].get(word)?.count ?? 0), 0);
  }

  /** Whether any of the products uses the word. */
  isUsed(word: string, products: Bits): boolean {
    return wordFields.some((field) => this.#slots[field].get(word)?.meets(products));
  }

  /** Every word that is or was used, with what it sounds like. */
  sounds(): Iterable<[word: string, sound: string]> {
    return this.#sounds;
  }

  /** Every word that is or was in a name. */
  wordsInNames(): Iterable<string> {
    return this.#slots.name.keys();
  }
}
