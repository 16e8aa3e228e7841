import type { Selectable } from 'kysely';
import { findVariants, pickVariant } from '../../../catalogue/product/find-variants.ts';
import { sizePrice } from '../../../catalogue/product/size-price.ts';
import { lockVariants } from '../../../catalogue/product/stock-ledger.ts';
import type { Transaction } from '../../../platform/database/connection.ts';
import type { OrderLine, Orders } from '../../../platform/database/tables.ts';
import { ShopError } from '../../../platform/http/shop-error.ts';
import { reserveExchange } from './exchange.ts';

type Input = {
  returnId: string;
  order: Selectable<Orders>;
  line: Selectable<OrderLine>;
  quantity: number;
  size: string;
};

/**
 * @returns the id of the checkout that holds it
 * @throws ShopError OUT_OF_STOCK when there are not enough units of it; INVALID_INPUT for the same size, or one of another
 * price
 */
export async function reserveOtherSize(
  trx: Transaction,
  { returnId, order, line, quantity, size }: Input,
): Promise<string> {
  if (size === line.size) throw new ShopError('INVALID_INPUT', 'Please choose a different size');
  const onSale = await findVariants(trx, [line.product_id]);
  const variant = pickVariant(onSale, line.product_id, size);
  if (variant?.size !== size) throw new ShopError('OUT_OF_STOCK', `Size ${size} is out of stock`);
  const { variant_id: variantId } = variant;
  await assertSamePrice(trx, [line.variant_id, variantId]);
  const available = (await lockVariants(trx, [variantId])).get(variantId) ?? 0;
  if (available < quantity) {
    const left = available === 0 ? 'is out of stock' : `has only ${available} left`;
    throw new ShopError('OUT_OF_STOCK', `Size ${size} ${left}`);
  }
  return reserveExchange(trx, { returnId, order, line, quantity, requested: { variantId, size } });
}

/** As of today: the size that comes stands for the price of the one that goes back. */
async function assertSamePrice(trx: Transaction, variantIds: readonly number[]): Promise<void> {
  const prices = await trx
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .where('variant.id', 'in', variantIds)
    .select(sizePrice.as('price'))
    .distinct()
    .execute();
  if (prices.length > 1) {
    throw new ShopError(
      'INVALID_INPUT',
      'This size has another price. Please return the item and order the other size.',
    );
  }
}
