import { createRandom, type Random } from './random.ts';
import { colors, crafts, kinds, materials, occasions } from './words.ts';

const SEED = 20_260_101;
const PICTURES = 4;
/** Enough that nothing in stock sells out, whatever the bench orders. */
const MIN_STOCK = 400;
const SOLD_OUT_ONE_IN = 25;

/** The product of the flash sale, which nobody else orders, and the units of each of its sizes. */
export const FLASH = { product: 0, units: 100 };

export type ReferenceProduct = {
  id: string;
  name: string;
  description: string;
  category: string;
  sub_category: string;
  /** Paise. */
  price: number;
  mrp: number | null;
  pictures: string[];
  facets: string[];
  details: object;
  /** Minutes before the catalogue is filled. */
  age: number;
  variants: { size: string; stock: number }[];
};

/**
 * Returns the product with this number, from 0; the same on every machine and in every catalogue that is
 * large enough.
 */
export function referenceProduct(index: number): ReferenceProduct {
  const random = createRandom(SEED + index * 7919);
  const kind = random.pick(kinds);
  const color = random.pick(colors);
  const material = random.pick(materials);
  const craft = random.pick(crafts);
  const occasion = random.pick(occasions);
  const price = (399 + random.below(180) * 25) * 100;
  const slug = [color, craft, material, kind.type].join('-');
  return {
    id: `${slug}-${index.toString(36).padStart(4, '0')}`,
    name: [titled(color), titled(craft), titled(material), kind.name].join(' '),
    description: describe(kind.name, color, material, craft, occasion),
    category: kind.category,
    sub_category: kind.subCategory,
    price,
    mrp: random.below(3) === 0 ? null : Math.round((price * (1.1 + random.next() * 0.5)) / 10_000) * 10_000,
    pictures: Array.from(
      { length: PICTURES },
      (_, picture) =>
        `/pictures/${slug}-${picture + 1}.${random
          .below(2 ** 32)
          .toString(16)
          .padStart(8, '0')}.e9d9c3/800.webp`,
    ),
    facets: [
      ...new Set([`color:${color}`, `color:${random.pick(colors)}`]),
      `material:${material}`,
      ...new Set([`occasion:${occasion}`, `occasion:${random.pick(occasions)}`]),
      `type:${kind.type}`,
      `gender:${kind.gender}`,
      `craft:${craft}`,
    ],
    details: detailsOf(kind, material, craft),
    age: index * 7 + random.below(7),
    variants: kind.sizes.map((size) => ({
      size,
      stock: index === FLASH.product ? FLASH.units : stockOf(random),
    })),
  };
}

function stockOf(random: Random): number {
  return random.below(SOLD_OUT_ONE_IN) === 0 ? 0 : MIN_STOCK + random.below(500);
}

function describe(kind: string, color: string, material: string, craft: string, occasion: string): string {
  return (
    `A ${kind.toLowerCase()} in ${color} ${material}, worked in ${craft} by hand, so that no two pieces are quite ` +
    `alike. Made for ${occasion} days and comfortable from morning to evening; wash it by hand in cold water ` +
    'with like colours and dry it in the shade.'
  );
}

function detailsOf(kind: { sizes: readonly string[] }, material: string, craft: string): object {
  const measurements = kind.sizes.map((size, index) => [
    size,
    [
      { name: 'Bust', bodyCm: 86 + index * 5, garmentCm: 94 + index * 5 },
      { name: 'Waist', bodyCm: 71 + index * 5, garmentCm: 83 + index * 5 },
      { name: 'Hip', bodyCm: 94 + index * 5, garmentCm: 104 + index * 5 },
      { name: 'Length', garmentCm: 110 + index },
    ],
  ]);
  return {
    fabric: titled(material),
    work: titled(craft),
    fit: 'Straight, easy at the hip, side slits',
    length: 'Calf length',
    care: 'Hand wash cold, dry in the shade',
    origin: 'Jaipur, Rajasthan',
    measurements: Object.fromEntries(measurements),
  };
}

function titled(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
