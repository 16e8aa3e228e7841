import { ORDERS_PAGE, type PaymentFilter } from '@gulmohar/contract/admin/order.ts';
import type { OrderDimension } from '@gulmohar/contract/admin/order-dimension.ts';
import { CASH_ON_DELIVERY } from '@gulmohar/contract/sales/cash.ts';
import { type Selectable, sql } from 'kysely';
import { isToShip } from '../../fulfilment/parcel/packing/is-to-ship.ts';
import { selectOpenReturns } from '../../fulfilment/return/open-returns.ts';
import { containing } from '../../platform/database/containing.ts';
import type { ReadDatabase } from '../../platform/database/reads.ts';
import type { OrderStatus, Orders } from '../../platform/database/tables.ts';
import { isToBeConfirmed } from '../../sales/confirmation/confirmation.ts';
import { beginOfDay } from '../day-in-india.ts';
import { hasArrived } from './has-arrived.ts';
import { isOfDimension } from './order-dimension.ts';

export type OrderFilter = {
  status?: OrderStatus | undefined;
  q?: string | undefined;
  userId?: string | undefined;
  payment?: PaymentFilter | undefined;
  confirmed?: 'yes' | undefined;
  packed?: 'yes' | 'no' | undefined;
  returns?: 'open' | undefined;
  by?: OrderDimension | undefined;
  key?: string | undefined;
  arrived?: 'yes' | undefined;
  /** Calendar days in India. */
  from?: string | undefined;
  to?: string | undefined;
  sort?: 'newest' | 'oldest' | undefined;
  /** Id of an order; only the orders after it in the list are returned. */
  after?: string | undefined;
  limit?: number;
};

/** States in which the order that has waited longest comes first; in all others, the newest does. */
const OLDEST_FIRST: ReadonlySet<OrderStatus | undefined> = new Set(['Order Placed', 'Packing']);

/**
 * Scanned in list order before the index of words is used: a word that has not filled a page by then is rare, so
 * its hits are few.
 */
const MAX_ROWS_SCANNED = 10_000;

/** The same expression as in the index `orders_by_words`. */
const searchText = sql<string>`lower(buyer_name || ' ' || email || ' ' || phone)`;

/** A page plus one, by keyset pagination, so that the last page is as fast as the first. */
export async function findAdminOrders(db: ReadDatabase, filter: OrderFilter): Promise<Selectable<Orders>[]> {
  const list = orderedList(db, filter);
  const { limit = ORDERS_PAGE + 1 } = filter;
  if (!filter.q) return list.limit(limit).execute();
  const q = bareQuery(filter.q);
  const exact = asId(q) ?? asContact(q);
  const own = exact ? await list.where(exact).limit(limit).execute() : [];
  if (own.length > 0) return own;
  const near = await db
    .selectFrom(list.limit(MAX_ROWS_SCANNED).as('orders'))
    .where(sql<boolean>`strpos(${searchText}, ${q}) > 0`)
    .limit(limit)
    .selectAll()
    .execute();
  const beyond = list.clearSelect().select('id').offset(MAX_ROWS_SCANNED).limit(1);
  if (near.length >= limit || !(await beyond.executeTakeFirst())) return near;
  // Materialised so that the index is used even if the planner would rather walk the list in order.
  const hits = sql`(with hit as materialized (select id from orders where ${matchText(q)}) select id from hit)`;
  return list.where(sql<boolean>`id in ${hits}`).limit(limit).execute();
}

function orderedList(db: ReadDatabase, filter: OrderFilter) {
  const { status, userId, sort, after } = filter;
  const isOldestFirst = sort ? sort === 'oldest' : OLDEST_FIRST.has(status) && !userId;
  const direction = isOldestFirst ? 'asc' : 'desc';
  const list = filteredOrders(db, filter)
    .orderBy('placed_at', direction)
    .orderBy('id', direction)
    .selectAll();
  if (!after) return list;
  const than = sql.raw(isOldestFirst ? '>' : '<');
  return list.where(
    sql<boolean>`(placed_at, id) ${than} (select o.placed_at, o.id from orders as o where o.id = ${after})`,
  );
}

export function filteredOrders(db: ReadDatabase, filter: OrderFilter) {
  const { status, userId, payment, confirmed, packed, returns, by, key, arrived, from, to } = filter;
  let list = db.selectFrom('orders');
  if (status) list = list.where('status', '=', status);
  if (userId) list = list.where('user_id', '=', userId);
  if (payment) list = list.where(isPaidSo(payment));
  if (confirmed) list = list.where(sql<boolean>`not ${isToBeConfirmed}`);
  if (packed) list = list.where(packed === 'yes' ? isToShip : sql<boolean>`not ${isToShip}`);
  if (returns) list = list.where('id', 'in', selectOpenReturns(db).select('return_request.order_id'));
  if (by && key !== undefined) list = list.where(isOfDimension(by, key));
  if (arrived) list = list.where(hasArrived);
  if (from) list = list.where('placed_at', '>=', beginOfDay(from));
  if (to) list = list.where('placed_at', '<', beginOfDay(to, 1));
  return list;
}

function isPaidSo(payment: PaymentFilter) {
  if (payment === 'to-confirm') return isToBeConfirmed;
  if (payment === 'unpaid') return sql<boolean>`not orders.is_paid`;
  return sql<boolean>`payment_method ${sql.raw(payment === 'cod' ? '=' : '<>')} ${CASH_ON_DELIVERY}`;
}

/** If an id or short id finds an order, phone numbers and addresses need not be searched as well. */
function asId(q: string) {
  if (/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/.test(q)) return sql<boolean>`id = ${q}`;
  return /^[0-9a-f]{8}$/.test(q) ? sql<boolean>`right(id::text, 8) = ${q}` : undefined;
}

/** Matches a whole e-mail address or phone number, each of which has its own index. */
function asContact(q: string) {
  if (/^[^\s@]+@[^\s@]+\.[a-z]{2,}$/.test(q)) return sql<boolean>`email = ${q}`;
  return /^\d{10}$/.test(q) ? sql<boolean>`phone = ${q}` : undefined;
}

/** Many addresses share what follows the @, so only the part before it is looked up in the index. */
function matchText(q: string) {
  const [own = ''] = q.split(/(?<=@)/);
  const text = own.length > 3 ? own : q;
  return sql<boolean>`(${searchText} like ${containing(text)} and strpos(${searchText}, ${q}) > 0)`;
}

/** As stored: lower case, and a phone number as its ten digits. */
function bareQuery(q: string): string {
  const bare = q.toLowerCase().replace(/^#/, '');
  const digits = bare.replace(/[\s()+-]/g, '');
  return /^\d{6,14}$/.test(digits) ? digits.replace(/^(91|0)(?=\d{10}$)/, '') : bare;
}
