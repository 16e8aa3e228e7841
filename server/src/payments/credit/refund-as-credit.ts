import { STORE_CREDIT } from '@gulmohar/contract/sales/credit-share.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { addCredit, insertEntry } from './credit-ledger.ts';

/**
 * What credit had paid goes back to its account; money becomes credit of the order's shopper.
 * @param expiresAt null when credit does not expire
 * @returns false when the shopper has left meanwhile, so that the money goes back to where it came from
 */
export async function refundAsCredit(
  db: Database,
  refundId: string,
  expiresAt: Date | null,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const refund = await trx
      .selectFrom('refund')
      .innerJoin('payment', 'payment.id', 'refund.payment_id')
      .leftJoin('orders', 'orders.id', 'payment.order_id')
      .where('refund.id', '=', refundId)
      .forUpdate('refund')
      .select(['refund.amount', 'refund.status', 'given_up_at'])
      .select(['payment.provider', 'payment.checkout_id', 'orders.user_id'])
      .executeTakeFirstOrThrow();
    // Staff may have settled it, or given it up, while this waited for the lock.
    if (refund.status === 'processed' || refund.given_up_at) return true;
    const { amount, user_id: userId } = refund;
    const entry = { amount, refund_id: refundId, expires_at: expiresAt };
    if (refund.provider === STORE_CREDIT) {
      const account_id = await findPayer(trx, refund.checkout_id);
      await insertEntry(trx, { ...entry, account_id, kind: 'returned' });
    } else if (userId) {
      await addCredit(trx, userId, { ...entry, kind: 'refunded' });
    } else {
      await trx.updateTable('refund').set({ to_credit: false }).where('id', '=', refundId).execute();
      return false;
    }
    const done = { status: 'processed', settled_at: new Date() } as const;
    await trx.updateTable('refund').set(done).where('id', '=', refundId).execute();
    return true;
  });
}

async function findPayer(trx: Transaction, checkoutId: string): Promise<string> {
  const { account_id } = await trx
    .selectFrom('credit_entry')
    .where('checkout_id', '=', checkoutId)
    .where('kind', '=', 'spent')
    .select('account_id')
    .executeTakeFirstOrThrow();
  return account_id;
}
