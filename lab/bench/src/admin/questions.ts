import { listAudit } from '@gulmohar/contract/admin/audit.ts';
import { getBusiness } from '@gulmohar/contract/admin/business.ts';
import { listComplaints } from '@gulmohar/contract/admin/complaint.ts';
import { listCoupons } from '@gulmohar/contract/admin/coupon.ts';
import { listCourierBills } from '@gulmohar/contract/admin/courier-bill.ts';
import { getCustomer, listCustomers } from '@gulmohar/contract/admin/customer.ts';
import { findAnything } from '@gulmohar/contract/admin/find.ts';
import { listReturnPeriods } from '@gulmohar/contract/admin/gst.ts';
import { getHealth } from '@gulmohar/contract/admin/health.ts';
import { listStockAlerts, listSubscribers, newsletterFigures } from '@gulmohar/contract/admin/newsletter.ts';
import { countAdminOrders, getAdminOrder, listAdminOrders } from '@gulmohar/contract/admin/order.ts';
import { getAdminProduct } from '@gulmohar/contract/admin/product-edit.ts';
import { listAdminProducts } from '@gulmohar/contract/admin/product-list.ts';
import { listCashParcels } from '@gulmohar/contract/admin/remittance.ts';
import { listAdminReturns } from '@gulmohar/contract/admin/return.ts';
import { getMoneyProblems, getSales, getTodaysWork } from '@gulmohar/contract/admin/today.ts';
import type { Endpoint } from '@gulmohar/contract/api/endpoint.ts';
import type pg from 'pg';
import type { Question } from '../ask.ts';

/** The number of orders to look up, sampled from all of them. */
const SAMPLE = 200;

type Sampled = {
  id: string;
  email: string;
  phone: string;
  name: string;
  pin: string;
  user_id: string | null;
  awb: string;
  sku: string;
  product_id: string;
  number: string;
};

type Ask = (
  endpoint: Pick<Endpoint, 'method' | 'path'>,
  input?: { query?: Record<string, string>; body?: object },
) => Question;

/**
 * Returns the requests of the admin's pages, by their description in the table.
 * @param cookie of a member of staff
 */
export async function adminQuestions(db: pg.ClientBase, cookie: string): Promise<Record<string, Question[]>> {
  const orders = await sample(db);
  const ask: Ask = ({ method, path }, { query, body } = {}) => ({
    method,
    path: `/api${path}${query ? `?${new URLSearchParams(query)}` : ''}`,
    headers: { cookie },
    ...(body && { body: JSON.stringify(body) }),
  });
  return {
    'lists of orders, each filter and page': orders.flatMap((order) => orderLists(ask, order)),
    'searches among orders and customers': orders.flatMap((order) => searches(ask, order)),
    'the search over everything': orders.flatMap((order) => finds(ask, order)),
    'lists of products and customers': orders.flatMap((order) => otherLists(ask, order)),
    "an order's, a product's and a customer's page": orders.flatMap((order) => pages(ask, order)),
    Today: [getTodaysWork, getMoneyProblems, getSales, getHealth]
      .map((call) => ask(call))
      .concat(['1', '7', '30', '90'].map((days) => ask(getBusiness, { query: { days } }))),
    'returns, cash, bills, coupons, newsletter, complaints, log': ledgers(ask),
  };
}

async function sample(db: pg.ClientBase): Promise<Sampled[]> {
  const { rows } = await db.query<Sampled>(`
    select orders.id, orders.email, orders.phone, buyer_name as name, address ->> 'zipcode' as pin, user_id,
           parcel.tracking_number as awb, variant.sku, order_line.product_id, tax_document.number
    from orders tablesample bernoulli (0.1) repeatable (7)
    join parcel on parcel.order_id = orders.id
    join order_line on order_line.order_id = orders.id and order_line.position = 0
    join variant on variant.id = variant_id
    join tax_document on tax_document.order_id = orders.id
    where user_id is not null limit ${SAMPLE}`);
  return rows;
}

function orderLists(ask: Ask, { id, user_id }: Sampled): Question[] {
  const week = { from: dayAgo(372), to: dayAgo(365) };
  const filters: Record<string, string>[] = [
    ...['Order Placed', 'Packing', 'Shipped', 'Out for delivery', 'Delivered', 'Cancelled'].map((status) => ({
      status,
    })),
    ...['prepaid', 'cod', 'unpaid', 'to-confirm'].map((payment) => ({ payment })),
    ...[{}, { after: id }, { returns: 'open' }, { sort: 'oldest' }, week, { ...week, status: 'Delivered' }],
    { userId: user_id ?? '' },
  ];
  return [...filters.map((query) => ask(listAdminOrders, { query })), ask(countAdminOrders)];
}

function searches(ask: Ask, { id, email, phone, name }: Sampled): Question[] {
  const texts = [id, id.slice(-8), email, phone, phone.slice(2, 8), name, name.split(' ')[1] ?? '', 'qwxz'];
  return texts.flatMap((q) => [
    ask(listAdminOrders, { query: { q } }),
    ...(q === id ? [] : [ask(listCustomers, { query: { q } })]),
  ]);
}

function finds(ask: Ask, order: Sampled): Question[] {
  const { id, email, phone, name, pin, awb, sku, number } = order;
  const texts = [id.slice(-8), id.slice(-8, -4), email, phone, name, pin, awb, awb.slice(0, 9), sku, number];
  return [...texts, 'mysuru', 'kol', 'cotton', 'indigo kurti', 'qwxz'].map((q) =>
    ask(findAnything, { body: { q } }),
  );
}

function otherLists(ask: Ask, { sku, product_id, user_id }: Sampled): Question[] {
  const products: Record<string, string>[] = [
    ...['changed', 'name', 'price-low', 'price-high'].map((sort) => ({ sort })),
    ...['draft', 'scheduled', 'published', 'archived'].map((state) => ({ state })),
    ...['low', 'out'].map((stock) => ({ stock })),
    ...['cotton', 'indigo kurti', 'qwxz', sku, product_id].map((q) => ({ q })),
  ];
  const customers: Record<string, string>[] = [{}, { after: user_id ?? '' }];
  return [
    ...products.map((query) => ask(listAdminProducts, { query })),
    ...customers.map((query) => ask(listCustomers, { query })),
  ];
}

function pages(ask: Ask, { id, product_id, user_id }: Sampled): Question[] {
  return [
    ask(getAdminOrder, { query: { orderId: id } }),
    ask(getAdminProduct, { query: { productId: product_id } }),
    ask(getCustomer, { query: { userId: user_id ?? '' } }),
  ];
}

function ledgers(ask: Ask): Question[] {
  return [
    ...['Return Requested', 'Refunded'].map((status) => ask(listAdminReturns, { query: { status } })),
    ...['yes', 'no'].map((isOpen) => ask(listCashParcels, { query: { isOpen } })),
    ask(listCourierBills),
    ask(listCourierBills, { query: { state: 'dispute' } }),
    ask(listCourierBills, { query: { month: dayAgo(100).slice(0, 7) } }),
    ask(listCoupons),
    ask(listCoupons, { query: { q: 'code19' } }),
    ask(newsletterFigures),
    ask(listSubscribers),
    ask(listSubscribers, { query: { q: 'reader499999' } }),
    ask(listStockAlerts),
    ask(listComplaints),
    ask(listAudit),
    ask(listAudit, { query: { from: dayAgo(30), to: dayAgo(20) } }),
    ask(listReturnPeriods),
  ];
}

/** `2026-11-21` */
function dayAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}
