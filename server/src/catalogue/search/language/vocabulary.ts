import type { SearchWordKind } from '../../../platform/database/tables.ts';
import { soundOf } from './likeness.ts';
import { searchedWords } from './words.ts';

export type SynonymRow = { word: string; meaning: string };

export type SearchWordRow = { word: string; kind: SearchWordKind; finds: string[] };

export type Says = { kind: SearchWordKind; finds: readonly string[] };

/**
 * The owner's tables of words: synonyms, and other meanings of search words. A phrase ('salwar kameez') is
 * stored as one word ('salwarkameez').
 */
export class Vocabulary {
  readonly #meaningOf = new Map<string, string>();
  readonly #wordsFor = new Map<string, Set<string>>();
  readonly #says = new Map<string, Says>();
  readonly #sounds = new Map<string, string>();
  /** Meanings as the owner wrote them: 'kids' for 'kid', 'off white' for 'offwhite'. */
  readonly #written = new Map<string, string>();

  constructor(synonyms: readonly SynonymRow[], words: readonly SearchWordRow[]) {
    for (const row of synonyms) {
      const meaning = asOneWord(row.meaning);
      const group = this.#wordsFor.get(meaning) ?? new Set([meaning]);
      for (const word of [meaning, asOneWord(row.word)]) {
        group.add(word);
        this.#meaningOf.set(word, meaning);
        this.#learn(word);
      }
      this.#wordsFor.set(meaning, group);
      this.#written.set(meaning, row.meaning);
    }
    for (const { word, kind, finds } of words) {
      const known = asOneWord(word);
      if (!this.#says.has(known)) this.#says.set(known, { kind, finds: finds.map(asOneWord) });
      this.#learn(known);
      if (!this.#written.get(known)?.includes(' ')) this.#written.set(known, word);
    }
  }

  of(word: string): readonly string[] {
    const meaning = this.#meaningOf.get(word);
    return meaning === undefined ? [word] : [...(this.#wordsFor.get(meaning) ?? [word])];
  }

  /** Returns the word that represents all synonyms; a word without synonyms represents itself. */
  meaningOf(word: string): string {
    return this.#meaningOf.get(word) ?? word;
  }

  /** Returns the meaning as the owner wrote it: 'turquoise' for 'फिरोजी'. */
  written(word: string): string {
    const meaning = this.meaningOf(word);
    return this.#written.get(meaning) ?? meaning;
  }

  has(word: string): boolean {
    return this.#meaningOf.has(word) || this.#says.has(word);
  }

  says(word: string): Says | undefined {
    return this.#says.get(word) ?? this.#says.get(this.meaningOf(word));
  }

  sounds(): Iterable<[word: string, sound: string]> {
    return this.#sounds;
  }

  #learn(word: string): void {
    if (!this.#sounds.has(word)) this.#sounds.set(word, soundOf(word));
  }
}

export function asOneWord(text: string): string {
  return searchedWords(text).join('');
}
