import { INVALID_RESET_TOKEN } from '@gulmohar/contract/accounts/password.ts';
import { v7 as uuid } from 'uuid';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import { endAllSessions } from '../session/end-sessions.ts';
import type { AccountOrders } from './account-orders.ts';
import { assertUncommon } from './assert-uncommon.ts';
import { findLink, forgetLinks, takeLink } from './link-tokens.ts';
import { hashPassword } from './password-hash.ts';
import { lockUser, setPassword } from './user.store.ts';
import type { StoredAddress, UserRow } from './user-row.ts';

type Needs = { db: Database; orders: Pick<AccountOrders, 'adopt'> };

/**
 * Sets a new password with the token of a mailed link, which works once. Ends all sessions, notifies the
 * owner and discards a pending change of address, because somebody else may have requested it.
 * @returns the account's e-mail address
 * @throws ShopError INVALID_LINK
 */
export async function resetPassword(
  { db, orders }: Needs,
  token: string,
  newPassword: string,
): Promise<string> {
  if (!(await findLink(db, 'reset-password', token))) throw invalidToken();
  await assertUncommon(newPassword, 'newPassword');
  const passwordHash = await hashPassword(newPassword);
  return db.transaction().execute(async (trx) => {
    const link = await takeLink(trx, 'reset-password', token);
    if (!link) throw invalidToken();
    const user = await lockUser(trx, link.user_id);
    await takeOver(trx, user, passwordHash);
    // Following the link proves access to that mailbox.
    if (link.email === user.email && !user.email_confirmed_at) {
      await trx
        .updateTable('users')
        .set({ email_confirmed_at: new Date() })
        .where('id', '=', user.id)
        .execute();
      await orders.adopt(trx, user.id, user.email);
    }
    return user.email;
  });
}

/**
 * Gives an account a new password on proof of its mailbox alone. Invalidates all sessions, links and any
 * pending change of address, and notifies the owner. If the address was never confirmed, a stranger may have
 * registered with it, so that person's name, phone number, address and picture are removed; not from an account that
 * nobody could use yet, since it came from the shop's earlier system.
 * @param user as it was before the mailbox was proven
 */
export async function takeOver(
  trx: Transaction,
  {
    id: userId,
    email_confirmed_at: confirmedAt,
    password_hash: former,
  }: Pick<UserRow, 'id' | 'email_confirmed_at' | 'password_hash'>,
  passwordHash: string,
): Promise<void> {
  await setPassword(trx, userId, passwordHash);
  await trx.updateTable('users').set({ pending_email: null }).where('id', '=', userId).execute();
  if (!confirmedAt && former !== null) await forgetPerson(trx, userId);
  await forgetLinks(trx, userId);
  await endAllSessions(trx, userId);
  await enqueue(trx, 'send-password-changed', { userId, changeId: uuid() });
}

async function forgetPerson(trx: Transaction, userId: string): Promise<void> {
  const nowhere: StoredAddress = { street: '', city: '', state: '', zipcode: '', country: '' };
  await trx
    .updateTable('users')
    .set({ name: '', phone: '', address: JSON.stringify(nowhere) })
    .where('id', '=', userId)
    .execute();
  await trx.deleteFrom('avatar').where('user_id', '=', userId).execute();
}

function invalidToken(): ShopError {
  return new ShopError('INVALID_LINK', INVALID_RESET_TOKEN);
}
