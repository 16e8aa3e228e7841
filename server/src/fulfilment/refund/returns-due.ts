import type { Paise } from '@gulmohar/contract/values/money.ts';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import type { ReturnRequest } from '../../platform/database/tables.ts';

import { refundableOfEach } from './refund-order.ts';

type Request = Pick<Selectable<ReturnRequest>, 'id' | 'status' | 'paid_line_id' | 'refund_amount'>;

/**
 * What was paid for its item, or what is left of the order's payments if that is less. Returns of one order
 * share what is left, in the order in which the items came back, so that a mail never promises money that was
 * promised for another return. By return id, in paise.
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
  const orderIds = [...new Set(orderOf.values())];
  const left = await refundableOfEach(db, orderIds);
  const shares = await shareLeft(db, orderIds, new Map(left));
  return new Map(
    requests.map(({ id, status, paid_line_id, refund_amount }) => {
      if (status === 'Refunded') return [id, refund_amount];
      const refundable = left.get(orderOf.get(paid_line_id) ?? '') ?? 0;
      return [id, shares.get(id) ?? Math.min(refund_amount, refundable)];
    }),
  );
}

/** The same, for one return. */
export async function returnDue(db: Database, returnId: string): Promise<Paise> {
  const found = await db
    .selectFrom('return_request')
    .where('id', '=', returnId)
    .select(['id', 'status', 'paid_line_id', 'refund_amount'])
    .execute();
  return (await returnsDue(db, found)).get(returnId) ?? 0;
}

/** @param left what is left of each order's payments; each return's share is deducted */
async function shareLeft(
  db: Database,
  orderIds: readonly string[],
  left: Map<string, Paise>,
): Promise<Map<string, Paise>> {
  const shares = new Map<string, Paise>();
  for (const { id, order_id, refund_amount } of await findWaiting(db, orderIds)) {
    const available = left.get(order_id) ?? 0;
    const due = Math.min(refund_amount, available);
    left.set(order_id, available - due);
    shares.set(id, due);
  }
  return shares;
}

/** First those whose items are back, in order of arrival. */
async function findWaiting(db: Database, orderIds: readonly string[]) {
  const { rows } = await sql<{ id: string; order_id: string; refund_amount: Paise }>`
    select request.id, paid.order_id, request.refund_amount
    from return_request as request
    join order_line as paid on paid.id = request.paid_line_id
    left join orders as exchange on exchange.checkout_id = request.exchange_checkout_id
    left join return_event as back on back.return_id = request.id and back.status = 'Returned'
    where paid.order_id = any(${[...orderIds]}::uuid[])
      and request.status in ('Return Requested', 'Return Approved', 'Returned')
      -- Another size is wanted instead, or has been sent.
      and (request.exchange_checkout_id is null
           or request.status = 'Returned' and (exchange.id is null or exchange.status = 'Cancelled'))
    order by back.id nulls last, request.requested_at, request.id`.execute(db);
  return rows;
}
