import { v7 as uuid } from 'uuid';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import { endAlertsOf } from '../alert/end-alerts.ts';
import { forgetSubscriber } from '../newsletter/subscribe.ts';
import type { AccountOrders } from './account-orders.ts';
import { lockUser } from './user.store.ts';

type Needs = { db: Database; orders: Pick<AccountOrders, 'release' | 'anonymise'> };

/**
 * Deletes the account with all that belongs to it. Its orders stay, for the books: without the name at once where they
 * are done, else as soon as they need no delivery any more.
 * @param alsoThen what stands or falls with it
 */
export async function deleteAccount(
  { db, orders }: Needs,
  userId: string,
  alsoThen?: (trx: Transaction) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await orders.release(trx, userId);
    const user = await lockUser(trx, userId);
    await endAlertsOf(trx, user);
    await trx.deleteFrom('stock_alert').where('email', '=', user.email).execute();
    await forgetSubscriber(trx, user.email);
    // Sessions, links, picture, wishlist and cart go with it, by their foreign keys.
    await trx.deleteFrom('users').where('id', '=', userId).execute();
    await orders.anonymise(trx);
    await alsoThen?.(trx);
    await enqueue(trx, 'send-account-deleted', { email: user.email, requestId: uuid() });
  });
}
