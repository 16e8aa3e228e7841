import type { Shop } from '@gulmohar/contract/shop/shop.ts';
import { paths } from '../paths.ts';

export type Slide = Shop['slides'][number];

/** The three slides of the home page, to the letter of the specification; the owner may have others. */
export const builtInSlides: readonly Slide[] = [
  {
    title: 'Latest Arrivals',
    subtitle: 'OUR BESTSELLERS',
    description: 'Discover our newest collection of premium kurties',
    button: 'SHOP NOW',
    to: paths.collection(),
  },
  {
    title: 'Traditional Elegance',
    subtitle: 'FESTIVE COLLECTION',
    description: 'Perfect for every celebration and occasion',
    button: 'EXPLORE',
    to: paths.collection({ category: 'Women' }),
  },
  {
    title: 'Premium Kurti Sets',
    subtitle: 'COMPLETE SETS',
    description: 'Coordinated kurti sets for the modern woman',
    button: 'VIEW SETS',
    to: paths.collection({ category: 'Sets' }),
  },
];

export const SLIDE_MS = 5_000;

/** The slide after or before one of so many; the first follows the last, and the other way round. */
export function neighbour(index: number, step: 1 | -1, count: number): number {
  return (index + step + count) % count;
}
