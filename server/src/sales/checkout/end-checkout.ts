import { sql } from 'kysely';
import { releaseCredit } from '../../payments/credit/credit-ledger.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import type { CheckoutStatus } from '../../platform/database/tables.ts';
import { releaseReserved } from '../reservation/reservation.ts';
import { lockCheckout } from './checkout-row.ts';

/** Its row must be locked. */
export async function releaseCheckout(trx: Transaction, id: string, status: CheckoutStatus): Promise<void> {
  await releaseReserved(trx, id);
  await endCheckout(trx, id, status);
}

/** Notes which checkout took the place of an ended one, whose payment may still arrive. Both must exist. */
export async function linkSuccessor(trx: Transaction, id: string, successorId: string): Promise<void> {
  await trx.updateTable('checkout').set({ successor_id: successorId }).where('id', '=', id).execute();
}

/** Its row must be locked. */
export async function endCheckout(trx: Transaction, id: string, status: CheckoutStatus): Promise<void> {
  const isUnpaid = status === 'expired' || status === 'replaced';
  await trx
    .updateTable('checkout')
    .set({ status, ask_again_at: isUnpaid ? askAgainAt(status) : null })
    .where('id', '=', id)
    .execute();
  await releaseCredit(trx, id);
}

/** In half an hour or, for a replaced checkout that still awaits its order data, once it expires. */
function askAgainAt(status: CheckoutStatus) {
  const soon = sql<Date>`now() + interval '30 minutes'`;
  if (status !== 'replaced') return soon;
  return sql<Date>`case when awaits_order_data then expires_at else ${soon} end`;
}

export async function expireCheckout(db: Database, id: string): Promise<void> {
  await db.transaction().execute((trx) => expireWithin(trx, id));
}

export async function expireWithin(trx: Transaction, id: string): Promise<void> {
  const checkout = await lockCheckout(trx, id);
  if (checkout.status !== 'open') return;
  await releaseCheckout(trx, id, 'expired');
}
