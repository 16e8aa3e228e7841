import { searchedWords } from '../language/words.ts';

export type PinRow = { search: string; product_ids: string[] };

/** Returns the key of a search for pins: 'Silk Sarees' and 'silk saree' have the same one. */
export function pinKey(search: string): string {
  return searchedWords(search).join(' ');
}

export class Pins {
  readonly #pinned: ReadonlyMap<string, readonly string[]>;

  constructor(rows: readonly PinRow[]) {
    this.#pinned = new Map(rows.map((row) => [row.search, row.product_ids]));
  }

  of(search: string): readonly string[] {
    return this.#pinned.get(pinKey(search)) ?? [];
  }
}
