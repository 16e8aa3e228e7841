import type { Database, Transaction } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import type { CartLine, MergedLine } from './cart.rules.ts';

export async function findLines(
  db: Database,
  userId: string,
): Promise<(CartLine & { variant_id: number })[]> {
  return db
    .selectFrom('cart_line')
    .innerJoin('variant', 'variant.id', 'cart_line.variant_id')
    .where('cart_line.user_id', '=', userId)
    .orderBy('cart_line.position')
    .select(['cart_line.variant_id', 'variant.product_id', 'variant.size', 'cart_line.quantity'])
    .execute();
}

/**
 * Serialises changes to one cart, from however many windows they come.
 * @throws ShopError UNAUTHENTICATED when the account was deleted in the meantime
 */
export async function lockCart(trx: Transaction, userId: string): Promise<void> {
  await trx
    .selectFrom('users')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .select('id')
    .executeTakeFirstOrThrow(() => new ShopError('UNAUTHENTICATED', 'Please login to continue'));
}

export async function putLines(
  trx: Transaction,
  userId: string,
  lines: readonly MergedLine[],
): Promise<void> {
  if (lines.length === 0) return;
  await trx
    .insertInto('cart_line')
    .values(lines.map((line) => ({ user_id: userId, ...line })))
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'variant_id'])
        .doUpdateSet((line) => ({ quantity: line.ref('excluded.quantity') })),
    )
    .execute();
}

export async function deleteLine(
  trx: Transaction,
  userId: string,
  productId: string,
  size: string | null,
): Promise<void> {
  await trx
    .deleteFrom('cart_line')
    .using('variant')
    .whereRef('variant.id', '=', 'cart_line.variant_id')
    .where('cart_line.user_id', '=', userId)
    .where('variant.product_id', '=', productId)
    .where((line) => line.or([line('variant.size', 'is', null), line('variant.size', '=', size ?? '')]))
    .execute();
}
