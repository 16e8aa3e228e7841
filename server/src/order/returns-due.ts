import type { Paise } from '@gulmohar/contract/money.ts';
import type { Database } from '../database/connection.ts';
import type { ReturnRow } from '../database/order-tables.ts';
import { refundableOfEach } from './refund-order.ts';

type Request = Pick<ReturnRow, 'id' | 'status' | 'paid_line_id' | 'refund_amount'>;

/**
 * What goes back for each return, in paise, by its id: what was paid for its item, or what is left of that order's
 * payments when that is less; of those that are refunded, what went back.
 */
export async function returnsDue(db: Database, requests: readonly Request[]): Promise<Map<string, Paise>> {
  if (requests.length === 0) return new Map();
  const paidLines = await db
    .selectFrom('order_line')
    .where(
      'id',
      'in',
      requests.map((request) => request.paid_line_id),
    )
    .select(['id', 'order_id'])
    .execute();
  const orderOf = new Map(paidLines.map((line) => [line.id, line.order_id]));
  const left = await refundableOfEach(db, [...new Set(orderOf.values())]);
  return new Map(
    requests.map(({ id, status, paid_line_id, refund_amount }) => {
      const refundable = left.get(orderOf.get(paid_line_id) ?? '') ?? 0;
      return [id, status === 'Refunded' ? refund_amount : Math.min(refund_amount, refundable)];
    }),
  );
}
