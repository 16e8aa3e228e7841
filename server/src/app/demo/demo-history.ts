import type { DemoOrder } from '@gulmohar/demo/accounts/orders.ts';
import { v7 as uuid } from 'uuid';
import { paidForLine } from '../../fulfilment/refund/refund-order.ts';
import type { Transaction } from '../../platform/database/connection.ts';

const DAY_MS = 86_400_000;

/** Backdates a new order to when it was placed, then takes it through its steps. */
export async function backdateSteps(
  trx: Transaction,
  orderId: string,
  { steps, courier }: DemoOrder,
  { now, placedAt }: { now: Date; placedAt: Date },
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({
      placed_at: placedAt,
      status: steps.at(-1)?.status ?? 'Order Placed',
      courier: courier?.name ?? null,
      tracking_number: courier?.trackingNumber ?? null,
    })
    .where('id', '=', orderId)
    .execute();
  await trx.updateTable('order_event').set({ at: placedAt }).where('order_id', '=', orderId).execute();
  if (steps.length === 0) return;
  await trx
    .insertInto('order_event')
    .values(
      steps.map(({ status, daysAgo }) => ({
        order_id: orderId,
        status,
        actor: 'operator',
        at: new Date(now.getTime() - daysAgo * DAY_MS),
      })),
    )
    .execute();
}

export async function insertReturn(
  trx: Transaction,
  orderId: string,
  returned: NonNullable<DemoOrder['returned']>,
  now: Date,
): Promise<void> {
  const at = new Date(now.getTime() - returned.daysAgo * DAY_MS);
  const lines = await trx
    .selectFrom('order_line')
    .where('order_id', '=', orderId)
    .orderBy('position')
    .select(['id', 'unit_price', 'quantity', 'discount'])
    .execute();
  const line = lines[returned.line];
  if (!line) throw new Error('The demo returns what was not ordered');
  const id = uuid({ msecs: at.getTime() });
  await trx
    .insertInto('return_request')
    .values({
      id,
      order_id: orderId,
      line_id: line.id,
      paid_line_id: line.id,
      reason: returned.reason,
      refund_amount: paidForLine(line),
      requested_at: at,
    })
    .execute();
  await trx
    .insertInto('return_event')
    .values({ return_id: id, status: 'Return Requested', actor: 'shopper', at })
    .execute();
}
