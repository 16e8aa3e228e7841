import { normaliseEmail } from '@gulmohar/contract/values/email.ts';
import type { Database } from '../../platform/database/connection.ts';

/** Who buys with a coupon, as they say, and their account, if they have one. */
type CouponBuyer = {
  userId: string | null;
  buyer: { email: string; phone: string };
  address: { zipcode: string };
};

/**
 * Returns the keys by which a per-shopper limit recognises a shopper: the account with its own e-mail address, the
 * given e-mail address, and the phone number together with the PIN code. A phone number alone is no key, because
 * anybody can type it in and use up another person's coupon.
 */
export async function readShopperKeys(
  db: Database,
  { userId, buyer, address }: CouponBuyer,
): Promise<string[]> {
  const home = buyer.phone ? [`phone:${buyer.phone}@${address.zipcode}`] : [];
  const own = userId ? await readAccountKeys(db, userId) : [];
  return [...new Set([...own, emailKey(buyer.email), ...home])];
}

/** Returns the keys of an account without what is entered at checkout. */
export async function readAccountKeys(db: Database, userId: string): Promise<string[]> {
  const user = await db.selectFrom('users').where('id', '=', userId).select('email').executeTakeFirst();
  return [accountKey(userId), ...(user ? [emailKey(user.email)] : [])];
}

export function accountKey(userId: string): string {
  return `user:${userId}`;
}

/**
 * Turns `Ravi+offer2@Gmail.com` into `ravi@gmail.com`, because a suffix after a plus sign reaches the same
 * person.
 */
function emailKey(email: string): string {
  return `email:${normaliseEmail(email).replace(/\+[^@]*@/, '@')}`;
}
