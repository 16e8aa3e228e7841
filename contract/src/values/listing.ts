/** What the list call filters and sorts by; without schemas, so that every page may load it. */

/** Filter groups: the specification's in its display order, then those that came later. */
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

/** 'So many per cent off and more', the choices of the discount filter. */
export const discountSteps = [10, 20, 30, 40, 50] as const;
export type DiscountStep = (typeof discountSteps)[number];

export const sortOptions = ['relavent', 'low-high', 'high-low', 'newest', 'bestseller'] as const;
export type SortOption = (typeof sortOptions)[number];
