import type { ImportKind } from '@gulmohar/contract/admin/shop-import.ts';

const names: Record<ImportKind, [one: string, many: string]> = {
  product: ['product', 'products'],
  customer: ['customer', 'customers'],
  coupon: ['coupon', 'coupons'],
  'past-order': ['past order', 'past orders'],
  review: ['review', 'reviews'],
};

/** `1 product`, `20 customers`. */
export function unitsOf(kind: ImportKind, count: number): string {
  return `${count} ${nameOf(kind, count)}`;
}

export function nameOf(kind: ImportKind, count: number): string {
  const [one, many] = names[kind];
  return count === 1 ? one : many;
}

/** `2 products and 5 customers`. */
export function listOfUnits(parts: readonly { kind: ImportKind; count: number }[]): string {
  const texts = parts.filter(({ count }) => count > 0).map(({ kind, count }) => unitsOf(kind, count));
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(texts);
}
