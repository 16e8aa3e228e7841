import type { Product } from '@gulmohar/contract/catalogue/product.ts';
import { isNoSize } from '@gulmohar/contract/values/size.ts';
import { messages } from '../messages.ts';
import { unitsOf } from '../product/stock.rules.ts';

/** Units by size; for products without sizes `{ quantity }`. */
export type CartData = Record<string, Record<string, number>>;

export type CartLine = { productId: string; size: string | null; quantity: number };

const UNSIZED_KEY = 'quantity';

export function cartLines(cart: CartData): CartLine[] {
  return Object.entries(cart).flatMap(([productId, units]) =>
    Object.entries(units).map(([key, quantity]) => ({
      productId,
      size: key === UNSIZED_KEY ? null : key,
      quantity,
    })),
  );
}

export function countUnits(cart: CartData): number {
  return cartLines(cart).reduce((sum, line) => sum + line.quantity, 0);
}

export function quantityOf(cart: CartData, productId: string, size: string | null): number {
  return cart[productId]?.[size ?? UNSIZED_KEY] ?? 0;
}

/**
 * Sets a line's quantity and keeps its place. 0 removes the size, and the product once it has no sizes left.
 */
export function setQuantity(cart: CartData, { productId, size, quantity }: CartLine): CartData {
  const key = size ?? UNSIZED_KEY;
  const sizes = cart[productId] ?? {};
  const units = quantity > 0 ? { ...sizes, [key]: quantity } : without(sizes, key);
  return Object.keys(units).length > 0 ? { ...cart, [productId]: units } : without(cart, productId);
}

function without<Value>(record: Record<string, Value>, key: string): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
}

/** Returns the cart with a line inserted at an index; sizes of the same product stay together. */
export function withLineAt(cart: CartData, line: CartLine, index: number): CartData {
  const others = cartLines(setQuantity(cart, { ...line, quantity: 0 }));
  return others.toSpliced(index, 0, line).reduce(setQuantity, {});
}

type Requested = Pick<Product, '_id' | 'hasSize' | 'stock'>;

/**
 * Returns why another unit cannot be added to the cart, in the specification's words.
 * @returns undefined if it can
 */
export function addRejection(cart: CartData, product: Requested, size: string | null): string | undefined {
  if (product.hasSize && size === null) return messages.selectProductSize;
  const available = unitsOf(product, size);
  if (available <= 0) return messages.outOfStock;
  const inCart = quantityOf(cart, product._id, size);
  return inCart >= available ? messages.cannotAddMore(available, inCart) : undefined;
}

/**
 * Reads a cart stored by an earlier visit. Understands older forms of a line without size, a bare number or a
 * `default` key, and omits anything invalid.
 */
export function readStoredCart(stored: unknown): CartData {
  if (!isRecord(stored)) return {};
  return Object.entries(stored).reduce<CartData>((cart, [productId, value]) => {
    const units = typeof value === 'number' ? { [UNSIZED_KEY]: value } : isRecord(value) ? value : {};
    return Object.entries(units).reduce((filled, [key, quantity]) => {
      if (!Number.isInteger(quantity) || Number(quantity) <= 0) return filled;
      const size = isNoSize(key) ? null : key;
      return setQuantity(filled, { productId, size, quantity: Number(quantity) });
    }, cart);
  }, {});
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
