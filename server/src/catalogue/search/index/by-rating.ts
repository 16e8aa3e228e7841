import { addBit, type Bits, difference, intersection, noBits } from './bits.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { SlotOrder } from './slot-order.ts';

/** Yields the products with ratings, the best first and those of the same rating by date, then the others by date. */
export function* byRating(
  index: CatalogueIndex,
  products: Bits,
): Iterable<{ products: Bits; order: SlotOrder }> {
  const { scores } = index.ratings;
  const scoreOf = (slot: number) => scores.get(index.idOf(slot)) ?? 0;
  const order = new SlotOrder(
    (one, other) => scoreOf(other) - scoreOf(one) || index.newest.compare(one, other),
  );
  const rated = noBits(index.size);
  for (const id of scores.keys()) {
    const slot = index.slotOf(id);
    if (slot === undefined) continue;
    order.add(slot);
    addBit(rated, slot);
  }
  yield { products: intersection(products, rated), order };
  yield { products: difference(products, rated), order: index.newest };
}
