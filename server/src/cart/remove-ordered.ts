import type { Transaction } from '../database/connection.ts';

/** Takes out of a shopper's cart what has become an order; a direct purchase leaves the rest of the cart alone. */
export async function removeOrdered(
  trx: Transaction,
  userId: string,
  variantIds: readonly number[],
): Promise<void> {
  await trx
    .deleteFrom('cart_line')
    .where('user_id', '=', userId)
    .where('variant_id', 'in', variantIds)
    .execute();
}
