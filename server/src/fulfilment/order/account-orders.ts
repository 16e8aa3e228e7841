import type { AccountOrders } from '../../accounts/user/account-orders.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { collectUnfinishedCheckouts } from '../../sales/checkout/collect-checkouts.ts';
import { anonymiseFinishedOrders, releaseOrders } from './anonymise-orders.ts';
import { collectOrders } from './collect-orders.ts';

export const accountOrders: AccountOrders = {
  adopt: adoptGuestOrders,
  release: releaseOrders,
  anonymise: anonymiseFinishedOrders,
  async collect(db, userId) {
    const [orders, unfinishedCheckouts] = await Promise.all([
      collectOrders(db, userId),
      collectUnfinishedCheckouts(db, userId),
    ]);
    return { orders, unfinishedCheckouts };
  },
};

async function adoptGuestOrders(trx: Transaction, userId: string, email: string): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ user_id: userId })
    .where('email', '=', email)
    .where('user_id', 'is', null)
    .where('buyer_left_at', 'is', null)
    .execute();
}
