import type { ProfileChange } from '@gulmohar/contract/accounts/profile.ts';
import { v7 as uuid } from 'uuid';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import { endAlertsOf } from '../alert/end-alerts.ts';
import { requestNewsletter, subscribeConfirmed, unsubscribe } from '../newsletter/subscribe.ts';
import { lockUser } from './user.store.ts';
import { storedAddress, type UserRow } from './user-row.ts';

/**
 * Applies a profile form; omitted fields stay unchanged. A new e-mail address is only stored and mailed a
 * link to confirm it. The preferences also update the newsletter and the alerts.
 */
export async function changeProfile(
  db: Database,
  userId: string,
  change: Omit<ProfileChange, 'currentPassword'>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, userId);
    const preferences = withChanges(user.preferences, change.preferences);
    await trx
      .updateTable('users')
      .set({
        name: change.name,
        phone: change.phone ?? user.phone,
        address: JSON.stringify(withChanges(user.address, change.address && storedAddress(change.address))),
        preferences: JSON.stringify(preferences),
      })
      .where('id', '=', userId)
      .execute();
    await noteNewEmail(trx, user, change.email);
    if (preferences.newsletter !== user.preferences.newsletter) {
      await followNewsletter(trx, user, preferences.newsletter);
    }
    if (!preferences.stockAlerts && user.preferences.stockAlerts) await endAlertsOf(trx, user);
  });
}

function withChanges<Values extends object>(values: Values, changes: Changes<Values> = {}): Values {
  const entries = Object.entries(changes).filter(([, value]) => value !== undefined);
  return { ...values, ...Object.fromEntries(entries) };
}

type Changes<Values> = { [Name in keyof Values]?: Values[Name] | undefined };

async function noteNewEmail(trx: Transaction, user: UserRow, email: string): Promise<void> {
  const pending = email === user.email ? null : email;
  if (pending === user.pending_email) return;
  await trx.updateTable('users').set({ pending_email: pending }).where('id', '=', user.id).execute();
  if (!pending) return;
  const requestId = uuid();
  await enqueue(trx, 'send-email-change', { userId: user.id, email: pending, requestId });
  await enqueue(trx, 'send-email-change-notice', { email: user.email, requestId, isDone: false });
}

async function followNewsletter(trx: Transaction, user: UserRow, isSubscribed: boolean): Promise<void> {
  if (!isSubscribed) return unsubscribe(trx, user.email);
  return user.email_confirmed_at ? subscribeConfirmed(trx, user.email) : requestNewsletter(trx, user.email);
}
