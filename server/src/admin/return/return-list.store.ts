import {
  type listAdminReturns,
  RETURNS_PAGE,
  type ReturnListState,
} from '@gulmohar/contract/admin/return.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import { orderVersion } from '../../fulfilment/order/order-version.ts';
import { selectOpenReturns } from '../../fulfilment/return/open-returns.ts';
import { isStuck } from '../../payments/stuck-refunds.ts';
import type { Database } from '../../platform/database/connection.ts';

const ENDED: ReadonlySet<ReturnListState | undefined> = new Set(['Refunded', 'Return Rejected', 'Exchanged']);

const latestReplacement = sql<string>`(select id from draft_order
  where return_id = return_request.id order by created_at desc limit 1)`;

type Filter = z.output<typeof listAdminReturns.query>;

export async function findAdminReturns(db: Database, { status, productId, reason, after }: Filter) {
  const isEnded = ENDED.has(status);
  const isNewestFirst = isEnded || productId !== undefined;
  const direction = isNewestFirst ? 'desc' : 'asc';
  let page = db
    .selectFrom('return_request')
    .innerJoin('orders', 'orders.id', 'return_request.order_id')
    .innerJoin('order_line', 'order_line.id', 'return_request.line_id')
    .leftJoin('orders as exchange', 'exchange.checkout_id', 'return_request.exchange_checkout_id')
    .leftJoin('draft_order as replacement', (join) => join.on('replacement.id', '=', latestReplacement))
    .leftJoin('orders as replacement_order', 'replacement_order.checkout_id', 'replacement.checkout_id')
    .leftJoin('return_pickup', 'return_pickup.return_id', 'return_request.id')
    .orderBy('requested_at', direction)
    .orderBy('return_request.id', direction)
    .limit(RETURNS_PAGE + 1)
    .selectAll('return_request')
    .select(orderVersion(sql.ref('orders.id')).as('order_version'))
    .select(['orders.buyer_name', 'orders.status as order_status', 'order_line.name', 'order_line.size'])
    .select(['order_line.picture', 'order_line.product_id'])
    .select('exchange.id as exchange_order_id')
    .select(['replacement.id as replacement_id', 'replacement_order.id as replacement_order_id'])
    .select(['return_pickup.courier', 'return_pickup.tracking_number', 'pickup_on'])
    .select(
      sql<boolean>`exists (select from return_photo where return_id = return_request.id)`.as('has_photo'),
    )
    .select(
      sql<string | null>`(select coalesce(refusal, '') from refund
        where return_id = return_request.id and status != 'manual' and ${isStuck()}
        order by created_at desc limit 1)`.as('refund_problem'),
    );
  if (status === 'Exchanged') {
    page = page.where('return_request.status', '=', 'Returned').where('exchange.id', 'is not', null);
  } else {
    if (status) page = page.where('return_request.status', '=', status);
    if (!isEnded && productId === undefined)
      page = page.where('return_request.id', 'in', selectOpenReturns(db).select('return_request.id'));
  }
  if (productId) page = page.where('order_line.product_id', '=', productId);
  if (reason) page = page.where('reason_kind', '=', reason);
  if (after) {
    const than = sql.raw(isNewestFirst ? '<' : '>');
    page = page.where(
      sql<boolean>`(requested_at, return_request.id) ${than} (select r.requested_at, r.id from return_request as r where r.id = ${after})`,
    );
  }
  return page.execute();
}

export type ReturnRecord = Awaited<ReturnType<typeof findAdminReturns>>[number];
