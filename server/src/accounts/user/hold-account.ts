import type { Transaction } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';

/**
 * Keeps an account from being deleted until the transaction ends. Lock the rows of its checkouts before it.
 * @throws ShopError UNAUTHENTICATED when it was deleted meanwhile
 */
export async function holdAccount(trx: Transaction, userId: string): Promise<void> {
  await trx
    .selectFrom('users')
    .where('id', '=', userId)
    .forKeyShare()
    .select('id')
    .executeTakeFirstOrThrow(() => new ShopError('UNAUTHENTICATED', 'Please login to continue'));
}
