/** Chances that are the same for the same seed on every machine: mulberry32 by Tommy Ettinger. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** @returns a number from 0 to below 1 */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** @param share from 0 to 1 */
  happens(share: number): boolean {
    return this.next() < share;
  }

  /** Including both ends. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  /** The first ones more often. */
  pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.next() ** 1.6 * items.length)];
    if (item === undefined) throw new Error('There is nothing to pick from');
    return item;
  }
}
