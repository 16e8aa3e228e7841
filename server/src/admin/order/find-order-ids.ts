import { MAX_FOUND, type OrderMatch } from '@gulmohar/contract/admin/find.ts';
import { sql } from 'kysely';
import type { ReadDatabase } from '../../platform/database/reads.ts';
import { findAdminOrders } from '../order/order-list.store.ts';
import { beginsWith } from './beginning.ts';
import type { ProductHits } from './find-products.ts';

export type OrderHit = { id: string; match: OrderMatch; matched: string | null };
type Found = { id: string; matched?: string };

/**
 * The shortest part of a tracking or invoice number that is searched for, because shorter ones match too
 * many.
 */
const MIN_OF_NUMBER = 4;
const CITIES = 3;

/**
 * Finds the orders that a text refers to, at most `MAX_FOUND`, most certain matches first. Each query reads a
 * few rows of one index, however many orders there are.
 * @param q trimmed
 * @param products what the text found in the catalogue
 */
export async function findOrderIds(db: ReadDatabase, q: string, products: ProductHits): Promise<OrderHit[]> {
  const hits: OrderHit[] = [];

  const add = (match: OrderMatch, found: readonly Found[]) => {
    for (const { id, matched = null } of found)
      if (hits.length < MAX_FOUND && !hits.some((hit) => hit.id === id)) hits.push({ id, match, matched });
  };

  const number = q
    .toLowerCase()
    .replace(/^#/, '')
    .replace(/-\d{1,2}$/, '');
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(number)) add('order number', await byId(db, number));
  else if (/^[0-9a-f]{4,8}$/.test(number)) add('order number', await byNumber(db, number));
  const bare = q.toUpperCase().replaceAll(' ', '');
  if (bare.length >= MIN_OF_NUMBER && /\d/.test(bare)) {
    add('tracking number', await byTracking(db, bare));
    add('invoice number', await byInvoice(db, bare));
  }
  if (products.bySku.length > 0) add('SKU', await byVariants(db, products.bySku));
  if (/^[1-9]\d{5}$/.test(bare)) add('PIN code', await byPin(db, bare));
  // A query with digits that matched one of the shop's numbers is not searched for as a name.
  if (hits.length > 0 && /\d/.test(q)) return hits;
  if (hits.length < MAX_FOUND && q.length >= 3) {
    const isContact = /^[^\s@]+@[^\s@]+$/.test(q) || /^[+\d\s()-]+$/.test(q);
    add(isContact ? 'contact' : 'buyer', await findAdminOrders(db, { q, limit: MAX_FOUND }));
  }
  if (hits.length < MAX_FOUND && q.length >= 3 && !/\d/.test(q)) {
    add('city', await byCity(db, q.toLowerCase()));
  }
  if (hits.length < MAX_FOUND) add('product', await byVariants(db, products.byName));
  return hits;
}

async function byId(db: ReadDatabase, id: string): Promise<Found[]> {
  return db.selectFrom('orders').where('id', '=', id).select('id').limit(1).execute();
}

async function byNumber(db: ReadDatabase, beginning: string): Promise<Found[]> {
  return db
    .selectFrom('orders')
    .where(beginsWith(sql`right(id::text, 8)`, beginning))
    .orderBy('placed_at', 'desc')
    .limit(MAX_FOUND)
    .select('id')
    .execute();
}

/**
 * Finds tracking numbers of parcels, of returns that a courier carries, and of pickups that staff arranged.
 */
async function byTracking(db: ReadDatabase, beginning: string): Promise<Found[]> {
  const number = (table: string) =>
    sql<string>`upper(replace(${sql.ref(`${table}.tracking_number`)}, ' ', ''))`;
  const isNumber = (table: string) => sql`${beginsWith(number(table), beginning)}
    and ${sql.ref(`${table}.tracking_number`)} is not null`;
  const { rows } = await sql<{ id: string; matched: string }>`
    (select order_id as id, tracking_number as matched from parcel where ${isNumber('parcel')} limit ${MAX_FOUND})
    union all
    (select order_id, tracking_number from shipment where ${isNumber('shipment')} limit ${MAX_FOUND})
    union all
    (select return_request.order_id, return_pickup.tracking_number
      from return_pickup join return_request on return_request.id = return_pickup.return_id
      where ${isNumber('return_pickup')} limit ${MAX_FOUND})`.execute(db);
  return rows;
}

async function byInvoice(db: ReadDatabase, beginning: string): Promise<Found[]> {
  return db
    .selectFrom('tax_document')
    .where(beginsWith(sql`number`, beginning))
    .orderBy(sql`number using ~>~`)
    .limit(MAX_FOUND)
    .select(['order_id as id', 'number as matched'])
    .execute();
}

/** Returns the newest orders for the given variants. */
async function byVariants(db: ReadDatabase, variantIds: readonly number[]): Promise<Found[]> {
  if (variantIds.length === 0) return [];
  const { rows } = await sql<Found>`
    select distinct newest.order_id as id from unnest(${[...variantIds]}::bigint[]) as asked (id),
      lateral (select order_id from order_line where variant_id = asked.id and quantity > 0
        order by order_id desc limit ${MAX_FOUND}) as newest
    order by 1 desc limit ${MAX_FOUND}`.execute(db);
  return rows;
}

async function byPin(db: ReadDatabase, pin: string): Promise<Found[]> {
  return db
    .selectFrom('orders')
    .where(sql<boolean>`address ->> 'zipcode' = ${pin}`)
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_FOUND)
    .select('id')
    .execute();
}

/**
 * Finds the newest orders to cities whose names begin like this. A loose index scan lists the cities
 * (https://wiki.postgresql.org/wiki/Loose_indexscan), then a few orders of each are read, because a large
 * city has too many orders to sort.
 */
async function byCity(db: ReadDatabase, beginning: string): Promise<Found[]> {
  const city = sql<string>`lower(orders.address ->> 'city')`;
  const { rows } = await sql<Found>`
    with recursive city (name) as (
      (select ${city} from orders where ${beginsWith(city, beginning)} order by ${city} using ~<~ limit 1)
      union all
      select (select ${city} from orders where ${city} ~>~ city.name and ${beginsWith(city, beginning)}
        order by ${city} using ~<~ limit 1)
      from city where city.name is not null
    )
    select newest.id from (select name from city where name is not null limit ${CITIES}) as asked,
      lateral (select id, placed_at from orders where ${city} = asked.name
        order by placed_at desc, id desc limit ${MAX_FOUND}) as newest
    order by newest.placed_at desc, newest.id desc limit ${MAX_FOUND}`.execute(db);
  return rows;
}
