import type { AccountOrders, AccountOwner } from '../../accounts/user/account-orders.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { anonymiseLeftCheckouts, releaseCheckouts } from '../../sales/checkout/anonymise-checkouts.ts';
import { collectUnfinishedCheckouts } from '../../sales/checkout/collect-checkouts.ts';
import { findPastOrdersOf } from '../past-order/past-orders.ts';
import { anonymiseFinishedOrders, releaseOrders } from './anonymise-orders.ts';
import { collectOrders } from './collect-orders.ts';

export const accountOrders: AccountOrders = {
  adopt: adoptGuestOrders,
  release,
  async anonymise(trx) {
    await anonymiseFinishedOrders(trx);
    await anonymiseLeftCheckouts(trx);
  },
  async collect(db, owner) {
    const [orders, unfinishedCheckouts, pastOrders] = await Promise.all([
      collectOrders(db, owner),
      collectUnfinishedCheckouts(db, owner),
      owner.confirmedEmail === null ? [] : findPastOrdersOf(db, owner.confirmedEmail),
    ]);
    return { orders, unfinishedCheckouts, pastOrders };
  },
};

/** Checkouts come first, because turning one into an order locks the checkout first. */
async function release(trx: Transaction, owner: AccountOwner): Promise<void> {
  await releaseCheckouts(trx, owner);
  if (owner.confirmedEmail) await adoptGuestOrders(trx, owner.userId, owner.confirmedEmail);
  await releaseOrders(trx, owner.userId);
}

async function adoptGuestOrders(trx: Transaction, userId: string, email: string): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ user_id: userId })
    .where('email', '=', email)
    .where('user_id', 'is', null)
    .where('buyer_left_at', 'is', null)
    .execute();
}
