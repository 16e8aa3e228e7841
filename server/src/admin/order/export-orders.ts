import type { OrderExport } from '@gulmohar/contract/admin/list-file.ts';
import { ORDERS_PAGE } from '@gulmohar/contract/admin/order.ts';
import { paiseToRupees } from '@gulmohar/contract/values/money.ts';
import type { Selectable } from 'kysely';
import { shortId } from '../../fulfilment/order/short-id.ts';
import { type CsvValue, csvFile } from '../../platform/csv/write-csv.ts';
import { aboutHowMany } from '../../platform/database/about-how-many.ts';
import type { Reads } from '../../platform/database/reads.ts';
import type { Orders } from '../../platform/database/tables.ts';
import { filteredOrders, findAdminOrders } from './order-list.store.ts';
import { findLines, itemsText, type ListedLine } from './read-order-list.ts';

/** Small enough to take only a few milliseconds. */
const BATCH = 4 * ORDERS_PAGE;

const head = [
  ...['order', 'order_id', 'placed_at', 'status', 'name', 'email', 'phone', 'street', 'city', 'state'],
  ...[
    'zipcode',
    'country',
    'items',
    'units',
    'subtotal',
    'discount',
    'coupon',
    'shipping',
    'cod_fee',
    'amount',
  ],
  ...['payment_method', 'is_paid', 'delivery', 'courier', 'tracking_number', 'gstin', 'business_name'],
];

/**
 * Exports the orders of a list, oldest first, so that orders placed in the meantime come last. Amounts are in
 * rupees.
 */
export function exportOrders(reads: Reads, filter: OrderExport): AsyncIterable<string> {
  return csvFile(head, orderRows(reads, filter));
}

/** Estimates how many orders that file will have. */
export function countExported(reads: Reads, filter: OrderExport): Promise<number> {
  return reads((db) => aboutHowMany(db, filteredOrders(db, filter).select('id')));
}

async function* orderRows(reads: Reads, filter: OrderExport): AsyncIterable<CsvValue[]> {
  for (let after: string | undefined; ; ) {
    const page = { ...filter, sort: 'oldest' as const, after, limit: BATCH };
    const { orders, lines } = await reads(async (db) => {
      const orders = await findAdminOrders(db, page);
      return { orders, lines: await findLines(db, orders) };
    });
    for (const order of orders) yield cellsOf(order, lines.get(order.id) ?? []);
    if (orders.length < BATCH) return;
    after = orders.at(-1)?.id;
  }
}

function cellsOf(order: Selectable<Orders>, lines: readonly ListedLine[]): CsvValue[] {
  const { street, city, state, zipcode, country } = order.address;
  return [
    ...[shortId(order.id), order.id, order.placed_at.toISOString(), order.status],
    ...[order.buyer_name, order.email, order.phone, street, city, state, zipcode, country],
    ...[itemsText(lines), lines.reduce((sum, line) => sum + line.quantity, 0)],
    ...[paiseToRupees(order.subtotal), paiseToRupees(order.discount), order.coupon_code],
    ...[order.shipping, order.cod_fee, order.amount].map(paiseToRupees),
    ...[order.payment_method, order.is_paid, order.is_express ? 'express' : 'standard'],
    ...[order.courier, order.tracking_number, order.buyer_gstin, order.business_name],
  ];
}
