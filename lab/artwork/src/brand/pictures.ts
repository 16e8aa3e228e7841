import type { DemoPicture } from '@gulmohar/demo/catalogue/types.ts';

/** Lime washes of the niches, sRGB; each has the contrast with its garment that walls require. */
export const washes = {
  sand: '#d9b892',
  rose: '#c9957a',
  sage: '#a9ab8c',
  slate: '#8f9aa0',
  indigo: '#4a5670',
  leaf: '#5d6a58',
} as const;

export type Garment = Pick<DemoPicture, 'garment' | 'fabric'>;
/** The garments in the main niche and in the one beside it. */
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
    wash: 'slate',
    main: { garment: 'palazzo-set', fabric: 'chanderi-ivory' },
    beside: { garment: 'kurti-set', fabric: 'kalamkari-indigo' },
  },
];

export const tiles: Tile[] = [
  { name: 'women', category: 'Women', wash: 'sand', shown: { garment: 'anarkali', fabric: 'bandhani-rani' } },
  { name: 'sets', category: 'Sets', wash: 'sage', shown: { garment: 'kurti-set', fabric: 'ajrakh-rust' } },
  {
    name: 'sarees',
    category: 'Sarees',
    wash: 'indigo',
    shown: { garment: 'saree', fabric: 'kanchipuram-mustard' },
  },
  {
    name: 'accessories',
    category: 'Accessories',
    wash: 'rose',
    shown: { garment: 'potli', fabric: 'gota-rani' },
  },
  { name: 'kids', category: 'Kids', wash: 'leaf', shown: { garment: 'frock', fabric: 'bandhani-haldi' } },
];
