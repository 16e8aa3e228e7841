import { INVALID_LINK } from '@gulmohar/contract/accounts/password.ts';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import { moveAlerts } from '../alert/end-alerts.ts';
import { subscribeConfirmed, unsubscribe } from '../newsletter/subscribe.ts';
import type { AccountOrders } from './account-orders.ts';
import { forgetLinks, takeLink } from './link-tokens.ts';
import { findUser, findUserByEmail, lockUser } from './user.store.ts';
import type { UserRow } from './user-row.ts';

type Needs = { db: Database; orders: Pick<AccountOrders, 'adopt'> };

/**
 * What the link in a confirmation mail does: the account's address is confirmed, or the new one takes its place and the
 * old one is told.
 * @returns the address that counts now
 * @throws ShopError INVALID_LINK; EMAIL_TAKEN when somebody else has the new address by now
 */
export async function confirmEmail({ db, orders }: Needs, token: string): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const link = await takeLink(trx, 'confirm-email', token);
    if (!link) throw new ShopError('INVALID_LINK', INVALID_LINK);
    const user = await lockUser(trx, link.user_id);
    if (link.email === user.email) await markConfirmed(trx, user);
    else if (link.email === user.pending_email) await moveTo(trx, user, link.email);
    else throw new ShopError('INVALID_LINK', INVALID_LINK);
    await orders.adopt(trx, user.id, link.email);
    return link.email;
  });
}

async function markConfirmed(trx: Transaction, user: UserRow): Promise<void> {
  await trx
    .updateTable('users')
    .set({ email_confirmed_at: sql<Date>`now()` })
    .where('id', '=', user.id)
    .execute();
  if (user.preferences.newsletter) await subscribeConfirmed(trx, user.email);
}

async function moveTo(trx: Transaction, user: UserRow, email: string): Promise<void> {
  if (await findUserByEmail(trx, email)) {
    throw new ShopError('EMAIL_TAKEN', 'An account with this email already exists');
  }
  await trx
    .updateTable('users')
    .set({ email, pending_email: null, email_confirmed_at: sql<Date>`now()` })
    .where('id', '=', user.id)
    .execute();
  await forgetLinks(trx, user.id);
  await moveAlerts(trx, user.id, email);
  if (user.preferences.newsletter) {
    await unsubscribe(trx, user.email);
    await subscribeConfirmed(trx, email);
  }
  await enqueue(trx, 'send-email-change-notice', { email: user.email, requestId: uuid(), isDone: true });
}

/** Mails the link again: to the new address that waits for it, else to the account's own while it is not confirmed. */
export async function resendConfirmation(db: Database, userId: string): Promise<void> {
  const user = await findUser(db, userId);
  const requestId = uuid();
  if (user?.pending_email) {
    await enqueue(db, 'send-email-change', { userId, email: user.pending_email, requestId });
  } else if (user && !user.email_confirmed_at) {
    await enqueue(db, 'send-welcome', { userId, requestId });
  }
}
