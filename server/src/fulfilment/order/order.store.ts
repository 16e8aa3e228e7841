import { STORE_CREDIT } from '@gulmohar/contract/sales/credit-share.ts';
import { type Selectable, sql } from 'kysely';
import type { UserJson } from '../../accounts/user/user-row.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import type {
  OrderLine as OrderLineTable,
  OrderStatus,
  Orders,
  ReturnStatus,
} from '../../platform/database/tables.ts';
import { latestReturn, returnableQuantity } from './line-returns.ts';

/** With its latest return. */
export type OrderLine = Selectable<OrderLineTable> & {
  return_status: ReturnStatus | null;
  return_quantity: number | null;
  exchange_size: string | null;
  exchange_order_id: string | null;
  exchanged_at: Date | null;
  /** Of how many units no return was requested yet. */
  returnable_quantity: number;
};
export type OrderWithLines = Selectable<Orders> & { lines: OrderLine[] };

/** Locks an order's row, so that its steps happen one after another. `now` is the database's clock. */
export async function lockOrder(
  trx: Transaction,
  id: string,
): Promise<(Selectable<Orders> & { now: Date }) | undefined> {
  return trx
    .selectFrom('orders')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .selectAll()
    .select(sql<Date>`now()`.as('now'))
    .executeTakeFirst();
}

export async function findOwnOrder(
  db: Database,
  userId: string,
  id: string,
): Promise<Selectable<Orders> | undefined> {
  return db
    .selectFrom('orders')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .selectAll()
    .executeTakeFirst();
}

/** @param before the id of one of the shopper's orders: only older ones are returned */
export async function findOrdersOf(
  db: Database,
  userId: string,
  { limit, before }: { limit: number; before?: string | undefined },
): Promise<Selectable<Orders>[]> {
  return db
    .selectFrom('orders')
    .where('user_id', '=', userId)
    .$if(before !== undefined, (query) =>
      query.where(
        sql<boolean>`(placed_at, id) < (select placed_at, id from orders where id = ${before} and user_id = ${userId})`,
      ),
    )
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .selectAll()
    .execute();
}

export async function withLines(
  db: Database,
  orders: readonly Selectable<Orders>[],
): Promise<OrderWithLines[]> {
  if (orders.length === 0) return [];
  const lines = await db
    .selectFrom('order_line')
    .leftJoin('return_request', (join) => join.on('return_request.id', '=', latestReturn))
    .leftJoin('orders as exchange', 'exchange.checkout_id', 'return_request.exchange_checkout_id')
    .where(
      'order_line.order_id',
      'in',
      orders.map((order) => order.id),
    )
    // A line without units never arrived; only `line_change` records it.
    .where('order_line.quantity', '>', 0)
    .orderBy('position')
    .selectAll('order_line')
    .select([
      'return_request.status as return_status',
      'return_request.quantity as return_quantity',
      'exchange_size',
      'exchange.id as exchange_order_id',
      'exchange.placed_at as exchanged_at',
      returnableQuantity.as('returnable_quantity'),
    ])
    .execute();
  const byOrder = Map.groupBy(lines, (line) => line.order_id);
  return orders.map((order) => ({ ...order, lines: byOrder.get(order.id) ?? [] }));
}

export async function findSteps(db: Database, orderId: string) {
  return db
    .selectFrom('order_event')
    .where('order_id', '=', orderId)
    .orderBy('id')
    .select(['status', 'at'])
    .execute();
}

export async function findReturnSteps(db: Database, orderId: string) {
  return db
    .selectFrom('return_event')
    .innerJoin('return_request', 'return_request.id', 'return_event.return_id')
    .where('order_id', '=', orderId)
    .orderBy('return_event.id')
    .select(['return_event.status', 'return_event.at', 'line_id'])
    .execute();
}

export async function findReturnStep(
  db: Database,
  returnId: string,
  status: ReturnStatus,
): Promise<{ actor: string; note: string | null }> {
  return db
    .selectFrom('return_event')
    .where('return_id', '=', returnId)
    .where('status', '=', status)
    .select(['actor', 'note'])
    .executeTakeFirstOrThrow();
}

/** Orders that were not delivered are left out. */
export async function findDeliveries(db: Database, orderIds: readonly string[]): Promise<Map<string, Date>> {
  if (orderIds.length === 0) return new Map();
  const deliveries = await db
    .selectFrom('order_event')
    .where('order_id', 'in', orderIds)
    .where('status', '=', 'Delivered')
    .select(['order_id', 'at'])
    .execute();
  return new Map(deliveries.map(({ order_id, at }) => [order_id, at]));
}

export async function findOrderStep(
  db: Database,
  orderId: string,
  status: OrderStatus,
): Promise<{ at: Date; actor: string }> {
  return db
    .selectFrom('order_event')
    .where('order_id', '=', orderId)
    .where('status', '=', status)
    .orderBy('id', 'desc')
    .select(['at', 'actor'])
    .executeTakeFirstOrThrow();
}

/** undefined when there was nothing to pay */
export async function findPaymentReference(db: Database, orderId: string): Promise<string | undefined> {
  const payment = await db
    .selectFrom('payment')
    .where('order_id', '=', orderId)
    .where('provider', '<>', STORE_CREDIT)
    .orderBy('captured_at')
    .select('provider_payment_id')
    .executeTakeFirst();
  return payment?.provider_payment_id;
}

/** Guests get them. */
export async function wantsUpdates(db: Database, { user_id }: Selectable<Orders>): Promise<boolean> {
  if (!user_id) return true;
  const user = await db
    .selectFrom('users')
    .where('id', '=', user_id)
    .select('preferences')
    .$narrowType<UserJson>()
    .executeTakeFirst();
  return user?.preferences.emailNotifications ?? true;
}
