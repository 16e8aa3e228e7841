import type { FilterGroup } from '@gulmohar/contract/values/listing.ts';
import { childrensSizes, shoeSizes, womensSizes } from './measurements.ts';

export type DemoFilter = {
  name: FilterGroup;
  type: 'global' | 'category-specific';
  displayName: string;
  filterType: 'single-select' | 'multi-select';
  description: string;
  values: { value: string; displayName: string; colorCode?: string }[];
};

/** 'kurti-set' → 'Kurti Set' */
function titled(value: string): { value: string; displayName: string } {
  const displayName = value.replace(
    /(^|-)(\w)/g,
    (_, dash, letter) => `${dash ? ' ' : ''}${letter.toUpperCase()}`,
  );
  return { value, displayName };
}

const plain = (value: string) => ({ value, displayName: value });

/** The filters of the collection page, in display order. */
export const demoFilters: DemoFilter[] = [
  {
    name: 'category',
    type: 'global',
    displayName: 'Category',
    filterType: 'single-select',
    description: 'The part of the shop',
    values: ['Women', 'Sets', 'Sarees', 'Accessories', 'Kids'].map(plain),
  },
  {
    name: 'subCategory',
    type: 'category-specific',
    displayName: 'Sub-category',
    filterType: 'multi-select',
    description: 'The kind within a category',
    values: [
      // Its page is called 'Kurtis'.
      { value: 'Topwear', displayName: 'Kurtis' },
      ...[
        'Dresses',
        'Kurti Sets',
        'Palazzo Sets',
        'Sharara Sets',
        'Suit Pieces',
        'Handloom',
        'Silk',
        'Printed',
        'Dupattas',
        'Footwear',
        'Bags',
        'Jewellery',
        'Girls',
        'Boys',
      ].map(plain),
    ],
  },
  {
    name: 'gender',
    type: 'global',
    displayName: 'For',
    filterType: 'multi-select',
    description: 'Who wears it',
    values: ['women', 'girls', 'boys'].map(titled),
  },
  {
    name: 'color',
    type: 'global',
    displayName: 'Colour',
    filterType: 'multi-select',
    description: 'The colour of the ground',
    values: Object.entries({
      ivory: '#f3e9d6',
      white: '#ffffff',
      yellow: '#e3a52b',
      orange: '#cf6a35',
      red: '#b2392a',
      maroon: '#6f1625',
      pink: '#c9447c',
      purple: '#7d5a9b',
      blue: '#8fb2cf',
      indigo: '#1f2f5c',
      teal: '#1d6a70',
      green: '#4f7a5a',
      brown: '#6b4630',
      grey: '#8b8783',
      black: '#2b2a2a',
      gold: '#c9a45a',
    }).map(([value, colorCode]) => ({ ...titled(value), colorCode })),
  },
  {
    name: 'material',
    type: 'global',
    displayName: 'Material',
    filterType: 'multi-select',
    description: 'What it is made of',
    values: ['cotton', 'silk', 'chanderi', 'georgette', 'leather', 'brass', 'lac'].map(titled),
  },
  {
    name: 'occasion',
    type: 'global',
    displayName: 'Occasion',
    filterType: 'multi-select',
    description: 'When to wear it',
    values: ['casual', 'office', 'festive', 'wedding', 'traditional'].map(titled),
  },
  {
    name: 'type',
    type: 'category-specific',
    displayName: 'Type',
    filterType: 'multi-select',
    description: 'Cut or kind',
    values: [
      'straight',
      'a-line',
      'short-kurti',
      'anarkali',
      'kurti-set',
      'palazzo-set',
      'sharara-set',
      'suit-piece',
      'saree',
      'dupatta',
      'jutti',
      'potli-bag',
      'jhumka',
      'bangles',
      'frock',
      'lehenga-choli',
      'kurta-set',
    ].map(titled),
  },
  {
    name: 'size',
    type: 'category-specific',
    displayName: 'Size',
    filterType: 'multi-select',
    description: 'Sizes that are in stock',
    values: [...womensSizes, ...childrensSizes, ...shoeSizes].map(plain),
  },
  {
    name: 'craft',
    type: 'global',
    displayName: 'Craft',
    filterType: 'multi-select',
    description: 'How its cloth was made',
    values: [
      'block-print',
      'chikankari',
      'bandhani',
      'ajrakh',
      'kalamkari',
      'leheriya',
      'ikat',
      'brocade',
      'dabu',
      'chanderi',
      'handloom',
      'jamdani',
      'temple-border',
      'phulkari',
      'gota',
      'mukaish',
      'metalwork',
      'lac',
    ].map(titled),
  },
];
