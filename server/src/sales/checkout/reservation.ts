import { RESERVATION_MINUTES } from '@gulmohar/contract/shop/shop-rules.ts';
import type { Paise } from '@gulmohar/contract/values/money.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import type { CheckoutStatus } from '../../platform/database/tables.ts';
import { releaseCoupon } from '../coupon/hold-coupon.ts';
import type { CheckoutJson, CheckoutRow } from './checkout-row.ts';
import type { Hold } from './hold.rules.ts';
import type { CheckoutSnapshot } from './snapshot.ts';

/** Locks a checkout's row. Required before changing its units, its order or its coupon. */
export async function lockCheckout(trx: Transaction, id: string): Promise<CheckoutRow> {
  return trx
    .selectFrom('checkout')
    .where('id', '=', id)
    .forUpdate()
    .selectAll()
    .$narrowType<CheckoutJson>()
    .executeTakeFirstOrThrow();
}

export type NewCheckout = {
  id: string;
  userId: string | null;
  buyerKey: string;
  /** null when it was opened by amount only and its lines are not known yet. */
  snapshot: CheckoutSnapshot | null;
  /** Whether verify-payment will say what is ordered. */
  awaitsOrderData?: boolean;
  amount: Paise;
  currency: string;
  provider: string;
  /** When absent, the units are held for the usual time. */
  hold?: Hold;
  /** A pseudonymous key for the network address that opened it, if addresses are counted. */
  addressKey?: string | null;
};

const HELD: Hold = { holdsStock: true, minutes: RESERVATION_MINUTES };

/**
 * Stores a checkout and reserves its lines, if it has any yet and may hold them. The variants must be locked
 * and have enough units.
 */
export async function insertCheckout(trx: Transaction, checkout: NewCheckout): Promise<void> {
  await sql`with opened as (${insertion(checkout, sql``)}), ${reservingFor(checkout)}`.execute(trx);
}

/**
 * Like `insertCheckout`, when nothing is locked yet: locks the variants in the order of their ids, and
 * inserts only if they have enough units and the buyer's account still exists and has no open checkout.
 * @returns whether the checkout was inserted
 */
export async function insertCheckoutIfPossible(db: Database, checkout: NewCheckout): Promise<boolean> {
  const { userId, buyerKey, snapshot } = checkout;
  const lines = snapshot?.lines ?? [];
  const account = sql`account as (select id from users where id = ${userId}::uuid for key share),`;
  const { numAffectedRows = 0n } = await sql`
    with turn as materialized (
      select pg_try_advisory_xact_lock(hashtextextended(${buyerKey}, 0)) as is_own
    ), ${userId ? account : sql``} locked as (
      select variant.id from turn, ${requestedLines(lines)}, variant
      where is_own and variant.id = requested.variant_id and on_hand - reserved >= requested.quantity
      order by variant.id for no key update of variant
    ), possible as (
      select from locked having count(*) = ${lines.length}
    ), opened as (
      ${insertion(checkout, sql`from possible ${userId ? sql`, account` : sql``}`)}
      on conflict (buyer_key) where status = 'open' do nothing returning id
    ), ${reservingFor(checkout, sql`where exists (select from opened)`)}`.execute(db);
  return numAffectedRows > 0n;
}

/** @param source the `from` clause, which must yield one row for the checkout to be inserted */
function insertion(checkout: NewCheckout, source: RawBuilder<unknown>) {
  const { id, userId, buyerKey, snapshot, awaitsOrderData = false, amount, currency, provider } = checkout;
  const { hold = HELD, addressKey = null } = checkout;
  const units = (snapshot?.lines ?? []).reduce((sum, { quantity }) => sum + quantity, 0);
  return sql`
      insert into checkout (id, user_id, buyer_key, snapshot, awaits_order_data, amount, currency, provider, units, holds_stock, address_key, expires_at)
      select ${id}, ${userId}, ${buyerKey}, ${snapshot && JSON.stringify(snapshot)}, ${awaitsOrderData}, ${amount},
             ${currency}, ${provider}, ${units}, ${hold.holdsStock}, ${addressKey}, now() + ${hold.minutes} * interval '1 minute'
      ${source}`;
}

function reservingFor({ id, snapshot, hold = HELD }: NewCheckout, where = sql``) {
  return hold.holdsStock ? reserving(id, snapshot, where) : notHolding(id, snapshot);
}

/** Sets and reserves the lines of a checkout that holds nothing. The variants must be locked. */
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

/** Returns the rest of a statement that reserves a checkout's lines. */
function reserving(id: string, snapshot: CheckoutSnapshot | null, where = sql``) {
  return sql`${linesOf(snapshot, where)}, reserved as (
      insert into reservation (checkout_id, variant_id, quantity) select ${id}::uuid, variant_id, quantity from line
    )
    insert into stock_movement (variant_id, kind, reserved_change, checkout_id)
    select variant_id, 'reserved', quantity, ${id}::uuid from line order by variant_id`;
}

/** Returns the rest of a statement that records a checkout's lines while their units stay on sale. */
function notHolding(id: string, snapshot: CheckoutSnapshot | null) {
  return sql`${linesOf(snapshot)}
    insert into unheld_line (checkout_id, variant_id, quantity) select ${id}::uuid, variant_id, quantity from line`;
}

function linesOf(snapshot: CheckoutSnapshot | null, where = sql``) {
  return sql`line as (select variant_id, quantity from ${requestedLines(snapshot?.lines ?? [])} ${where})`;
}

/** Returns a `from` item with the requested lines. */
function requestedLines(lines: CheckoutSnapshot['lines']) {
  return sql`unnest(${lines.map((line) => line.variantId)}::bigint[], ${lines.map((line) => line.quantity)}::int[])
        as requested (variant_id, quantity)`;
}

/** Ends a checkout that did not become an order and releases its units and coupon. Its row must be locked. */
export async function releaseCheckout(trx: Transaction, id: string, status: CheckoutStatus): Promise<void> {
  await releaseHeld(trx, id);
  await endCheckout(trx, id, status);
}

/** Releases what a checkout holds and leaves it otherwise unchanged. Its row must be locked. */
export async function releaseHeld(trx: Transaction, id: string): Promise<void> {
  await sql`
    with taken as (delete from reservation where checkout_id = ${id} returning variant_id, quantity),
    asked as (delete from unheld_line where checkout_id = ${id})
    insert into stock_movement (variant_id, kind, reserved_change, checkout_id)
    select variant_id, 'released', -quantity, ${id}::uuid from taken order by variant_id`.execute(trx);
  await releaseCoupon(trx, id);
}

/** Ends a checkout that no longer holds anything and did not become an order. Its row must be locked. */
export async function endCheckout(trx: Transaction, id: string, status: CheckoutStatus): Promise<void> {
  const isUnpaid = status === 'expired' || status === 'replaced';
  await trx
    .updateTable('checkout')
    .set({ status, ask_again_at: isUnpaid ? askAgainAt(status) : null })
    .where('id', '=', id)
    .execute();
}

/**
 * Returns when to ask the provider again: in half an hour, or, for a replaced checkout that still awaits its
 * order data, once it expires.
 */
function askAgainAt(status: CheckoutStatus) {
  const soon = sql<Date>`now() + interval '30 minutes'`;
  if (status !== 'replaced') return soon;
  return sql<Date>`case when awaits_order_data then expires_at else ${soon} end`;
}

/** Expires a checkout if it is still open. */
export async function expireCheckout(db: Database, id: string): Promise<void> {
  await db.transaction().execute((trx) => expireWithin(trx, id));
}

/** Like `expireCheckout`, within a transaction. */
export async function expireWithin(trx: Transaction, id: string): Promise<void> {
  const checkout = await lockCheckout(trx, id);
  if (checkout.status !== 'open') return;
  await releaseCheckout(trx, id, 'expired');
}
