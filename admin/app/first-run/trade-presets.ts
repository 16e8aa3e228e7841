import type { FilterForm } from '@gulmohar/contract/admin/filter.ts';

type Trade = {
  title: string;
  categories: readonly string[];
  subCategories: readonly string[];
  sizes: readonly string[];
};

/** What shops of a kind usually sort their products by. */
export const trades = {
  clothes: {
    title: 'Women’s clothes',
    categories: ['Women', 'Sets'],
    subCategories: ['Kurtis', 'Dresses', 'Kurti Sets', 'Palazzo Sets', 'Dupattas'],
    sizes: ['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL'],
  },
  sarees: {
    title: 'Sarees',
    categories: ['Sarees'],
    subCategories: ['Handloom', 'Silk', 'Printed', 'Blouses'],
    sizes: ['Free Size'],
  },
  jewellery: {
    title: 'Jewellery',
    categories: ['Jewellery'],
    subCategories: ['Earrings', 'Necklaces', 'Bangles', 'Rings'],
    sizes: ['2.4', '2.6', '2.8'],
  },
  kids: {
    title: 'Kids’ clothes',
    categories: ['Kids'],
    subCategories: ['Girls', 'Boys', 'Babies'],
    sizes: ['2-3Y', '4-5Y', '6-7Y', '8-9Y', '10-11Y'],
  },
} as const satisfies Record<string, Trade>;
export type TradeName = keyof typeof trades;
export const tradeNames = Object.keys(trades) as TradeName[];

/** The filters of a shop that sells these, for `saveFilter`. */
export function filtersOf(names: readonly TradeName[]): FilterForm[] {
  const all = (part: 'categories' | 'subCategories' | 'sizes') =>
    names.flatMap((name): readonly string[] => trades[name][part]);
  return [
    filter('category', 'Category', all('categories')),
    filter('subCategory', 'Sub-category', all('subCategories')),
    filter('size', 'Size', all('sizes')),
  ];
}

function filter(name: FilterForm['name'], displayName: string, values: readonly string[]): FilterForm {
  return {
    name,
    displayName,
    description: '',
    type: name === 'subCategory' ? 'category-specific' : 'global',
    filterType: name === 'category' ? 'single-select' : 'multi-select',
    isActive: true,
    values: values.map((value) => ({ value, displayName: value, colorCode: null, isActive: true })),
  };
}
