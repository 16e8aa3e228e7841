import type { OrderExport } from '@gulmohar/contract/admin/list-file.ts';
import { ORDERS_PAGE } from '@gulmohar/contract/admin/order.ts';
import { CASH_ON_DELIVERY } from '@gulmohar/contract/sales/cash.ts';
import { paiseToRupees } from '@gulmohar/contract/values/money.ts';
import { type Selectable, sql } from 'kysely';
import { shortId } from '../../fulfilment/order/short-id.ts';
import { type CsvValue, csvFile } from '../../platform/csv/write-csv.ts';
import { aboutHowMany } from '../../platform/database/about-how-many.ts';
import type { ReadDatabase, Reads } from '../../platform/database/reads.ts';
import type { Orders } from '../../platform/database/tables.ts';
import { inIndia } from '../day-in-india.ts';
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
  ...['refunded', 'invoices', 'credit_notes', 'payment_ids', 'refund_ids'],
  ...['payment_method', 'is_paid', 'delivery', 'courier', 'tracking_number', 'gstin', 'business_name'],
];

/**
 * Exports the orders of a list, oldest first, so that orders placed in the meantime come last. Amounts are in
 * rupees, times are India's.
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
    const { orders, lines, books } = await reads(async (db) => {
      const orders = await findAdminOrders(db, page);
      return { orders, lines: await findLines(db, orders), books: await findBooks(db, orders) };
    });
    for (const order of orders) yield cellsOf(order, lines.get(order.id) ?? [], books.get(order.id));
    if (orders.length < BATCH) return;
    after = orders.at(-1)?.id;
  }
}

type Books = {
  refunded: number;
  invoices: string;
  credit_notes: string;
  payment_ids: string;
  refund_ids: string;
};

/** Reads what bookkeeping needs of orders, by order id. Several numbers are separated by spaces. */
async function findBooks(
  db: ReadDatabase,
  orders: readonly Selectable<Orders>[],
): Promise<Map<string, Books>> {
  const ids = orders.map(({ id }) => id);
  const { rows } = await sql<Books & { id: string }>`
    select own.id,
      (select coalesce(sum(refund.amount), 0)::bigint from refund join payment on payment.id = payment_id
        where order_id = own.id and refund.status <> 'failed' and given_up_at is null) as refunded,
      (select string_agg(number, ' ' order by issued_at) from tax_document
        where order_id = own.id and kind <> 'credit-note') as invoices,
      (select string_agg(number, ' ' order by issued_at) from tax_document
        where order_id = own.id and kind = 'credit-note') as credit_notes,
      (select string_agg(provider_payment_id, ' ' order by captured_at) from payment
        where order_id = own.id and provider <> ${CASH_ON_DELIVERY}) as payment_ids,
      (select string_agg(coalesce(provider_refund_id, bank_reference), ' ' order by refund.created_at)
        from refund join payment on payment.id = payment_id where order_id = own.id) as refund_ids
    from unnest(${ids}::uuid[]) as own (id)`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** `Kurti, M × 2; Dupatta × 1` */
function itemsWithQuantity(lines: readonly ListedLine[]): string {
  return lines.map((line) => `${itemsText([line])} × ${line.quantity}`).join('; ');
}

function cellsOf(
  order: Selectable<Orders>,
  lines: readonly ListedLine[],
  books: Books | undefined,
): CsvValue[] {
  const { street, city, state, zipcode, country } = order.address;
  return [
    ...[shortId(order.id), order.id, inIndia(order.placed_at), order.status],
    ...[order.buyer_name, order.email, order.phone, street, city, state, zipcode, country],
    ...[itemsWithQuantity(lines), lines.reduce((sum, line) => sum + line.quantity, 0)],
    ...[paiseToRupees(order.subtotal), paiseToRupees(order.discount), order.coupon_code],
    ...[order.shipping, order.cod_fee, order.amount].map(paiseToRupees),
    ...[paiseToRupees(books?.refunded ?? 0), books?.invoices ?? '', books?.credit_notes ?? ''],
    ...[books?.payment_ids ?? '', books?.refund_ids ?? ''],
    ...[order.payment_method, order.is_paid, order.is_express ? 'express' : 'standard'],
    ...[order.courier, order.tracking_number, order.buyer_gstin, order.business_name],
  ];
}
