import { RESERVATION_MINUTES } from '@gulmohar/contract/shop/shop-rules.ts';
import type { Paise } from '@gulmohar/contract/values/money.ts';
import { isNoSize } from '@gulmohar/contract/values/size.ts';
import { sql } from 'kysely';
import { isPublished } from '../../catalogue/product/published.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import type { CheckoutStatus } from '../../platform/database/tables.ts';
import { releaseCoupon } from '../coupon/hold-coupon.ts';
import type { Offer } from './checkout.rules.ts';
import type { CheckoutJson, CheckoutRow } from './checkout-row.ts';
import type { CheckoutSnapshot } from './snapshot.ts';

type Choice = { _id: string; size: string | null };

/** The published variants that these lines mean, with price and what is available. */
export async function findOffers(db: Database, lines: readonly Choice[]): Promise<Offer[]> {
  return (await offersOf(lines).execute(db)).rows;
}

/** The same, locked in the order of their ids; what is available is what those before in the lock have left. */
export async function lockOffers(trx: Transaction, lines: readonly Choice[]): Promise<Offer[]> {
  const locked = sql<Offer>`${offersOf(lines)} order by variant.id for no key update of variant`;
  return (await locked.execute(trx)).rows;
}

function offersOf(lines: readonly Choice[]) {
  return sql<Offer>`
    select variant.id as variant_id, product.id as product_id, product.name, variant.size,
           product.pictures[1] as picture, product.price as unit_price, product.mrp,
           variant.on_hand - variant.reserved as available
    from unnest(${lines.map((line) => line._id)}::text[], ${lines.map((line) => line.size)}::text[],
                ${lines.map((line) => isNoSize(line.size))}::bool[]) as line (product_id, size, is_no_size)
    join product on product.id = line.product_id and ${isPublished}
    join variant on variant.product_id = product.id
      and (variant.size = line.size or variant.size is null and line.is_no_size)`;
}

/** Makes checkouts of one buyer follow each other until the transaction ends. @returns the open one, which is locked */
export async function lockBuyer(
  trx: Transaction,
  buyerKey: string,
): Promise<{ id: string; variantIds: number[] } | undefined> {
  const { rows } = await sql<{ id: string; variant_id: number }>`
    select id, variant_id from lock_buyer(${buyerKey})`.execute(trx);
  const [first] = rows;
  return first && { id: first.id, variantIds: rows.map((row) => row.variant_id) };
}

export async function findBuyersWithOpenCheckout(
  db: Database,
  buyerKeys: readonly string[],
): Promise<Set<string>> {
  if (buyerKeys.length === 0) return new Set();
  const open = await db
    .selectFrom('checkout')
    .where('buyer_key', 'in', buyerKeys)
    .where('status', '=', 'open')
    .select('buyer_key')
    .execute();
  return new Set(open.map(({ buyer_key }) => buyer_key));
}

/** Where to ask what became of a checkout. */
export type OpenedAt = Pick<CheckoutRow, 'id' | 'provider' | 'provider_order_id'>;

type NewCheckout = {
  id: string;
  userId: string | null;
  buyerKey: string;
  /** null: opened for the amount alone, and nothing is known yet that comes to it. */
  snapshot: CheckoutSnapshot | null;
  /** What is ordered comes with verify-payment. */
  awaitsOrderData?: boolean;
  amount: Paise;
  currency: string;
  provider: string;
};

/** Stores the checkout and reserves its lines, if it has any yet. The variants must be locked and known to suffice. */
export async function insertCheckout(trx: Transaction, checkout: NewCheckout): Promise<void> {
  const { id, userId, buyerKey, snapshot, awaitsOrderData = false, amount, currency, provider } = checkout;
  await sql`
    with opened as (
      insert into checkout (id, user_id, buyer_key, snapshot, awaits_order_data, amount, currency, provider, expires_at)
      values (${id}, ${userId}, ${buyerKey}, ${snapshot && JSON.stringify(snapshot)}, ${awaitsOrderData}, ${amount},
              ${currency}, ${provider}, now() + ${RESERVATION_MINUTES} * interval '1 minute')
    ), ${reserving(id, snapshot)}`.execute(trx);
}

/** Gives a checkout that holds nothing what it is for, and reserves that. The variants must be locked. */
export async function reserveSnapshot(
  trx: Transaction,
  id: string,
  snapshot: CheckoutSnapshot,
): Promise<void> {
  await sql`
    with ordered as (
      update checkout set snapshot = ${JSON.stringify(snapshot)} where id = ${id}
    ), ${reserving(id, snapshot)}`.execute(trx);
}

/** The same for who buys and where it goes, while the lines stay as they are. */
export async function changeSnapshot(
  trx: Transaction,
  id: string,
  snapshot: CheckoutSnapshot,
): Promise<void> {
  await trx
    .updateTable('checkout')
    .set({ snapshot: JSON.stringify(snapshot) })
    .where('id', '=', id)
    .execute();
}

/** The rest of a statement that gives a checkout its lines. */
function reserving(id: string, snapshot: CheckoutSnapshot | null) {
  const lines = snapshot?.lines ?? [];
  return sql`line as (
      select * from unnest(${lines.map((line) => line.variant_id)}::bigint[], ${lines.map((line) => line.quantity)}::int[])
        as line (variant_id, quantity)
    ), reserved as (
      insert into reservation (checkout_id, variant_id, quantity) select ${id}::uuid, variant_id, quantity from line
    )
    insert into stock_movement (variant_id, kind, reserved_change, checkout_id)
    select variant_id, 'reserved', quantity, ${id}::uuid from line`;
}

export async function setProviderOrder(db: Database, id: string, providerOrderId: string): Promise<void> {
  await db.updateTable('checkout').set({ provider_order_id: providerOrderId }).where('id', '=', id).execute();
}

export async function findCheckoutByProviderOrder(
  db: Database,
  providerOrderId: string,
): Promise<CheckoutRow | undefined> {
  return db
    .selectFrom('checkout')
    .where('provider_order_id', '=', providerOrderId)
    .selectAll()
    .$narrowType<CheckoutJson>()
    .executeTakeFirst();
}

/** @param id the checkout's, or that of the order which came of it */
export async function findCheckoutOf(db: Database, id: string): Promise<CheckoutRow | undefined> {
  const itsOrder = db.selectFrom('orders').where('orders.id', '=', id).select('checkout_id');
  return db
    .selectFrom('checkout')
    .where((where) => where.or([where('id', '=', id), where('id', 'in', itsOrder)]))
    .selectAll()
    .$narrowType<CheckoutJson>()
    .executeTakeFirst();
}

export async function findOrderOf(db: Database, checkoutId: string): Promise<{ id: string } | undefined> {
  return db.selectFrom('orders').where('checkout_id', '=', checkoutId).select('id').executeTakeFirst();
}

export async function lockCheckout(trx: Transaction, id: string): Promise<CheckoutRow> {
  return trx
    .selectFrom('checkout')
    .where('id', '=', id)
    .forUpdate()
    .selectAll()
    .$narrowType<CheckoutJson>()
    .executeTakeFirstOrThrow();
}

export async function findOverdueCheckouts(db: Database): Promise<OpenedAt[]> {
  return db
    .selectFrom('checkout')
    .where('status', '=', 'open')
    .where('expires_at', '<', sql<Date>`now()`)
    .orderBy('expires_at')
    .limit(500)
    .select(['id', 'provider', 'provider_order_id'])
    .execute();
}

/** Ends a checkout that did not become an order and gives its pieces and its coupon back. Its row must be locked. */
export async function releaseCheckout(trx: Transaction, id: string, status: CheckoutStatus): Promise<void> {
  await releaseHeld(trx, id);
  await endCheckout(trx, id, status);
}

/** Gives back what a checkout holds and leaves it as it is otherwise. Its row must be locked. */
export async function releaseHeld(trx: Transaction, id: string): Promise<void> {
  await sql`
    with taken as (delete from reservation where checkout_id = ${id} returning variant_id, quantity)
    insert into stock_movement (variant_id, kind, reserved_change, checkout_id)
    select variant_id, 'released', -quantity, ${id}::uuid from taken order by variant_id`.execute(trx);
  await releaseCoupon(trx, id);
}

/** Ends a checkout that holds nothing any more and did not become an order. Its row must be locked. */
export async function endCheckout(trx: Transaction, id: string, status: CheckoutStatus): Promise<void> {
  const isUnpaid = status === 'expired' || status === 'replaced';
  await trx
    .updateTable('checkout')
    .set({ status, ask_again_at: isUnpaid ? askAgainAt(status) : null })
    .where('id', '=', id)
    .execute();
}

/** In half an hour; of a replaced one that waits for its browser's word, once it has waited long enough. */
function askAgainAt(status: CheckoutStatus) {
  const soon = sql<Date>`now() + interval '30 minutes'`;
  if (status !== 'replaced') return soon;
  return sql<Date>`case when awaits_order_data then expires_at else ${soon} end`;
}

export async function findCheckoutsToAskAgain(db: Database): Promise<OpenedAt[]> {
  return db
    .selectFrom('checkout')
    .where('ask_again_at', '<', sql<Date>`now()`)
    .orderBy('ask_again_at')
    .limit(500)
    .select(['id', 'provider', 'provider_order_id'])
    .execute();
}

/** At double its age, and after three days no more. One that was settled meanwhile stays as it is. */
export async function askAgainLater(db: Database, id: string): Promise<void> {
  await db
    .updateTable('checkout')
    .set({
      ask_again_at: sql<Date | null>`case when now() - created_at < interval '3 days' then now() + (now() - created_at) end`,
    })
    .where('id', '=', id)
    .where('ask_again_at', 'is not', null)
    .execute();
}

/** Ends an open checkout whose time is over; one that was paid meanwhile stays as it is. */
export async function expireCheckout(db: Database, id: string): Promise<void> {
  await db.transaction().execute((trx) => expireWithin(trx, id));
}

/** The same within a transaction. */
export async function expireWithin(trx: Transaction, id: string): Promise<void> {
  const checkout = await lockCheckout(trx, id);
  if (checkout.status !== 'open') return;
  await releaseCheckout(trx, id, 'expired');
}

/** Turns the checkout's reservations into sales. Its row must be locked. */
export async function sellReserved(trx: Transaction, checkoutId: string): Promise<void> {
  await sql`
    with taken as (delete from reservation where checkout_id = ${checkoutId} returning variant_id, quantity)
    insert into stock_movement (variant_id, kind, on_hand_change, reserved_change, checkout_id)
    select variant_id, 'sold', -quantity, -quantity, ${checkoutId}::uuid from taken order by variant_id`.execute(
    trx,
  );
}
