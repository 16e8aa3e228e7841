import { countBits, difference, intersection } from './bits.ts';
import type { CatalogueIndex } from './catalogue-index.ts';

/** Ids of the other products of the same category and sub-category: what can be bought first, the newest first. */
export function findRelated(
  index: CatalogueIndex,
  to: { id: string; category: string; sub_category: string },
  most: number,
): string[] {
  const alike = intersection(index.all(), index.withAnyValue('category', [to.category]));
  const related = intersection(alike, index.withAnyValue('subCategory', [to.sub_category]));
  return [intersection(related, index.inStock), difference(related, index.inStock)]
    .flatMap((section) => index.newest.pick(section, countBits(section), 0, most + 1))
    .map((slot) => index.idOf(slot))
    .filter((id) => id !== to.id)
    .slice(0, most);
}
