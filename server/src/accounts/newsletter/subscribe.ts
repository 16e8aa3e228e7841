import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { maySendConfirmation } from '../../platform/mail/may-send-confirmation.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';

/** Asks an address by mail to confirm its subscription; no newsletter is sent before that. */
export async function requestNewsletter(trx: Transaction, email: string): Promise<void> {
  const isNew = await awaitConfirmation(trx, email);
  if (!isNew || !(await maySendConfirmation(trx, 'newsletter', email))) return;
  await enqueue(trx, 'send-newsletter-confirmation', { email, requestId: uuid() });
}

/**
 * Records a subscription that another mail asks the address to confirm.
 * @returns false when the address is already subscribed
 */
export async function awaitConfirmation(trx: Transaction, email: string): Promise<boolean> {
  const subscriber = await trx
    .insertInto('newsletter_subscriber')
    .values({ email, status: 'pending' })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ status: 'pending', requested_at: sql<Date>`now()` })
        .where('newsletter_subscriber.status', '<>', 'subscribed'),
    )
    .returning('email')
    .executeTakeFirst();
  return subscriber !== undefined;
}

export async function subscribeConfirmed(trx: Transaction, email: string): Promise<void> {
  const confirmed = { status: 'subscribed' as const, confirmed_at: sql<Date>`now()` };
  await trx
    .insertInto('newsletter_subscriber')
    .values({ email, ...confirmed })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet(confirmed)
        .where('newsletter_subscriber.status', '<>', 'subscribed'),
    )
    .execute();
}

export async function unsubscribe(trx: Transaction, email: string): Promise<void> {
  await trx
    .updateTable('newsletter_subscriber')
    .set({ status: 'unsubscribed', unsubscribed_at: sql<Date>`now()` })
    .where('email', '=', email)
    .where('status', '<>', 'unsubscribed')
    .execute();
}

/** Updates the account's newsletter preference after its owner followed a link in a mail. */
export async function setNewsletterPreference(
  db: Database,
  email: string,
  isSubscribed: boolean,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ preferences: sql`preferences || jsonb_build_object('newsletter', ${isSubscribed}::boolean)` })
    .where('email', '=', email)
    .execute();
}
