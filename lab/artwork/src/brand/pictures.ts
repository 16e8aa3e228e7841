import { demoProducts } from '@gulmohar/demo/catalogue/products.ts';
import type { DemoPicture } from '@gulmohar/demo/catalogue/types.ts';

/** Lime washes of the niches, sRGB; each has the contrast with its garment that walls require. */
export const washes = {
  sand: '#d9b892',
  rose: '#c9957a',
  sage: '#a9ab8c',
  indigo: '#4a5670',
  leaf: '#5d6a58',
} as const;

/** The products in the main niche and in the one beside it. */
export type Hero = { name: string; wash: keyof typeof washes; main: DemoPicture; beside: DemoPicture };
export type Tile = { name: string; category: string; wash: keyof typeof washes; shown: DemoPicture };

export const heroes: Hero[] = [
  {
    name: 'arrivals',
    wash: 'sand',
    main: onSale('green-ajrakh-a-line-kurti'),
    beside: onSale('dabu-indigo-a-line-kurti'),
  },
  {
    name: 'festive',
    wash: 'rose',
    main: onSale('emerald-gota-anarkali'),
    beside: onSale('maroon-banarasi-silk-saree'),
  },
  {
    name: 'sets',
    wash: 'leaf',
    main: onSale('peach-gota-sharara-set'),
    beside: onSale('rose-jaal-kurti-set'),
  },
];

export const tiles: Tile[] = [
  { name: 'women', category: 'Women', wash: 'sand', shown: onSale('rani-bandhani-anarkali') },
  { name: 'sets', category: 'Sets', wash: 'sage', shown: onSale('rust-ajrakh-kurti-set') },
  {
    name: 'sarees',
    category: 'Sarees',
    wash: 'indigo',
    shown: onSale('mustard-kanchipuram-silk-saree'),
  },
  {
    name: 'accessories',
    category: 'Accessories',
    wash: 'rose',
    shown: onSale('rani-gota-potli-bag'),
  },
  { name: 'kids', category: 'Kids', wash: 'leaf', shown: onSale('haldi-bandhani-frock') },
];

/** Everything that the shop's own pictures show can be bought. */
function onSale(slug: string): DemoPicture {
  const product = demoProducts.find((one) => one.slug === slug);
  if (!product) throw new Error(`Not in the catalogue: ${slug}`);
  return product.picture;
}
