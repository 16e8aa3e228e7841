import type { FilterValue } from './filter-choices.ts';

export type SizeGroup = { name: string; values: FilterValue[] };

/** Sizes are told apart by how they are written; those in letters are women's. */
const kinds = [
  { name: 'Women', isOne: (size: string) => !/^\d/.test(size) || /^\dXL$/.test(size) },
  { name: 'Kids', isOne: (size: string) => /Y$/.test(size) },
  { name: 'Shoes and numbered sizes', isOne: () => true },
];

/** Returns the sizes by kind, in their order; without names if all are of one kind. */
export function sizeGroups(sizes: readonly FilterValue[]): SizeGroup[] {
  const groups = kinds
    .map(({ name }) => ({
      name,
      values: sizes.filter(([size]) => kinds.find(({ isOne }) => isOne(size))?.name === name),
    }))
    .filter(({ values }) => values.length > 0);
  return groups.length > 1 ? groups : groups.map((group) => ({ ...group, name: '' }));
}
