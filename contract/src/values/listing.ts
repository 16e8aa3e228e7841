/** Without schemas, so that every page can load this file. */

/** In display order. */
export const filterGroups = [
  'category',
  'subCategory',
  'gender',
  'color',
  'material',
  'occasion',
  'type',
  'size',
  'craft',
] as const;
export type FilterGroup = (typeof filterGroups)[number];

/** The choices of the discount filter: at least this many per cent off. */
export const discountSteps = [10, 20, 30, 40, 50] as const;
export type DiscountStep = (typeof discountSteps)[number];

export const sortOptions = ['relavent', 'low-high', 'high-low', 'newest', 'bestseller', 'rating'] as const;
export type SortOption = (typeof sortOptions)[number];
