import type { Shop } from '@gulmohar/contract/shop/shop.ts';

export type Slide = Shop['slides'][number];

export const SLIDE_MS = 5_000;

/** Returns the index of the next or previous slide, wrapping around. */
export function neighbour(index: number, step: 1 | -1, count: number): number {
  return (index + step + count) % count;
}
