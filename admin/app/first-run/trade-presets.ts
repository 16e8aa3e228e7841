import type { FilterForm } from '@gulmohar/contract/admin/filter.ts';
import type { ProductKind } from '@gulmohar/contract/admin/kind-settings.ts';
import { chart } from './size-chart.ts';

type Trade = {
  title: string;
  categories: readonly string[];
  kinds: readonly ProductKind[];
};

/** Bodies in cm, as Indian brands state them; the garment's own measures are the owner's. */
const women = chart(['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL'], {
  Bust: [81, 86, 91, 97, 102, 107, 112],
  Waist: [66, 71, 76, 81, 86, 91, 97],
  Hip: [89, 94, 99, 104, 109, 114, 119],
});
const blouses = chart(['32', '34', '36', '38', '40', '42'], {
  Bust: [81, 86, 91, 97, 102, 107],
  Waist: [66, 71, 76, 81, 86, 91],
});
const children = chart(['2-3Y', '4-5Y', '6-7Y', '8-9Y', '10-11Y'], {
  Height: [98, 110, 122, 134, 146],
  Chest: [54, 58, 62, 67, 72],
  Waist: [51, 54, 57, 60, 64],
});
const babies = chart(['0-3M', '3-6M', '6-12M', '12-18M'], {
  Height: [62, 68, 76, 83],
  Chest: [42, 45, 48, 51],
});
const none = { sizes: [], measurements: {} };
const saree = { sizes: ['Free Size'], measurements: {} };
/** By the inner diameter in inches and sixteenths: 2.4 are 2 4/16 inches. */
const bangles = chart(
  ['2.2', '2.4', '2.6', '2.8', '2.10'],
  { 'Inner diameter': [5.4, 5.7, 6, 6.4, 6.7] },
  'garmentCm',
);
const shoes = chart(['36', '37', '38', '39', '40', '41'], { Foot: [22.5, 23.2, 23.8, 24.5, 25.2, 25.8] });

/** What shops of a kind usually sort their products by, and what these usually are. */
export const trades = {
  clothes: {
    title: 'Women’s clothes',
    categories: ['Women', 'Sets'],
    kinds: [
      { subCategory: 'Kurtis', hsn: '620630', taxRule: 'garment', ...women },
      { subCategory: 'Dresses', hsn: '620442', taxRule: 'garment', ...women },
      { subCategory: 'Kurti Sets', hsn: '621142', taxRule: 'garment', ...women },
      { subCategory: 'Palazzo Sets', hsn: '621142', taxRule: 'garment', ...women },
      { subCategory: 'Dupattas', hsn: '621490', taxRule: 'accessory', ...none },
    ],
  },
  sarees: {
    title: 'Sarees',
    categories: ['Sarees'],
    kinds: [
      { subCategory: 'Handloom', hsn: '520842', taxRule: 'fabric', ...saree },
      { subCategory: 'Silk', hsn: '500720', taxRule: 'fabric', ...saree },
      { subCategory: 'Printed', hsn: '520852', taxRule: 'fabric', ...saree },
      { subCategory: 'Blouses', hsn: '620630', taxRule: 'garment', ...blouses },
    ],
  },
  jewellery: {
    title: 'Jewellery',
    categories: ['Jewellery'],
    kinds: [
      { subCategory: 'Earrings', hsn: '711719', taxRule: 'jewellery', ...none },
      { subCategory: 'Necklaces', hsn: '711719', taxRule: 'jewellery', ...none },
      { subCategory: 'Bangles', hsn: '711719', taxRule: 'jewellery', ...bangles },
      { subCategory: 'Rings', hsn: '711719', taxRule: 'jewellery', ...none },
    ],
  },
  kids: {
    title: 'Kids’ clothes',
    categories: ['Kids'],
    kinds: [
      { subCategory: 'Girls', hsn: '620442', taxRule: 'garment', ...children },
      { subCategory: 'Boys', hsn: '621132', taxRule: 'garment', ...children },
      { subCategory: 'Babies', hsn: '620920', taxRule: 'garment', ...babies },
    ],
  },
  shoes: {
    title: 'Juttis and mojaris',
    categories: ['Footwear'],
    kinds: [
      { subCategory: 'Juttis', hsn: '640520', taxRule: 'garment', ...shoes },
      { subCategory: 'Mojaris', hsn: '640520', taxRule: 'garment', ...shoes },
    ],
  },
} as const satisfies Record<string, Trade>;
export type TradeName = keyof typeof trades;
export const tradeNames = Object.keys(trades) as TradeName[];

/** The filters of a shop that sells these, for `saveFilter`. */
export function filtersOf(names: readonly TradeName[]): FilterForm[] {
  const kinds = kindsOf(names);
  return [
    filter(
      'category',
      'Category',
      names.flatMap((name): readonly string[] => trades[name].categories),
    ),
    filter(
      'subCategory',
      'Sub-category',
      kinds.map(({ subCategory }) => subCategory),
    ),
    filter(
      'size',
      'Size',
      kinds.flatMap(({ sizes }) => sizes),
    ),
  ];
}

/** Adds what products of these trades usually begin with to the kinds that the owner has, which stay as they are. */
export function withKindsOf(names: readonly TradeName[], own: readonly ProductKind[]): ProductKind[] {
  const known = new Set(own.map(({ subCategory }) => subCategory.toLowerCase()));
  return [...own, ...kindsOf(names).filter(({ subCategory }) => !known.has(subCategory.toLowerCase()))];
}

function kindsOf(names: readonly TradeName[]): ProductKind[] {
  return names.flatMap((name): readonly ProductKind[] => trades[name].kinds);
}

function filter(name: FilterForm['name'], displayName: string, values: readonly string[]): FilterForm {
  return {
    name,
    displayName,
    description: '',
    type: name === 'subCategory' ? 'category-specific' : 'global',
    filterType: name === 'category' ? 'single-select' : 'multi-select',
    isActive: true,
    values: [...new Set(values)].map((value) => ({
      value,
      displayName: value,
      colorCode: null,
      isActive: true,
    })),
  };
}
