import { STORE_CREDIT } from '@gulmohar/contract/sales/credit-share.ts';
import type { Paise } from '@gulmohar/contract/values/money.ts';
import { shareOut } from '@gulmohar/contract/values/share-out.ts';
import { sql } from 'kysely';
import { paidBack } from '../../payments/paid-back.ts';
import { type RefundOrigin, requestRefund } from '../../payments/request-refund.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';

export type PromisedBack = { amount: Paise; refundIds: string[] };

/**
 * Never more than is left of the order's payments; first what store credit had paid. Its row must be locked.
 * @param amount absent for all that is left
 */
export async function refundOrder(
  trx: Transaction,
  orderId: string,
  reason: string,
  amount: Paise = Number.MAX_SAFE_INTEGER,
  origin?: RefundOrigin,
): Promise<PromisedBack> {
  const payments = await findLeft(trx, [orderId]);
  const promised: PromisedBack = { amount: 0, refundIds: [] };
  for (const payment of payments) {
    const part = Math.min(payment.left, amount - promised.amount);
    if (part <= 0) continue;
    promised.refundIds.push(
      await requestRefund(trx, { paymentId: payment.id, amount: part, reason, origin }),
    );
    promised.amount += part;
  }
  return promised;
}

/** After disputes and all refunds, promised ones included, in paise. */
export async function refundableOf(db: Database, orderId: string): Promise<Paise> {
  return (await refundableOfEach(db, [orderId])).get(orderId) ?? 0;
}

export async function refundableOfEach(
  db: Database,
  orderIds: readonly string[],
): Promise<Map<string, Paise>> {
  const byOrder = Map.groupBy(await findLeft(db, orderIds), (payment) => payment.order_id ?? '');
  return new Map(
    [...byOrder].map(([orderId, payments]) => [orderId, payments.reduce((sum, { left }) => sum + left, 0)]),
  );
}

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

async function findLeft(db: Database, orderIds: readonly string[]) {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom('payment')
    .where('payment.order_id', 'in', orderIds)
    .orderBy(sql`payment.provider <> ${STORE_CREDIT}`)
    .orderBy('payment.id')
    .select(['payment.id', 'payment.order_id'])
    .select(sql<Paise>`greatest(0, payment.amount - ${paidBack()})::bigint`.as('left'))
    .execute();
}

/** What was paid for an order line after its share of the discount, tax included. */
export function paidForLine(line: { unit_price: Paise; quantity: number; discount: Paise }): Paise {
  return line.unit_price * line.quantity - line.discount;
}

/**
 * What was paid for `units` of a line, in whole paise. Parts of a line that follow each other add up to it.
 * @param paid for all `of` units
 * @param after how many other units
 */
export function paidForUnits(paid: Paise, part: { units: number; of: number; after: number }): Paise {
  const upTo = (units: number) => shareOut(paid, [units, part.of - units])[0] ?? 0;
  return upTo(part.after + part.units) - upTo(part.after);
}
