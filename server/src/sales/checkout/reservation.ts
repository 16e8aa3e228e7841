import { RESERVATION_MINUTES } from '@gulmohar/contract/shop/shop-rules.ts';
import type { Paise } from '@gulmohar/contract/values/money.ts';
import { sql } from 'kysely';
import { moveStock } from '../../catalogue/product/stock-ledger.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import type { CheckoutStatus } from '../../platform/database/tables.ts';
import { releaseCoupon } from '../coupon/hold-coupon.ts';
import type { CheckoutJson, CheckoutRow } from './checkout-row.ts';
import type { Hold } from './hold.rules.ts';
import type { CheckoutSnapshot, SnapshotLine } from './snapshot.ts';

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
  const { id, userId, buyerKey, snapshot, awaitsOrderData = false, amount, currency, provider } = checkout;
  const { hold = HELD, addressKey = null } = checkout;
  const lines = snapshot?.lines ?? [];
  await trx
    .insertInto('checkout')
    .values({
      ...{ id, user_id: userId, buyer_key: buyerKey, amount, currency, provider },
      snapshot: snapshot && JSON.stringify(snapshot),
      awaits_order_data: awaitsOrderData,
      units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      holds_stock: hold.holdsStock,
      address_key: addressKey,
      expires_at: sql<Date>`now() + ${hold.minutes} * interval '1 minute'`,
    })
    .execute();
  if (hold.holdsStock) await reserveLines(trx, id, lines);
  else if (lines.length > 0) await trx.insertInto('unheld_line').values(linesOf(id, lines)).execute();
}

/** Reserves lines for a checkout that holds nothing. The variants must be locked. */
export async function reserveLines(
  trx: Transaction,
  checkoutId: string,
  lines: readonly SnapshotLine[],
): Promise<void> {
  if (lines.length === 0) return;
  const wanted = trx.insertInto('reservation').values(linesOf(checkoutId, lines));
  await sql`
    with reserved as (${wanted.returning(['variant_id', 'quantity'])})
    insert into stock_movement (variant_id, kind, reserved_change, checkout_id)
    select variant_id, 'reserved', quantity, ${checkoutId}::uuid from reserved order by variant_id`.execute(
    trx,
  );
}

function linesOf(checkoutId: string, lines: readonly SnapshotLine[]) {
  return lines.map(({ variantId, quantity }) => ({
    ...{ checkout_id: checkoutId, variant_id: variantId, quantity },
  }));
}

/** Sells what a checkout has reserved. Its row must be locked. */
export async function sellReserved(trx: Transaction, checkoutId: string): Promise<void> {
  await sql`
    with sold as (delete from reservation where checkout_id = ${checkoutId} returning variant_id, quantity)
    insert into stock_movement (variant_id, kind, on_hand_change, reserved_change, checkout_id)
    select variant_id, 'sold', -quantity, -quantity, ${checkoutId}::uuid from sold order by variant_id`.execute(
    trx,
  );
}

/** Sells lines for a checkout that does not hold them. The variants must be locked and have enough units. */
export async function sellUnreserved(
  trx: Transaction,
  checkoutId: string,
  lines: readonly SnapshotLine[],
): Promise<void> {
  await moveStock(
    trx,
    lines.map(({ variantId, quantity }) => ({
      ...{ variant_id: variantId, kind: 'sold' as const, checkout_id: checkoutId },
      on_hand_change: -quantity,
    })),
  );
}

/** Ends a checkout that did not become an order and releases its units and coupon. Its row must be locked. */
export async function releaseCheckout(trx: Transaction, id: string, status: CheckoutStatus): Promise<void> {
  await releaseHeld(trx, id);
  await endCheckout(trx, id, status);
}

/** Releases what a checkout holds and leaves it otherwise unchanged. Its row must be locked. */
export async function releaseHeld(trx: Transaction, id: string): Promise<void> {
  await sql`
    with taken as (delete from reservation where checkout_id = ${id} returning variant_id, quantity)
    insert into stock_movement (variant_id, kind, reserved_change, checkout_id)
    select variant_id, 'released', -quantity, ${id}::uuid from taken order by variant_id`.execute(trx);
  await trx.deleteFrom('unheld_line').where('checkout_id', '=', id).execute();
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
