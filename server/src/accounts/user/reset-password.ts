import { INVALID_RESET_TOKEN } from '@gulmohar/contract/accounts/password.ts';
import { v7 as uuid } from 'uuid';
import type { Database } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import { endAllSessions } from '../session/end-sessions.ts';
import { assertUncommon } from './assert-uncommon.ts';
import { forgetLinks, isLinkAlive, takeLink } from './link-tokens.ts';
import { hashPassword } from './password-hash.ts';
import { lockUser, setPassword } from './user.store.ts';

/**
 * Sets a new password with the token of a mailed link, once; ends all sessions and tells the owner.
 * @returns the account's e-mail address
 * @throws ShopError INVALID_LINK
 */
export async function resetPassword(db: Database, token: string, newPassword: string): Promise<string> {
  if (!(await isLinkAlive(db, 'reset-password', token))) throw invalidToken();
  await assertUncommon(newPassword, 'newPassword');
  const passwordHash = await hashPassword(newPassword);
  return db.transaction().execute(async (trx) => {
    const link = await takeLink(trx, 'reset-password', token);
    if (!link) throw invalidToken();
    const user = await lockUser(trx, link.user_id);
    await setPassword(trx, user.id, passwordHash);
    // Who could follow the link reads that letter box.
    if (link.email === user.email && !user.email_confirmed_at) {
      await trx
        .updateTable('users')
        .set({ email_confirmed_at: new Date() })
        .where('id', '=', user.id)
        .execute();
    }
    await forgetLinks(trx, user.id);
    await endAllSessions(trx, user.id);
    await enqueue(trx, 'send-password-changed', { userId: user.id, changeId: uuid() });
    return user.email;
  });
}

function invalidToken(): ShopError {
  return new ShopError('INVALID_LINK', INVALID_RESET_TOKEN);
}
