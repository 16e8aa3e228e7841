import { childrensChart, womensChart } from './measurements.ts';
import type { DemoProduct, TagGroup } from './types.ts';

const WOMENS_SIZES = ['XS', 'S', 'M', 'L', 'XL', 'XXL'] as const;
const CHILDRENS_SIZES = ['2-3Y', '4-5Y', '6-7Y', '8-9Y'] as const;

type Facts = {
  id: string;
  name: string;
  description: string;
  subCategory: string;
  /** Rupees. */
  price: number;
  mrp: number;
  color: string[];
  material: string;
  occasion: string[];
  type: string;
  craft: string;
  fabric: string;
  work: string;
  origin: string;
  fit?: string;
  length?: string;
  care?: string;
  labels?: string[];
  bestseller?: boolean;
  daysOld: number;
  picture: DemoProduct['picture'];
};

/** Six women's sizes with a believable spread of stock, unless the product is special. */
export function womens(
  category: 'Women' | 'Sets',
  facts: Facts & { lengthCm: number; ease?: number; stock?: Record<string, number> },
): DemoProduct {
  const stock = facts.stock ?? spread(WOMENS_SIZES, facts.picture.seed);
  return {
    ...common(category, 'women', facts),
    measurements: womensChart(Object.keys(stock), facts.ease ?? 8, facts.lengthCm),
    hasSize: true,
    stock,
  };
}

export function childrens(
  facts: Facts & { gender: 'girls' | 'boys'; stock?: Record<string, number> },
): DemoProduct {
  const stock = facts.stock ?? spread(CHILDRENS_SIZES, facts.picture.seed);
  return {
    ...common('Kids', facts.gender, facts),
    measurements: childrensChart(Object.keys(stock), 8, 0.55),
    hasSize: true,
    stock,
  };
}

/** Sarees, dupattas, bags and jewellery come without sizes. */
export function unsized(category: 'Sarees' | 'Accessories', facts: Facts & { stock?: number }): DemoProduct {
  return {
    ...common(category, 'women', facts),
    measurements: {},
    hasSize: false,
    stock: facts.stock ?? 12 + (facts.picture.seed % 9),
  };
}

function common(category: DemoProduct['category'], gender: string, facts: Facts) {
  const tags: Record<TagGroup, string[]> = {
    gender: [gender],
    color: facts.color,
    material: [facts.material],
    occasion: facts.occasion,
    type: [facts.type],
    craft: [facts.craft],
  };
  return {
    id: facts.id,
    slug: facts.id.slice(0, facts.id.lastIndexOf('-')),
    name: facts.name,
    description: facts.description,
    category,
    subCategory: facts.subCategory,
    tags: { ...tags, labels: facts.labels ?? [] },
    fabricFacts: {
      fabric: facts.fabric,
      work: facts.work,
      fit: facts.fit ?? 'Regular',
      length: facts.length ?? 'Calf length',
      care: facts.care ?? 'Hand wash cold with like colours, dry in the shade, warm iron on the reverse',
      origin: facts.origin,
    },
    pricePaise: facts.price * 100,
    mrpPaise: facts.mrp * 100,
    bestseller: facts.bestseller ?? false,
    daysOld: facts.daysOld,
    picture: facts.picture,
  };
}

/** Between 4 and 14 pieces of each size, the middle sizes deeper; the same every time. */
function spread(sizes: readonly string[], seed: number): Record<string, number> {
  return Object.fromEntries(
    sizes.map((size, index) => [size, 6 + ((seed * 7 + index * 5) % 9) - (index === 0 ? 2 : 0)]),
  );
}
