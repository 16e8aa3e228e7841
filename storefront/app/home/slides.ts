import type { Shop } from '@gulmohar/contract/shop/shop.ts';

export type Slide = Shop['slides'][number];

export const SLIDE_MS = 5_000;

/** The slide after or before one of so many; the first follows the last, and the other way round. */
export function neighbour(index: number, step: 1 | -1, count: number): number {
  return (index + step + count) % count;
}
