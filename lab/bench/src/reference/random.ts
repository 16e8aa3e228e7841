export type Random = {
  /** Returns a number from 0 up to, but not including, 1. */
  next(): number;
  /** Returns a whole number from 0 up to, but not including, `below`. */
  below(below: number): number;
  /** @throws RangeError when there is nothing to choose from */
  pick<Item>(items: readonly Item[]): Item;
};

/**
 * Returns a generator with the same numbers for the same seed on every machine. Source: mulberry32 by Tommy
 * Ettinger, public domain.
 */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  const below = (limit: number) => Math.floor(next() * limit);
  function pick<Item>(items: readonly Item[]): Item {
    const item = items[below(items.length)];
    if (item === undefined) throw new RangeError('There is nothing to choose from.');
    return item;
  }
  return { next, below, pick };
}
