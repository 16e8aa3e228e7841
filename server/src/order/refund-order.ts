import type { Paise } from '@gulmohar/contract/money.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '../database/connection.ts';
import { type RefundOrigin, requestRefund } from '../payments/request-refund.ts';

/**
 * Promises money of an order back, never more than is left of its payments. The order's row must be locked.
 * @param amount all that is left when absent
 * @param origin of what a member of staff gives back
 * @returns what was promised, in paise; 0 when nothing is left
 */
export async function refundOrder(
  trx: Transaction,
  orderId: string,
  reason: string,
  amount: Paise = Number.MAX_SAFE_INTEGER,
  origin?: RefundOrigin,
): Promise<Paise> {
  const payments = await findLeft(trx, orderId);
  let promised = 0;
  for (const payment of payments) {
    const part = Math.min(payment.left, amount - promised);
    if (part <= 0) continue;
    await requestRefund(trx, { paymentId: payment.id, amount: part, reason, ...origin });
    promised += part;
  }
  return promised;
}

/** What is neither given nor promised back of an order's payments, in paise. */
export async function refundableOf(db: Database, orderId: string): Promise<Paise> {
  const payments = await findLeft(db, orderId);
  return payments.reduce((sum, payment) => sum + payment.left, 0);
}

/** What was promised or given back of an order's payments, in paise. */
export async function sumRefunds(db: Database, orderId: string): Promise<Paise> {
  const { sum } = await db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .where('payment.order_id', '=', orderId)
    .where('refund.status', '<>', 'failed')
    .select(sql<number>`coalesce(sum(refund.amount), 0)::bigint`.as('sum'))
    .executeTakeFirstOrThrow();
  return sum;
}

async function findLeft(db: Database, orderId: string) {
  return db
    .selectFrom('payment')
    .leftJoin('refund', (join) =>
      join.onRef('refund.payment_id', '=', 'payment.id').on('refund.status', '<>', 'failed'),
    )
    .where('payment.order_id', '=', orderId)
    .groupBy('payment.id')
    .select(['payment.id', sql<number>`payment.amount - coalesce(sum(refund.amount), 0)::bigint`.as('left')])
    .execute();
}
