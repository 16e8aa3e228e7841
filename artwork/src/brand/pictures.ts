import type { DemoPicture } from '@gulmohar/demo/catalogue/types.ts';

/** Lime washes of the niches, sRGB. */
export const washes = {
  sand: '#d9b892',
  rose: '#c9957a',
  sage: '#a9ab8c',
  slate: '#8f9aa0',
  clay: '#b97f5e',
} as const;

export type Garment = Pick<DemoPicture, 'garment' | 'fabric'>;
/** What hangs in the niche that is looked at and in the one beside it. */
export type Hero = { name: string; wash: keyof typeof washes; main: Garment; beside: Garment };
export type Tile = { name: string; category: string; wash: keyof typeof washes; shown: Garment };

export const heroes: Hero[] = [
  {
    name: 'arrivals',
    wash: 'sand',
    main: { garment: 'kurti', fabric: 'bagru-madder' },
    beside: { garment: 'kurti', fabric: 'dabu-indigo' },
  },
  {
    name: 'festive',
    wash: 'rose',
    main: { garment: 'anarkali', fabric: 'gota-emerald' },
    beside: { garment: 'saree', fabric: 'banarasi-maroon' },
  },
  {
    name: 'sets',
    wash: 'sage',
    main: { garment: 'palazzo-set', fabric: 'chanderi-ivory' },
    beside: { garment: 'kurti-set', fabric: 'ajrakh-rust' },
  },
];

export const tiles: Tile[] = [
  { name: 'women', category: 'Women', wash: 'sand', shown: { garment: 'anarkali', fabric: 'bandhani-rani' } },
  { name: 'sets', category: 'Sets', wash: 'sage', shown: { garment: 'kurti-set', fabric: 'ajrakh-rust' } },
  {
    name: 'sarees',
    category: 'Sarees',
    wash: 'slate',
    shown: { garment: 'saree', fabric: 'kanchipuram-mustard' },
  },
  {
    name: 'accessories',
    category: 'Accessories',
    wash: 'rose',
    shown: { garment: 'potli', fabric: 'gota-rani' },
  },
  { name: 'kids', category: 'Kids', wash: 'sage', shown: { garment: 'frock', fabric: 'bandhani-haldi' } },
];
