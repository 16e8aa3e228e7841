import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { CONFIRM_WITHIN_DAYS } from '../../platform/mail/may-send-confirmation.ts';
import { endAlertsFor } from './alert.store.ts';

const WAITING = ['pending', 'active'] as const;

export async function endAlertsOf(trx: Transaction, user: { email: string }): Promise<void> {
  await endAlertsFor(trx, user.email);
}

export async function moveAlerts(trx: Transaction, userId: string, email: string): Promise<void> {
  // Only one alert for the same product and size may be waiting at an address.
  await trx
    .deleteFrom('stock_alert as earlier')
    .using('stock_alert as own')
    .where('earlier.email', '=', email)
    .where('earlier.status', 'in', WAITING)
    .where('own.user_id', '=', userId)
    .where('own.status', 'in', WAITING)
    .whereRef('earlier.id', '!=', 'own.id')
    .whereRef('earlier.product_id', '=', 'own.product_id')
    .whereRef('earlier.size', 'is not distinct from', 'own.size')
    .execute();
  await trx.updateTable('stock_alert').set({ email }).where('user_id', '=', userId).execute();
}

/**
 * Deletes the unconfirmed alerts, subscriptions and confirmation requests that are too old to be confirmed.
 */
export async function purgeUnconfirmed(db: Database): Promise<void> {
  const tooOld = sql<Date>`now() - ${CONFIRM_WITHIN_DAYS} * interval '1 day'`;
  await db
    .deleteFrom('stock_alert')
    .where('status', '=', 'pending')
    .where('requested_at', '<', tooOld)
    .execute();
  await db
    .deleteFrom('newsletter_subscriber')
    .where('status', '=', 'pending')
    .where('requested_at', '<', tooOld)
    .execute();
  await db.deleteFrom('confirmation_mail').where('asked_at', '<', tooOld).execute();
}
