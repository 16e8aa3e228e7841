import { type AdminOrderRow, ORDERS_PAGE } from '@gulmohar/contract/admin/order.ts';
import type { Selectable } from 'kysely';
import { shortId } from '../../fulfilment/order/short-id.ts';
import type { ReadDatabase } from '../../platform/database/reads.ts';
import type { OrderLine, Orders } from '../../platform/database/tables.ts';
import { awaitsConfirmation } from '../../sales/confirmation/confirmation.ts';
import { pageOf } from '../page-of.ts';
import { findProducts } from '../product/find-products.ts';
import { findOrderIds } from './find-order-ids.ts';
import { filteredOrders, findAdminOrders, type OrderFilter } from './order-list.store.ts';

export type ListedLine = Pick<Selectable<OrderLine>, 'order_id' | 'name' | 'size' | 'quantity' | 'picture'>;

export async function readOrderList(
  db: ReadDatabase,
  filter: OrderFilter,
): Promise<{ orders: AdminOrderRow[]; nextAfter: string | null }> {
  const { shown, nextAfter } = pageOf(await findAdminOrders(db, filter), ORDERS_PAGE);
  if (nextAfter === null && !filter.after) shown.push(...(await findOtherwise(db, filter, shown)));
  const lines = await findLines(db, shown);
  return {
    orders: shown.map((order) => presentRow(order, lines.get(order.id) ?? [])),
    nextAfter,
  };
}

async function findOtherwise(
  db: ReadDatabase,
  filter: OrderFilter,
  buyers: readonly Selectable<Orders>[],
): Promise<Selectable<Orders>[]> {
  const { q } = filter;
  if (!q) return [];
  const { hits: products } = await findProducts(db, q);
  const hits = await findOrderIds(db, { q, products, limit: ORDERS_PAGE, buyers });
  const ids = hits.map(({ id }) => id).filter((id) => !buyers.some((order) => order.id === id));
  if (ids.length === 0) return [];
  const orders = await filteredOrders(db, filter).where('id', 'in', ids).selectAll().execute();
  return orders.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

export async function findLines(
  db: ReadDatabase,
  orders: readonly Selectable<Orders>[],
): Promise<Map<string, ListedLine[]>> {
  if (orders.length === 0) return new Map();
  const lines = await db
    .selectFrom('order_line')
    .where(
      'order_id',
      'in',
      orders.map((order) => order.id),
    )
    .orderBy('position')
    .where('quantity', '>', 0)
    .select(['order_id', 'name', 'size', 'quantity', 'picture'])
    .execute();
  return Map.groupBy(lines, (line) => line.order_id);
}

export function presentRow(order: Selectable<Orders>, lines: readonly ListedLine[]): AdminOrderRow {
  return {
    orderId: order.id,
    shortId: shortId(order.id),
    placedAt: order.placed_at.toISOString(),
    status: order.status,
    buyerName: order.buyer_name,
    isExpress: order.is_express,
    city: order.address.city,
    units: lines.reduce((sum, line) => sum + line.quantity, 0),
    items: itemsText(lines),
    amount: order.amount,
    paymentMethod: order.payment_method,
    isPaid: order.is_paid,
    isToConfirm: awaitsConfirmation(order),
    picture: lines[0]?.picture ?? null,
    courier: order.courier,
    trackingNumber: order.tracking_number,
  };
}

export function itemsText(lines: readonly Pick<ListedLine, 'name' | 'size'>[]): string {
  return lines.map(({ name, size }) => (size ? `${name}, ${size}` : name)).join('; ');
}
