import type { OrderExport } from '@gulmohar/contract/admin/list-file.ts';
import { ORDERS_PAGE } from '@gulmohar/contract/admin/order.ts';
import { CASH_ON_DELIVERY } from '@gulmohar/contract/sales/cash.ts';
import { STORE_CREDIT } from '@gulmohar/contract/sales/credit-share.ts';
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

type ExportedOrder = {
  order: Selectable<Orders>;
  lines: readonly ListedLine[];
  accounting?: Accounting | undefined;
};

const columns: readonly [name: string, cell: (row: ExportedOrder) => CsvValue][] = [
  ['order', ({ order }) => shortId(order.id)],
  ['order_id', ({ order }) => order.id],
  ['placed_at', ({ order }) => inIndia(order.placed_at)],
  ['status', ({ order }) => order.status],
  ['name', ({ order }) => order.buyer_name],
  ['email', ({ order }) => order.email],
  ['phone', ({ order }) => order.phone],
  ['street', ({ order }) => order.address.street],
  ['city', ({ order }) => order.address.city],
  ['state', ({ order }) => order.address.state],
  ['zipcode', ({ order }) => order.address.zipcode],
  ['country', ({ order }) => order.address.country],
  ['items', ({ lines }) => itemsWithQuantity(lines)],
  ['units', ({ lines }) => lines.reduce((sum, line) => sum + line.quantity, 0)],
  ['subtotal', ({ order }) => paiseToRupees(order.subtotal)],
  ['discount', ({ order }) => paiseToRupees(order.discount)],
  ['coupon', ({ order }) => order.coupon_code],
  ['shipping', ({ order }) => paiseToRupees(order.shipping)],
  ['cod_fee', ({ order }) => paiseToRupees(order.cod_fee)],
  ['gift_wrap', ({ order }) => paiseToRupees(order.gift_wrap)],
  ['amount', ({ order }) => paiseToRupees(order.amount)],
  ['refunded', ({ accounting }) => paiseToRupees(accounting?.refunded ?? 0)],
  ['invoices', ({ accounting }) => accounting?.invoices ?? ''],
  ['credit_notes', ({ accounting }) => accounting?.credit_notes ?? ''],
  ['payment_ids', ({ accounting }) => accounting?.payment_ids ?? ''],
  ['refund_ids', ({ accounting }) => accounting?.refund_ids ?? ''],
  ['payment_method', ({ order }) => order.payment_method],
  ['is_paid', ({ order }) => order.is_paid],
  ['delivery', ({ order }) => (order.is_express ? 'express' : 'standard')],
  ['courier', ({ order }) => order.courier],
  ['tracking_number', ({ order }) => order.tracking_number],
  ['gstin', ({ order }) => order.buyer_gstin],
  ['business_name', ({ order }) => order.business_name],
  ['store_credit', ({ accounting }) => paiseToRupees(accounting?.store_credit ?? 0)],
];

/**
 * Exports the orders of a list, oldest first, so that orders placed in the meantime come last. Amounts are in
 * rupees, times are India's.
 */
export function exportOrders(reads: Reads, filter: OrderExport): AsyncIterable<string> {
  return csvFile(
    columns.map(([name]) => name),
    orderRows(reads, filter),
  );
}

/** Estimates how many orders that file will have. */
export function countExported(reads: Reads, filter: OrderExport): Promise<number> {
  return reads((db) => aboutHowMany(db, filteredOrders(db, filter).select('id')));
}

async function* orderRows(reads: Reads, filter: OrderExport): AsyncIterable<CsvValue[]> {
  for (let after: string | undefined; ; ) {
    const page = { ...filter, sort: 'oldest' as const, after, limit: BATCH };
    const { orders, lines, accounting } = await reads(async (db) => {
      const orders = await findAdminOrders(db, page);
      return { orders, lines: await findLines(db, orders), accounting: await findAccounting(db, orders) };
    });
    for (const order of orders) {
      const row = { order, lines: lines.get(order.id) ?? [], accounting: accounting.get(order.id) };
      yield columns.map(([, cell]) => cell(row));
    }
    if (orders.length < BATCH) return;
    after = orders.at(-1)?.id;
  }
}

type Accounting = {
  refunded: number;
  invoices: string;
  credit_notes: string;
  payment_ids: string;
  refund_ids: string;
  store_credit: number;
};

/** Reads what bookkeeping needs of orders, by order id. Several numbers are separated by spaces. */
async function findAccounting(
  db: ReadDatabase,
  orders: readonly Selectable<Orders>[],
): Promise<Map<string, Accounting>> {
  const ids = orders.map(({ id }) => id);
  const { rows } = await sql<Accounting & { id: string }>`
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
        from refund join payment on payment.id = payment_id where order_id = own.id) as refund_ids,
      (select coalesce(sum(amount), 0)::bigint from payment
        where order_id = own.id and provider = ${STORE_CREDIT}) as store_credit
    from unnest(${ids}::uuid[]) as own (id)`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** `Kurti, M × 2; Dupatta × 1` */
function itemsWithQuantity(lines: readonly ListedLine[]): string {
  return lines.map((line) => `${itemsText([line])} × ${line.quantity}`).join('; ');
}
