import type { CartData, StoredCart } from '@gulmohar/contract/sales/cart.ts';
import { MAX_CART_LINES, MAX_QUANTITY_PER_LINE } from '@gulmohar/contract/shop/shop-rules.ts';
import { isNoSize } from '@gulmohar/contract/values/size.ts';
import { findVariants, pickVariant, type VariantOnSale } from '../../catalogue/product/find-variants.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { ShopError, wrongField } from '../../platform/http/shop-error.ts';
import { type CartLine, mergeCarts, toCartData } from './cart.rules.ts';
import { deleteLine, findLines, lockCart, putLines } from './cart.store.ts';

type Item = { itemId: string; size: string | null; orderIds?: string[] | undefined };

/**
 * @throws ShopError NOT_FOUND, INVALID_INPUT without a size, OUT_OF_STOCK, CART_FULL; with the
 * specification's messages
 */
export async function addUnit(db: Database, userId: string, item: Item): Promise<CartData> {
  return changing(db, userId, async (trx) => {
    const variant = await variantOnSale(trx, item, userId);
    const lines = await findLines(trx, userId);
    const inCart = lines.find((line) => line.variant_id === variant.variant_id)?.quantity ?? 0;
    const available = Math.min(variant.available, MAX_QUANTITY_PER_LINE);
    if (available <= 0) throw outOfStock();
    if (inCart >= available) {
      throw new ShopError(
        'OUT_OF_STOCK',
        `Cannot add more. Only ${available} available, ${inCart} already in cart.`,
      );
    }
    if (inCart === 0) assertRoom(lines.length);
    await putLines(trx, userId, [{ variant_id: variant.variant_id, quantity: inCart + 1 }]);
  });
}

/** Sets a line's quantity; 0 removes the line, even of a withdrawn product. @throws as `addUnit` */
export async function setQuantity(
  db: Database,
  userId: string,
  item: Item,
  quantity: number,
): Promise<CartData> {
  return changing(db, userId, async (trx) => {
    if (quantity === 0) return deleteLine(trx, userId, item.itemId, item.size);
    const variant = await variantOnSale(trx, item, userId);
    if (variant.available <= 0) throw outOfStock();
    if (quantity > variant.available) {
      throw new ShopError('OUT_OF_STOCK', `Only ${variant.available} available in stock`);
    }
    const lines = await findLines(trx, userId);
    if (!lines.some((line) => line.variant_id === variant.variant_id)) assertRoom(lines.length);
    await putLines(trx, userId, [{ variant_id: variant.variant_id, quantity }]);
  });
}

export async function mergeStored(
  db: Database,
  userId: string,
  stored: StoredCart,
  orderIds?: string[],
): Promise<CartData> {
  return changing(db, userId, async (trx) => {
    const lines = await findLines(trx, userId);
    const existing = new Map(lines.map((line) => [line.variant_id, line.quantity]));
    const variants = await findVariants(trx, Object.keys(stored), { userId, unitIds: orderIds });
    await putLines(trx, userId, mergeCarts(stored, existing, variants));
  });
}

export async function readCartLines(db: Database, userId: string): Promise<CartLine[]> {
  return findLines(db, userId);
}

export async function readCart(db: Database, userId: string): Promise<CartData> {
  return toCartData(await findLines(db, userId));
}

async function changing(
  db: Database,
  userId: string,
  change: (trx: Transaction) => Promise<void>,
): Promise<CartData> {
  return inTransaction(db, async (trx) => {
    await lockCart(trx, userId);
    await change(trx);
    return readCart(trx, userId);
  });
}

async function variantOnSale(
  db: Database,
  { itemId, size, orderIds }: Item,
  userId: string,
): Promise<VariantOnSale> {
  const variants = await findVariants(db, [itemId], { userId, unitIds: orderIds });
  const [product] = variants;
  if (!product) throw new ShopError('NOT_FOUND', 'Product not found');
  const variant = pickVariant(variants, itemId, size);
  if (!variant && isNoSize(size)) throw wrongField('size', 'Select Product Size');
  if (!variant) throw outOfStock();
  return variant;
}

function assertRoom(lines: number): void {
  if (lines >= MAX_CART_LINES) {
    throw new ShopError(
      'CART_FULL',
      `Your cart is full. It can hold up to ${MAX_CART_LINES} different items.`,
    );
  }
}

function outOfStock(): ShopError {
  return new ShopError('OUT_OF_STOCK', 'Out of stock');
}
