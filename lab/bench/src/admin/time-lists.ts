import { findCustomers } from '@gulmohar/server/src/admin/customer/customer-list.store.ts';
import { findCustomers as findCustomersBy } from '@gulmohar/server/src/admin/find/find-customers.ts';
import { findOrders } from '@gulmohar/server/src/admin/find/find-orders.ts';
import { findProducts } from '@gulmohar/server/src/admin/find/find-products.ts';
import { countOrders } from '@gulmohar/server/src/admin/order/count-orders.ts';
import { readAdminOrder } from '@gulmohar/server/src/admin/order/read-order.ts';
import { readOrderList } from '@gulmohar/server/src/admin/order/read-order-list.ts';
import { findAdminReturns } from '@gulmohar/server/src/admin/return/return-list.store.ts';
import { findFailedPayments, findStuckRefunds } from '@gulmohar/server/src/admin/today/read-problems.ts';
import { readSales } from '@gulmohar/server/src/admin/today/read-sales.ts';
import { readWork } from '@gulmohar/server/src/admin/today/read-work.ts';
import type { Database } from '@gulmohar/server/src/platform/database/connection.ts';

const TIMES = 20;

/**
 * Times the reads of the admin's pages, calling the handlers' own functions; returns a line for each with the
 * median and the slowest.
 */
export async function timeLists(db: Database): Promise<string[]> {
  const deep = await db
    .selectFrom('orders')
    .select('id')
    .orderBy('placed_at')
    .offset(500_000)
    .limit(1)
    .executeTakeFirst();
  const one = await db
    .selectFrom('orders')
    .selectAll()
    .orderBy('placed_at', 'desc')
    .offset(7_000)
    .limit(1)
    .executeTakeFirstOrThrow();
  const shopper = await db
    .selectFrom('orders')
    .where('user_id', 'is not', null)
    .select('user_id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const list = (filter: Parameters<typeof readOrderList>[1]) => () => readOrderList(db, filter);
  const sku = await db.selectFrom('variant').select('sku').offset(3_000).limit(1).executeTakeFirstOrThrow();
  const find = (q: string) => async () => {
    const { hits } = await findProducts(db, q);
    await findOrders(db, q, hits);
    await findCustomersBy(db, q);
  };
  const pages: [string, () => Promise<unknown>][] = [
    ['all orders', list({})],
    ['all orders, page 10,000', list({ after: deep?.id })],
    ['to pack', list({ status: 'Order Placed' })],
    ['delivered', list({ status: 'Delivered' })],
    ['by short id', list({ q: one.id.slice(-8) })],
    ['by e-mail', list({ q: one.email })],
    ['by phone', list({ q: one.phone })],
    ['by part of a phone number', list({ q: one.phone.slice(3, 9) })],
    ['by a frequent name (2 % of all)', list({ q: 'sharma' })],
    ['by a frequent name, to pack', list({ q: 'sharma', status: 'Order Placed' })],
    ['by a frequent name, cancelled', list({ q: 'sharma', status: 'Cancelled' })],
    ['by a whole name', list({ q: one.buyer_name })],
    ['by three letters in every address', list({ q: 'exa' })],
    ['by what nobody is called', list({ q: 'qwxz' })],
    ['of one shopper', list({ userId: shopper.user_id ?? '' })],
    ['counts of the states', () => countOrders(db)],
    ['one order', () => readAdminOrder(db, one.id)],
    ['open returns', () => findAdminReturns(db, {})],
    ['refunded returns', () => findAdminReturns(db, { status: 'Refunded' })],
    ['customers', () => findCustomers(db, {})],
    ['customers by name', () => findCustomers(db, { q: one.buyer_name })],
    ['customers by a frequent name', () => findCustomers(db, { q: 'sharma' })],
    ['orders unpaid', list({ payment: 'unpaid' })],
    ['orders to confirm', list({ payment: 'to-confirm' })],
    ['orders in cash on delivery, none', list({ payment: 'cod' })],
    ['orders with an open return', list({ returns: 'open' })],
    ['orders of a week a year ago', list({ from: dayAgo(372), to: dayAgo(365) })],
    [
      'delivered orders of a week a year ago',
      list({ status: 'Delivered', from: dayAgo(372), to: dayAgo(365) }),
    ],
    ['find: order number', find(one.id.slice(-8))],
    ['find: its first four characters', find(one.id.slice(-8, -4))],
    ['find: tracking number', find('AWB000007')],
    ['find: invoice number', find('G/26-27/00012')],
    ['find: SKU', find(sku.sku)],
    ['find: PIN code', find('570001')],
    ['find: a city', find('mysuru')],
    ['find: the first letters of cities', find('kol')],
    ['find: a frequent word of products', find('cotton')],
    ['find: words of products', find('indigo kurti')],
    ['find: a frequent name', find('sharma')],
    ['find: a whole name', find(one.buyer_name)],
    ['find: e-mail', find(one.email)],
    ['find: phone', find(one.phone)],
    ['find: part of a phone number', find(one.phone.slice(3, 9))],
    ['find: two letters', find('sa')],
    ['find: nothing', find('qwxz')],
    ['Today: work', () => readWork(db)],
    ['Today: failed payments', () => findFailedPayments(db)],
    ['Today: refunds', () => findStuckRefunds(db)],
    ['Today: sales of 30 days', () => readSales(db)],
  ];
  const lines: string[] = [];
  for (const [what, read] of pages) lines.push(await time(what, read));
  return lines;
}

async function time(what: string, read: () => Promise<unknown>): Promise<string> {
  const times: number[] = [];
  for (let turn = 0; turn < TIMES; turn++) {
    const start = performance.now();
    await read();
    times.push(performance.now() - start);
  }
  times.sort((one, other) => one - other);
  const [median = 0, slowest = 0] = [times[TIMES / 2], times.at(-1)];
  return `${what.padEnd(40)} ${median.toFixed(1).padStart(8)} ${slowest.toFixed(1).padStart(8)}`;
}

/** `2026-11-21` */
function dayAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}
