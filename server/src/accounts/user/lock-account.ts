import type { Transaction } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';

/**
 * Prevents an account from being deleted until the transaction ends. Lock the rows of its checkouts first.
 * @throws ShopError UNAUTHENTICATED when the account was deleted in the meantime
 */
export async function lockAccount(trx: Transaction, userId: string): Promise<void> {
  await trx
    .selectFrom('users')
    .where('id', '=', userId)
    .forKeyShare()
    .select('id')
    .executeTakeFirstOrThrow(() => new ShopError('UNAUTHENTICATED', 'Please login to continue'));
}
