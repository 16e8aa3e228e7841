/** What the list call filters and sorts by; without schemas, so that every page may load it. */

/** Filter groups in the specification's display order. */
export const filterGroups = [
  'category',
  'subCategory',
  'gender',
  'color',
  'material',
  'occasion',
  'type',
  'size',
] as const;
export type FilterGroup = (typeof filterGroups)[number];

export const sortOptions = ['relavent', 'low-high', 'high-low', 'newest', 'bestseller'] as const;
export type SortOption = (typeof sortOptions)[number];
