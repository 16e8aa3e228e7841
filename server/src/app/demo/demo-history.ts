import { reasonIn } from '@gulmohar/contract/fulfilment/return-reasons.ts';
import type { DemoOrder } from '@gulmohar/demo/accounts/demo-order.ts';
import { v7 as uuid } from 'uuid';
import { stateAfter } from '../../fulfilment/parcel/order-status.ts';
import { paidForLine } from '../../fulfilment/refund/refund-order.ts';
import type { Transaction } from '../../platform/database/connection.ts';

const DAY_MS = 86_400_000;

/** Backdates a new order to when it was placed, then adds its steps. */
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
  await insertParcel(trx, orderId, { steps, courier, now });
}

/** Inserts the one parcel of a demo order that was shipped. */
async function insertParcel(
  trx: Transaction,
  orderId: string,
  {
    steps,
    courier,
    now,
  }: { steps: DemoOrder['steps']; courier: DemoOrder['courier'] | undefined; now: Date },
): Promise<void> {
  const moved = steps.flatMap(({ status, daysAgo }) =>
    status === 'Packing'
      ? []
      : [{ state: stateAfter[status], at: new Date(now.getTime() - daysAgo * DAY_MS) }],
  );
  const [first, last] = [moved[0], moved.at(-1)];
  if (!first || !last) return;
  const id = uuid({ msecs: first.at.getTime() });
  await trx
    .insertInto('parcel')
    .values({
      id,
      order_id: orderId,
      number: 1,
      state: last.state,
      state_at: last.at,
      courier: courier?.name ?? null,
      tracking_number: courier?.trackingNumber ?? null,
      created_at: first.at,
    })
    .execute();
  await trx
    .insertInto('parcel_line')
    .columns(['parcel_id', 'line_id'])
    .expression((from) =>
      from
        .selectFrom('order_line')
        .where('order_id', '=', orderId)
        .select([from.val(id).as('parcel_id'), 'order_line.id']),
    )
    .execute();
  await trx
    .insertInto('parcel_event')
    .values(
      [{ state: 'label_created' as const, at: first.at }, ...moved].map((event) => ({
        parcel_id: id,
        actor: 'operator',
        ...event,
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
      quantity: line.quantity,
      reason: returned.reason,
      reason_kind: reasonIn(returned.reason),
      refund_amount: paidForLine(line),
      requested_at: at,
    })
    .execute();
  await trx
    .insertInto('return_event')
    .values({ return_id: id, status: 'Return Requested', actor: 'shopper', at })
    .execute();
}
