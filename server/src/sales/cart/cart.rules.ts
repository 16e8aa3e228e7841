import type { CartData, StoredCart } from '@gulmohar/contract/sales/cart.ts';
import { MAX_CART_LINES, MAX_QUANTITY_PER_LINE } from '@gulmohar/contract/shop/shop-rules.ts';
import { pickVariant, type VariantOnSale } from '../../catalogue/product/find-variants.ts';

export type CartLine = { product_id: string; size: string | null; quantity: number };

/** By size, or `{ quantity }` for a product without sizes. */
export function toCartData(lines: readonly CartLine[]): CartData {
  const cart: Record<string, Record<string, number> & { quantity?: number }> = {};
  for (const { product_id, size, quantity } of lines) {
    cart[product_id] = { ...cart[product_id], [size ?? 'quantity']: quantity };
  }
  return cart as CartData;
}

export type MergedLine = { variant_id: number; quantity: number };

/** The larger quantity of each line up to the stock; sold out lines stay as they are. */
export function mergeCarts(
  stored: StoredCart,
  existing: ReadonlyMap<number, number>,
  variants: readonly VariantOnSale[],
): MergedLine[] {
  const merged = new Map<number, number>();
  for (const line of readStored(stored)) {
    const variant = pickVariant(variants, line.product_id, line.size);
    if (!variant) continue;
    const requested = Math.max(
      line.quantity,
      existing.get(variant.variant_id) ?? 0,
      merged.get(variant.variant_id) ?? 0,
    );
    const quantity = Math.min(requested, variant.available, MAX_QUANTITY_PER_LINE);
    const isNew = !existing.has(variant.variant_id) && !merged.has(variant.variant_id);
    if (quantity <= 0 || (isNew && countLines(existing, merged) >= MAX_CART_LINES)) continue;
    merged.set(variant.variant_id, quantity);
  }
  return [...merged].map(([variant_id, quantity]) => ({ variant_id, quantity }));
}

function countLines(existing: ReadonlyMap<number, number>, merged: ReadonlyMap<number, number>): number {
  return new Set([...existing.keys(), ...merged.keys()]).size;
}

/** A bare number is the quantity of an unsized product. Whether a key is a size depends on the product. */
function readStored(stored: StoredCart): CartLine[] {
  return Object.entries(stored).flatMap(([product_id, value]): CartLine[] => {
    if (typeof value === 'number') return [{ product_id, size: null, quantity: value }];
    return Object.entries(value).map(([size, quantity]) => ({ product_id, size, quantity }));
  });
}
