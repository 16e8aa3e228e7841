import type { CollectionContent, CollectionRule } from '@gulmohar/contract/admin/collection.ts';
import { type Bits, bitsOf, difference, intersectWith, union } from './bits.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { SlotOrder } from './slot-order.ts';

/** Returns the products on sale that are in a collection. */
export function productsOf(index: CatalogueIndex, content: CollectionContent): Bits {
  const all = index.all();
  const { rules, matches } = content;
  if (rules === null) return intersected(all, picked(index, content));
  const bits = rules.map((rule) => matching(index, rule));
  if (matches === 'any') return intersected(all, union(bits, index.size));
  for (const each of bits) intersectWith(all, each);
  return all;
}

/** In the order of the owner's picks. */
export function pickedOrder(index: CatalogueIndex, { productIds }: CollectionContent): SlotOrder {
  const places = new Map(productIds.map((id, place) => [index.slotOf(id), place]));
  const placeOf = (slot: number) => places.get(slot) ?? productIds.length;
  const order = new SlotOrder((one, other) => placeOf(one) - placeOf(other));
  for (const slot of places.keys()) if (slot !== undefined) order.add(slot);
  return order;
}

function intersected(some: Bits, others: Bits): Bits {
  intersectWith(some, others);
  return some;
}

function picked(index: CatalogueIndex, { productIds }: CollectionContent): Bits {
  return bitsOf(
    index.size,
    productIds.flatMap((id) => index.slotOf(id) ?? []),
  );
}

function matching(index: CatalogueIndex, rule: CollectionRule): Bits {
  switch (rule.field) {
    case 'price':
      return index.withPrice(rule.from ?? 0, rule.to ?? Number.POSITIVE_INFINITY);
    case 'discount':
      return index.discounted(rule.percent);
    case 'reduced':
      return index.reduced;
    case 'stock':
      return index.inStock;
    default: {
      const bits = index.withAnyValue(rule.field, rule.values);
      return rule.is === 'any' ? bits : difference(index.all(), bits);
    }
  }
}
