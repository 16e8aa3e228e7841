import { paths } from '../paths.ts';

/** The three slides of the home page, to the letter of the specification. */
export const slides = [
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
] as const;

export const SLIDE_MS = 5_000;

/** The slide after or before one; the first follows the last, and the other way round. */
export function neighbour(index: number, step: 1 | -1): number {
  return (index + step + slides.length) % slides.length;
}
