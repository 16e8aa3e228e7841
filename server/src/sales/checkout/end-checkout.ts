import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import type { CheckoutStatus } from '../../platform/database/tables.ts';
import { releaseReserved } from '../reservation/reservation.ts';
import { lockCheckout } from './checkout-row.ts';

/** Ends a checkout that did not become an order and releases its units and coupon. Its row must be locked. */
export async function releaseCheckout(trx: Transaction, id: string, status: CheckoutStatus): Promise<void> {
  await releaseReserved(trx, id);
  await endCheckout(trx, id, status);
}

/** Notes which checkout took the place of an ended one, whose payment may still arrive. Both must exist. */
export async function linkSuccessor(trx: Transaction, id: string, successorId: string): Promise<void> {
  await trx.updateTable('checkout').set({ successor_id: successorId }).where('id', '=', id).execute();
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
