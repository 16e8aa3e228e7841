import { v7 as uuid } from 'uuid';
import type { Database } from '../../platform/database/connection.ts';
import { wrongField } from '../../platform/http/shop-error.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import { endAllSessions } from '../session/end-sessions.ts';
import type { Sessions } from '../session/sessions.ts';
import { assertUncommon } from './assert-uncommon.ts';
import { isOwnPassword } from './check-password.ts';
import { forgetLinks } from './link-tokens.ts';
import { hashPassword } from './password-hash.ts';
import { lockUser, setPassword } from './user.store.ts';

type Needs = { db: Database; sessions: Sessions };

type Change = { currentPassword: string; newPassword: string };

/**
 * Changes the password of somebody who knows the current one, and ends all sessions.
 * @returns the token of a new session for the calling browser
 * @throws ShopError INVALID_INPUT when the current password is wrong
 */
export async function changePassword(
  { db, sessions }: Needs,
  userId: string,
  { currentPassword, newPassword }: Change,
): Promise<string> {
  await assertOwnPassword({ db }, userId, currentPassword, 'currentPassword');
  await assertUncommon(newPassword, 'newPassword');
  const passwordHash = await hashPassword(newPassword);
  return db.transaction().execute(async (trx) => {
    await lockUser(trx, userId);
    await setPassword(trx, userId, passwordHash);
    await forgetLinks(trx, userId);
    await endAllSessions(trx, userId);
    await enqueue(trx, 'send-password-changed', { userId, changeId: uuid() });
    return sessions.open(trx, userId);
  });
}

/**
 * @throws ShopError INVALID_INPUT, not 401, because the session is valid and the browser must not sign out
 */
export async function assertOwnPassword(
  { db }: Pick<Needs, 'db'>,
  userId: string,
  password: string,
  field: string,
): Promise<void> {
  if (await isOwnPassword(db, userId, password)) return;
  throw wrongField(field, 'Current password is incorrect');
}
