import type { Transaction } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';

/**
 * Keeps an account from being deleted until the transaction ends. Rows of its checkouts must be locked before it.
 * @throws ShopError UNAUTHENTICATED when it is gone by now
 */
export async function holdAccount(trx: Transaction, userId: string): Promise<void> {
  await trx
    .selectFrom('users')
    .where('id', '=', userId)
    .forKeyShare()
    .select('id')
    .executeTakeFirstOrThrow(() => new ShopError('UNAUTHENTICATED', 'Please login to continue'));
}
