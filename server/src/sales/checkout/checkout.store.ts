import { sql } from 'kysely';
import { z } from 'zod';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import type { Earlier } from '../reservation/lock-requested.ts';
import { DRAFT_KEY } from './buyer-key.ts';
import type { CheckoutJson, CheckoutRow } from './checkout-row.ts';
import type { CheckoutSnapshot } from './snapshot.ts';

/** Serialises one buyer's checkouts until the transaction ends. @returns the open one, locked */
export async function lockBuyer(trx: Transaction, buyerKey: string): Promise<Earlier | undefined> {
  const { rows } = await sql<{ id: string; variant_id: number | null }>`
    select id, variant_id from lock_buyer(${buyerKey})`.execute(trx);
  const [first] = rows;
  return first && { id: first.id, variantIds: rows.flatMap((row) => row.variant_id ?? []) };
}

export async function lockOwn(
  trx: Transaction,
  { orderId, userId }: { orderId: string; userId: string | null },
): Promise<Earlier | undefined> {
  const checkout = await trx
    .selectFrom('checkout')
    .where(z.uuid().safeParse(orderId).success ? 'id' : 'provider_order_id', '=', orderId)
    .where('status', '=', 'open')
    .where((own) =>
      own.or([own('user_id', 'is', null), own('user_id', '=', userId), own.val(userId === null)]),
    )
    .where((own) => own.not(own.fn<boolean>('starts_with', ['buyer_key', own.val(DRAFT_KEY)])))
    .forUpdate()
    .select('id')
    .executeTakeFirst();
  if (!checkout) return undefined;
  const held = await trx
    .selectFrom('reservation')
    .where('checkout_id', '=', checkout.id)
    .select('variant_id')
    .execute();
  return { id: checkout.id, variantIds: held.map(({ variant_id }) => variant_id) };
}

export type OpenedAt = Pick<CheckoutRow, 'id' | 'provider' | 'provider_order_id'>;

/** The lines must stay the same, and the checkout's row must be locked. */
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

/** The checkout's row must be locked. */
export async function changePrice(trx: Transaction, id: string, snapshot: CheckoutSnapshot): Promise<void> {
  await changeSnapshot(trx, id, snapshot);
  await trx.updateTable('checkout').set({ amount: snapshot.totals.total }).where('id', '=', id).execute();
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

/** @param id the checkout's id, or that of its order */
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

export async function findOverdueCheckouts(db: Database, limit: number): Promise<OpenedAt[]> {
  return db
    .selectFrom('checkout')
    .where('status', '=', 'open')
    .where('expires_at', '<', sql<Date>`now()`)
    .orderBy('expires_at')
    .limit(limit)
    .select(['id', 'provider', 'provider_order_id'])
    .execute();
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

/**
 * The next check is when the checkout is twice as old, for three days. One with a payment to wait for is
 * never given up, and checked daily in its first month, in which a challan is paid.
 * @param isUndecided whether the provider has not finally refused a payment, or gave no answer
 */
export async function askAgainLater(db: Database, id: string, isUndecided: boolean): Promise<void> {
  const later = isUndecided
    ? sql<Date>`now() + case when now() - created_at < interval '30 days'
                             then least(now() - created_at, interval '1 day') else now() - created_at end`
    : sql<Date | null>`case when now() - created_at < interval '3 days' then now() + (now() - created_at) end`;
  await db
    .updateTable('checkout')
    .set({ ask_again_at: later })
    .where('id', '=', id)
    .where('ask_again_at', 'is not', null)
    .execute();
}
