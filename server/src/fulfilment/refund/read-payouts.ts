import type { ShownPayout } from '@gulmohar/contract/admin/payout.ts';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import { presentPayout } from './payouts.ts';

/** Whether a refund waits for approval, or is being paid by the payout provider. */
export function isBeingPaidOut(): Expression<SqlBool> {
  return sql<SqlBool>`exists (select from payout where refund_id = refund.id
    and state in ('approval', 'asked', 'pending', 'queued', 'scheduled', 'processing'))`;
}

export async function findLastPayouts(
  db: Database,
  refundIds: readonly string[],
): Promise<Map<string, ShownPayout>> {
  if (refundIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('payout')
    .where('refund_id', 'in', refundIds)
    .distinctOn('refund_id')
    .orderBy('refund_id')
    .orderBy('attempt', 'desc')
    .selectAll()
    .execute();
  return new Map(rows.map((row) => [row.refund_id, presentPayout(row)]));
}

export async function findPayoutsOf(db: Database, orderId: string) {
  const rows = await db
    .selectFrom('payout')
    .innerJoin('refund', 'refund.id', 'refund_id')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .where('payment.order_id', '=', orderId)
    .orderBy('payout.created_at')
    .orderBy('attempt')
    .selectAll('payout')
    .execute();
  return rows.map((row) => ({ ...presentPayout(row), amount: row.amount }));
}
