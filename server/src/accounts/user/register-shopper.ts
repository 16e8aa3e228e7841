import type { Registration } from '@gulmohar/contract/accounts/user.ts';
import { v7 as uuid } from 'uuid';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import { assertNotBlocked } from '../block/blocked-contacts.ts';
import { awaitConfirmation } from '../newsletter/subscribe.ts';
import { type Device, noteDevice } from '../session/known-devices.ts';
import type { Sessions } from '../session/sessions.ts';
import { assertUncommon } from './assert-uncommon.ts';
import { hashPassword } from './password-hash.ts';
import { findUserByEmail } from './user.store.ts';
import { storedAddress } from './user-row.ts';

type Needs = { db: Database; sessions: Sessions };

/**
 * Creates an account and signs its owner in. Of several concurrent calls for the same address, one succeeds.
 * @param onRegistered runs in the same transaction; when it throws, no account is created
 * @returns the session's token
 * @throws ShopError EMAIL_TAKEN
 */
export async function registerShopper(
  { db, sessions }: Needs,
  input: Omit<Registration, 'confirmPassword'>,
  device: Device,
  onRegistered?: (trx: Transaction, userId: string) => Promise<void>,
): Promise<string> {
  await assertNotBlocked(db, [input.email]);
  await assertUncommon(input.password, 'password');
  if (await findUserByEmail(db, input.email)) throw emailTaken();
  const passwordHash = await hashPassword(input.password, { line: 'shoppers' });
  return db.transaction().execute(async (trx) => {
    const user = await trx
      .insertInto('users')
      .values({
        id: uuid(),
        email: input.email,
        password_hash: passwordHash,
        name: input.name,
        phone: input.phone,
        address: JSON.stringify(storedAddress(input.address)),
        preferences: JSON.stringify({ ...input.preferences, emailNotifications: true }),
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!user) throw emailTaken();
    if (input.preferences.newsletter) await awaitConfirmation(trx, input.email);
    await noteDevice(trx, user.id, device);
    await enqueue(trx, 'send-welcome', { userId: user.id, requestId: uuid() });
    await onRegistered?.(trx, user.id);
    return sessions.open(trx, user.id);
  });
}

function emailTaken(): ShopError {
  const message = 'An account with this email already exists';
  return new ShopError('EMAIL_TAKEN', message, { fields: { email: message } });
}
