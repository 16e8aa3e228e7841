import { normaliseEmail } from '@gulmohar/contract/values/email.ts';
import type { Database } from '../../platform/database/connection.ts';

type DiscountedBuyer = {
  userId: string | null;
  buyer: { email: string; phone: string };
  address: { zipcode: string };
};

/** A phone number alone is no key, because anybody can type it in and use up another person's coupon. */
export async function readShopperKeys(
  db: Database,
  { userId, buyer, address }: DiscountedBuyer,
): Promise<string[]> {
  const home = buyer.phone ? [`phone:${buyer.phone}@${address.zipcode}`] : [];
  // Whoever orders by phone may have none.
  const mail = buyer.email ? [emailKey(buyer.email)] : [];
  const own = userId ? await readAccountKeys(db, userId) : [];
  return [...new Set([...own, ...mail, ...home])];
}

export async function readAccountKeys(db: Database, userId: string): Promise<string[]> {
  const user = await db.selectFrom('users').where('id', '=', userId).select('email').executeTakeFirst();
  return [accountKey(userId), ...(user ? [emailKey(user.email)] : [])];
}

export function accountKey(userId: string): string {
  return `user:${userId}`;
}

/** `Ravi+offer2@Gmail.com` reaches the same person as `ravi@gmail.com`. */
function emailKey(email: string): string {
  return `email:${normaliseEmail(email).replace(/\+[^@]*@/, '@')}`;
}
