import { INVALID_LINK } from '@gulmohar/contract/accounts/password.ts';
import * as api from '@gulmohar/contract/accounts/user.ts';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { z } from 'zod';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { ShopError, wrongField } from '../../platform/http/shop-error.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import { moveAlerts } from '../alert/end-alerts.ts';
import { assertNotBlocked } from '../block/blocked-contacts.ts';
import { subscribeConfirmed, unsubscribe } from '../newsletter/subscribe.ts';
import { endAllSessions } from '../session/end-sessions.ts';
import type { Sessions } from '../session/sessions.ts';
import type { AccountOrders } from './account-orders.ts';
import { assertUncommon } from './assert-uncommon.ts';
import { isOwnPassword } from './check-password.ts';
import { findLink, forgetLinks, takeLink } from './link-tokens.ts';
import { hashPassword } from './password-hash.ts';
import { takeOver } from './reset-password.ts';
import { findUser, findUserByEmail, lockUser } from './user.store.ts';
import type { UserRow } from './user-row.ts';

type Needs = { db: Database; sessions: Sessions; orders: Pick<AccountOrders, 'adopt'> };

type Proof = z.output<typeof api.confirmEmail.body>;

/** @returns the address that a confirmation link is for @throws ShopError INVALID_LINK */
export async function checkConfirmation(db: Database, token: string): Promise<string> {
  const link = await findLink(db, 'confirm-email', token);
  if (!link) throw invalidLink();
  return link.email;
}

/**
 * Follows a confirmation link: confirms the account's address, or replaces it with the new one and notifies
 * the old one. The link alone is not enough, because somebody else may have created the account and be
 * waiting for this click. So it also takes the current or a new password, and all sessions end before the
 * mailbox's guest orders are added to the account.
 * @returns the address now in use, and the token of a session for the browser that confirmed it
 * @throws ShopError INVALID_LINK; INVALID_INPUT for a missing, wrong or common password; EMAIL_TAKEN when
 * another account uses the new address by now
 */
export async function confirmEmail(
  { db, sessions, orders }: Needs,
  { token, password, newPassword }: Proof,
): Promise<{ email: string; token: string }> {
  const found = await findLink(db, 'confirm-email', token);
  if (!found) throw invalidLink();
  await assertNotBlocked(db, [found.email]);
  const newHash = newPassword === undefined ? undefined : await hashNew(newPassword);
  if (newHash === undefined) await assertPassword(db, found.user_id, password);
  return db.transaction().execute(async (trx) => {
    const link = await takeLink(trx, 'confirm-email', token);
    if (!link) throw invalidLink();
    const user = await lockUser(trx, link.user_id);
    if (link.email === user.email) await markConfirmed(trx, user);
    else if (link.email === user.pending_email) await moveTo(trx, user, link.email);
    else throw invalidLink();
    await endAllSessions(trx, user.id);
    if (newHash !== undefined) await takeOver(trx, user, newHash);
    await orders.adopt(trx, user.id, link.email);
    return { email: link.email, token: await sessions.open(trx, user.id) };
  });
}

async function hashNew(password: string): Promise<string> {
  await assertUncommon(password, 'newPassword');
  return hashPassword(password);
}

async function assertPassword(db: Database, userId: string, password: string | undefined): Promise<void> {
  if (password === undefined) throw wrongField('password', api.PASSWORD_TO_CONFIRM);
  if (!(await isOwnPassword(db, userId, password)))
    throw wrongField('password', 'This password is incorrect');
}

function invalidLink(): ShopError {
  return new ShopError('INVALID_LINK', INVALID_LINK);
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

/**
 * Mails the link again, to a new address that is still pending, or to the account's own unconfirmed address.
 */
export async function resendConfirmation(db: Database, userId: string): Promise<void> {
  const user = await findUser(db, userId);
  const requestId = uuid();
  if (user?.pending_email) {
    await enqueue(db, 'send-email-change', { userId, email: user.pending_email, requestId });
  } else if (user && !user.email_confirmed_at) {
    await enqueue(db, 'send-welcome', { userId, requestId });
  }
}
