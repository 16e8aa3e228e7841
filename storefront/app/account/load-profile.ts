import type { getProfile, User } from '@gulmohar/contract/accounts/profile.ts';
import { addressOf } from '../api/address-of.ts';
import { browserApi } from '../api/browser-api.ts';

const get = addressOf<typeof getProfile>({ method: 'GET', path: '/user/profile', shopper: 'required' });

/** @throws ApiError, or TypeError if there is no connection */
export async function loadProfile(): Promise<User> {
  const { user, stats } = await browserApi(get);
  return { ...user, stats: stats ?? user.stats };
}
