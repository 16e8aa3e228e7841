import type { User } from '@gulmohar/contract/accounts/profile.ts';
import type { Database } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { presentUser } from './user.present.ts';
import { findAvatarKey, findUser, readStats } from './user.store.ts';

/** @throws ShopError UNAUTHENTICATED when the account was deleted during the request */
export async function readProfile(db: Database, userId: string): Promise<User> {
  const [row, avatarKey, stats] = await Promise.all([
    findUser(db, userId),
    findAvatarKey(db, userId),
    readStats(db, userId),
  ]);
  if (!row) throw new ShopError('UNAUTHENTICATED', 'Please login to continue');
  return presentUser(row, { avatarKey, stats });
}
