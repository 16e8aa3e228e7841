import { soundOf } from './likeness.ts';
import { searchedWords } from './words.ts';

export type SynonymRow = { word: string; meaning: string };

/** Which words mean the same. A phrase ('salwar kameez') is kept as one word ('salwarkameez'). */
export class Synonyms {
  readonly #meaningOf = new Map<string, string>();
  readonly #wordsFor = new Map<string, Set<string>>();
  readonly #sounds = new Map<string, string>();

  constructor(rows: readonly SynonymRow[]) {
    for (const row of rows) {
      const meaning = asOneWord(row.meaning);
      const group = this.#wordsFor.get(meaning) ?? new Set([meaning]);
      for (const word of [meaning, asOneWord(row.word)]) {
        group.add(word);
        this.#meaningOf.set(word, meaning);
        this.#sounds.set(word, soundOf(word));
      }
      this.#wordsFor.set(meaning, group);
    }
  }

  /** Every word that means the same, itself included. */
  of(word: string): readonly string[] {
    const meaning = this.#meaningOf.get(word);
    return meaning === undefined ? [word] : [...(this.#wordsFor.get(meaning) ?? [word])];
  }

  /** The one of its words that stands for all; a word without synonyms is its own. */
  meaningOf(word: string): string {
    return this.#meaningOf.get(word) ?? word;
  }

  has(word: string): boolean {
    return this.#meaningOf.has(word);
  }

  /** Every word of the table, with what it sounds like. */
  sounds(): Iterable<[word: string, sound: string]> {
    return this.#sounds;
  }
}

function asOneWord(text: string): string {
  return searchedWords(text).join('');
}
