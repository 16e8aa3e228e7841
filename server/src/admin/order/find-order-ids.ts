import type { OrderMatch } from '@gulmohar/contract/admin/find.ts';
import { sql } from 'kysely';
import type { ReadDatabase } from '../../platform/database/reads.ts';
import { beginsWith } from '../begins-with.ts';
import type { ProductHits } from '../product/find-products.ts';
import { findAdminOrders } from './order-list.store.ts';

export type OrderHit = { id: string; match: OrderMatch; matched: string | null };
type Found = { id: string; matched?: string };

/** Shorter parts of a tracking or invoice number match too much. */
const MIN_OF_NUMBER = 4;
const CITIES = 3;

type Search = {
  /** Trimmed. */
  q: string;
  products: ProductHits;
  limit: number;
  buyers?: readonly Found[];
};

/**
 * Finds the orders that a text refers to, most certain matches first. Each query reads a
 * few rows of one index, however many orders there are.
 */
export async function findOrderIds(
  db: ReadDatabase,
  { q, products, limit, buyers }: Search,
): Promise<OrderHit[]> {
  const hits: OrderHit[] = [];

  const add = (match: OrderMatch, found: readonly Found[]) => {
    for (const { id, matched = null } of found)
      if (hits.length < limit && !hits.some((hit) => hit.id === id)) hits.push({ id, match, matched });
  };

  const number = q
    .toLowerCase()
    .replace(/^#/, '')
    .replace(/-\d{1,2}$/, '');
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(number)) add('order number', await byId(db, number));
  else if (/^[0-9a-f]{4,8}$/.test(number)) add('order number', await byNumber(db, number, limit));
  const bare = q.toUpperCase().replaceAll(' ', '');
  if (bare.length >= MIN_OF_NUMBER && /\d/.test(bare)) {
    add('tracking number', await byTracking(db, bare, limit));
    add('invoice number', await byInvoice(db, bare, limit));
    add('UTR', await byBankReference(db, bare, limit));
  }
  // Random letters, often without a digit among them.
  add('payment id', await byPayment(db, q));
  add('refund id', await byRefund(db, q));
  if (products.bySku.length > 0) add('SKU', await byVariants(db, products.bySku, limit));
  if (/^[1-9]\d{5}$/.test(bare)) add('PIN code', await byPin(db, bare, limit));
  // A query with digits that matched one of the shop's numbers is not searched for as a name.
  if (hits.length > 0 && /\d/.test(q)) return hits;
  if (hits.length < limit && q.length >= 3) {
    const isContact = /^[^\s@]+@[^\s@]+$/.test(q) || /^[+\d\s()-]+$/.test(q);
    add(isContact ? 'contact' : 'buyer', buyers ?? (await findAdminOrders(db, { q, limit })));
  }
  if (hits.length < limit && q.length >= 3 && !/\d/.test(q)) {
    add('city', await byCity(db, q.toLowerCase(), limit));
  }
  if (hits.length < limit) add('product', await byVariants(db, products.byName, limit));
  return hits;
}

async function byId(db: ReadDatabase, id: string): Promise<Found[]> {
  return db.selectFrom('orders').where('id', '=', id).select('id').limit(1).execute();
}

async function byNumber(db: ReadDatabase, beginning: string, limit: number): Promise<Found[]> {
  return db
    .selectFrom('orders')
    .where(beginsWith(sql`right(id::text, 8)`, beginning))
    .orderBy('placed_at', 'desc')
    .limit(limit)
    .select('id')
    .execute();
}

/** Of parcels, of returns that a courier carries, and of pickups that staff arranged. */
async function byTracking(db: ReadDatabase, beginning: string, limit: number): Promise<Found[]> {
  const number = (table: string) =>
    sql<string>`upper(replace(${sql.ref(`${table}.tracking_number`)}, ' ', ''))`;
  const isNumber = (table: string) => sql`${beginsWith(number(table), beginning)}
    and ${sql.ref(`${table}.tracking_number`)} is not null`;
  const { rows } = await sql<{ id: string; matched: string }>`
    (select order_id as id, tracking_number as matched from parcel where ${isNumber('parcel')} limit ${limit})
    union all
    (select order_id, tracking_number from shipment where ${isNumber('shipment')} limit ${limit})
    union all
    (select return_request.order_id, return_pickup.tracking_number
      from return_pickup join return_request on return_request.id = return_pickup.return_id
      where ${isNumber('return_pickup')} limit ${limit})`.execute(db);
  return rows;
}

async function byInvoice(db: ReadDatabase, beginning: string, limit: number): Promise<Found[]> {
  return db
    .selectFrom('tax_document')
    .where(beginsWith(sql`number`, beginning))
    .orderBy(sql`number using ~>~`)
    .limit(limit)
    .select(['order_id as id', 'number as matched'])
    .execute();
}

async function byPayment(db: ReadDatabase, id: string): Promise<Found[]> {
  return db
    .selectFrom('payment')
    .where('provider_payment_id', '=', id)
    .where('order_id', 'is not', null)
    .select(['order_id as id', 'provider_payment_id as matched'])
    .$narrowType<{ id: string }>()
    .execute();
}

async function byRefund(db: ReadDatabase, id: string): Promise<Found[]> {
  return db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .where('refund.provider_refund_id', '=', id)
    .where('order_id', 'is not', null)
    .select(['order_id as id', 'provider_refund_id as matched'])
    .$narrowType<{ id: string; matched: string }>()
    .execute();
}

async function byBankReference(db: ReadDatabase, reference: string, limit: number): Promise<Found[]> {
  const { rows } = await sql<{ id: string; matched: string }>`
    (select order_id as id, bank_reference as matched from refund join payment on payment.id = payment_id
      where upper(bank_reference) = ${reference} and order_id is not null limit ${limit})
    union all
    (select order_id, payout.bank_reference from payout join refund on refund.id = refund_id
      join payment on payment.id = payment_id
      where upper(payout.bank_reference) = ${reference} and order_id is not null limit ${limit})
    union all
    (select parcel.order_id, reference from remittance join remittance_line on remittance_id = remittance.id
      join parcel on parcel.id = parcel_id where upper(reference) = ${reference} limit ${limit})`.execute(db);
  return rows;
}

async function byVariants(db: ReadDatabase, variantIds: readonly number[], limit: number): Promise<Found[]> {
  if (variantIds.length === 0) return [];
  const { rows } = await sql<Found>`
    select distinct newest.order_id as id from unnest(${[...variantIds]}::bigint[]) as variant (id),
      lateral (select order_id from order_line where variant_id = variant.id and quantity > 0
        order by order_id desc limit ${limit}) as newest
    order by 1 desc limit ${limit}`.execute(db);
  return rows;
}

async function byPin(db: ReadDatabase, pin: string, limit: number): Promise<Found[]> {
  return db
    .selectFrom('orders')
    .where(sql<boolean>`address ->> 'zipcode' = ${pin}`)
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .select('id')
    .execute();
}

/**
 * Finds the newest orders to cities whose names begin like this. A loose index scan lists the cities
 * (https://wiki.postgresql.org/wiki/Loose_indexscan), then a few orders of each are read, because a large
 * city has too many orders to sort.
 */
async function byCity(db: ReadDatabase, beginning: string, limit: number): Promise<Found[]> {
  const city = sql<string>`lower(orders.address ->> 'city')`;
  const { rows } = await sql<Found>`
    with recursive city (name) as (
      (select ${city} from orders where ${beginsWith(city, beginning)} order by ${city} using ~<~ limit 1)
      union all
      select (select ${city} from orders where ${city} ~>~ city.name and ${beginsWith(city, beginning)}
        order by ${city} using ~<~ limit 1)
      from city where city.name is not null
    )
    select newest.id from (select name from city where name is not null limit ${CITIES}) as matching,
      lateral (select id, placed_at from orders where ${city} = matching.name
        order by placed_at desc, id desc limit ${limit}) as newest
    order by newest.placed_at desc, newest.id desc limit ${limit}`.execute(db);
  return rows;
}
