import type { Finding } from '@gulmohar/contract/admin/today.ts';
import { sql } from 'kysely';
import { followedStatuses, nextStatuses } from '../../fulfilment/order/order-steps.ts';
import type { Database } from '../../platform/database/connection.ts';

async function countOrders(db: Database): Promise<string> {
  const { count } = await db
    .selectFrom('orders')
    .select((from) => from.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return `${count} orders`;
}

/** I3: every completed checkout has exactly one order or paid gift card, and no other checkout has one. */
export async function checkCheckouts(db: Database): Promise<Finding> {
  const { rows } = await sql<{ id: string; status: string }>`
    select checkout.id, checkout.status from checkout left join orders on orders.checkout_id = checkout.id
      left join gift_card on gift_card.checkout_id = checkout.id and gift_card.payment_id is not null
    where (checkout.status = 'completed') <> (num_nonnulls(orders.id, gift_card.id) = 1)`.execute(db);
  return {
    id: 'I3',
    what: 'one order or gift card for each completed checkout',
    looked: await countOrders(db),
    wrong: rows.map(({ id, status }) => `checkout ${id} is ${status}`),
  };
}

/** I5: an order's total matches its snapshot, less what was taken out of it. */
export async function checkTotals(db: Database): Promise<Finding> {
  const { rows } = await sql<{ id: string; amount: number }>`
    select orders.id, orders.amount from orders join checkout on checkout.id = orders.checkout_id
    where orders.amount + (select coalesce(sum(line_change.amount), 0) from line_change where order_id = orders.id)
            <> checkout.amount + checkout.credit
       or orders.amount <> subtotal - discount + shipping + cod_fee + gift_wrap
       or not exists (select from order_line where order_id = orders.id
                      having coalesce(sum(unit_price * quantity), 0) = subtotal and sum(order_line.discount) = orders.discount
                        and sum(order_line.prepaid_discount) = orders.prepaid_discount
                        and sum(order_line.promotion_discount) = orders.promotion_discount)`.execute(db);
  return {
    id: 'I5',
    what: 'order totals add up from their lines, coupon and delivery',
    looked: await countOrders(db),
    wrong: rows.map(({ id, amount }) => `order ${id} of ${amount} paise`),
  };
}

/** I7: statuses only change along the allowed steps, and the order is in the status set by its last event. */
export async function checkSteps(db: Database): Promise<Finding> {
  const allowed = [nextStatuses, followedStatuses].flatMap((table) =>
    Object.entries(table).flatMap(([from, steps]) => steps.map((to) => `${from} → ${to}`)),
  );
  const { rows } = await sql<{ order_id: string; step: string }>`
    with steps as (
      select order_id, coalesce(lag(status) over w || ' → ', '') || status as step,
             lead(id) over w is null as is_last, status
      from order_event window w as (partition by order_id order by id))
    select order_id, step from steps join orders on orders.id = order_id
    where step <> all(${['Order Placed', ...allowed]}::text[]) or (is_last and steps.status <> orders.status)`.execute(
    db,
  );
  return {
    id: 'I7',
    what: 'orders follow the allowed steps',
    looked: await countOrders(db),
    wrong: rows.map(({ order_id, step }) => `order ${order_id}: ${step}`),
  };
}
