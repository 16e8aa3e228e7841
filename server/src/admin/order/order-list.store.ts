import { ORDERS_PAGE } from '@gulmohar/contract/admin/order.ts';
import { type Selectable, sql } from 'kysely';
import { containing } from '../../platform/database/containing.ts';
import type { ReadDatabase } from '../../platform/database/reads.ts';
import type { OrderStatus, Orders } from '../../platform/database/tables.ts';

export type OrderFilter = {
  status?: OrderStatus | undefined;
  q?: string | undefined;
  userId?: string | undefined;
  /** An order: only those after it in the list are returned. */
  after?: string | undefined;
};

/** The longest waiting is packed first; elsewhere the newest is looked for. */
const OLDEST_FIRST: ReadonlySet<OrderStatus | undefined> = new Set(['Order Placed', 'Packing']);

/**
 * How many orders are scanned in the order of the list before the index of words is used. A word that fills no page
 * by then is rare, so the index finds few; collecting all hits of a frequent one would take seconds at a million orders.
 */
const WALKED = 10_000;

/** The same expression as in the index `orders_by_words`. */
const words = sql<string>`lower(buyer_name || ' ' || email || ' ' || phone)`;

/** A page of orders and one more, in the order of the list; by keyset, so that the last page is as fast as the first. */
export async function findAdminOrders(db: ReadDatabase, filter: OrderFilter): Promise<Selectable<Orders>[]> {
  const list = orderedList(db, filter);
  if (!filter.q) return list.limit(ORDERS_PAGE + 1).execute();
  const q = bareQuery(filter.q);
  const exact = asId(q) ?? asContact(q);
  const own = exact
    ? await list
        .where(exact)
        .limit(ORDERS_PAGE + 1)
        .execute()
    : [];
  if (own.length > 0) return own;
  const near = await db
    .selectFrom(list.limit(WALKED).as('orders'))
    .where(sql<boolean>`strpos(${words}, ${q}) > 0`)
    .limit(ORDERS_PAGE + 1)
    .selectAll()
    .execute();
  const beyond = list.clearSelect().select('id').offset(WALKED).limit(1);
  if (near.length > ORDERS_PAGE || !(await beyond.executeTakeFirst())) return near;
  // Materialised, so that it is looked up in its index whatever the planner thinks of the list's order.
  const hits = sql`(with hit as materialized (select id from orders where ${inWords(q)}) select id from hit)`;
  return list
    .where(sql<boolean>`id in ${hits}`)
    .limit(ORDERS_PAGE + 1)
    .execute();
}

function orderedList(db: ReadDatabase, { status, userId, after }: OrderFilter) {
  const isOldestFirst = OLDEST_FIRST.has(status) && !userId;
  const direction = isOldestFirst ? 'asc' : 'desc';
  let list = db.selectFrom('orders').orderBy('placed_at', direction).orderBy('id', direction).selectAll();
  if (status) list = list.where('status', '=', status);
  if (userId) list = list.where('user_id', '=', userId);
  if (!after) return list;
  const than = sql.raw(isOldestFirst ? '>' : '<');
  return list.where(
    sql<boolean>`(placed_at, id) ${than} (select o.placed_at, o.id from orders as o where o.id = ${after})`,
  );
}

/**
 * An id or a short id. One that matches an order is not searched for in phone numbers and addresses as well: among five
 * million orders that took up to two seconds, and the id is what was meant.
 */
function asId(q: string) {
  if (/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/.test(q)) return sql<boolean>`id = ${q}`;
  return /^[0-9a-f]{8}$/.test(q) ? sql<boolean>`right(id::text, 8) = ${q}` : undefined;
}

/** A whole e-mail address or phone number has an index of its own. */
function asContact(q: string) {
  if (/^[^\s@]+@[^\s@]+\.[a-z]{2,}$/.test(q)) return sql<boolean>`email = ${q}`;
  return /^\d{10}$/.test(q) ? sql<boolean>`phone = ${q}` : undefined;
}

/** Of an e-mail address only the part before the @ is looked up in the index, since many share the rest. */
function inWords(q: string) {
  const [own = ''] = q.split(/(?<=@)/);
  const asked = own.length > 3 ? own : q;
  return sql<boolean>`(${words} like ${containing(asked)} and strpos(${words}, ${q}) > 0)`;
}

/** As the words are stored: lower case, a phone number as its ten digits. */
function bareQuery(q: string): string {
  const bare = q.toLowerCase().replace(/^#/, '');
  const digits = bare.replace(/[\s()+-]/g, '');
  return /^\d{6,14}$/.test(digits) ? digits.replace(/^(91|0)(?=\d{10}$)/, '') : bare;
}
