import type { Paise } from '@gulmohar/contract/money.ts';
import { sql } from 'kysely';
import type { Transaction } from '../database/connection.ts';
import { requestRefund } from '../payments/request-refund.ts';

/**
 * Promises money of an order back, never more than is left of its payments. The order's row must be locked.
 * @param amount all that is left when absent
 * @returns what was promised, in paise; 0 when nothing is left
 */
export async function refundOrder(
  trx: Transaction,
  orderId: string,
  reason: string,
  amount: Paise = Number.MAX_SAFE_INTEGER,
): Promise<Paise> {
  const payments = await trx
    .selectFrom('payment')
    .leftJoin('refund', (join) =>
      join.onRef('refund.payment_id', '=', 'payment.id').on('refund.status', '<>', 'failed'),
    )
    .where('payment.order_id', '=', orderId)
    .groupBy('payment.id')
    .select(['payment.id', sql<number>`payment.amount - coalesce(sum(refund.amount), 0)::bigint`.as('left')])
    .execute();
  let promised = 0;
  for (const payment of payments) {
    const part = Math.min(payment.left, amount - promised);
    if (part <= 0) continue;
    await requestRefund(trx, payment.id, part, reason);
    promised += part;
  }
  return promised;
}
