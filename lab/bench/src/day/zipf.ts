import type { Random } from '../catalogue/random.ts';

/**
 * Draws numbers from 0 up to, but not including, `count`: the first twice as often as the second, three times
 * as often as the third, …
 */
export function zipf(count: number, random: Random): () => number {
  const sums: number[] = [];
  let sum = 0;
  for (let rank = 1; rank <= count; rank++) {
    sum += 1 / rank;
    sums.push(sum);
  }
  return () => {
    const drawn = random.next() * sum;
    let low = 0;
    let high = count - 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((sums[middle] ?? 0) < drawn) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

/** Draws one of the names, each in proportion to its share. */
export function drawn<Name extends string>(shares: Record<Name, number>, random: Random): Name {
  const entries = Object.entries<number>(shares) as [Name, number][];
  let left = random.next() * entries.reduce((sum, [, share]) => sum + share, 0);
  for (const [name, share] of entries) {
    left -= share;
    if (left < 0) return name;
  }
  throw new RangeError('There is nothing to draw.');
}
