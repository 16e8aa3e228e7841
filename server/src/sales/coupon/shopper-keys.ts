import { normaliseEmail } from '@gulmohar/contract/values/email.ts';

/**
 * Returns the keys by which a per-shopper limit recognises a shopper: account, e-mail address and phone
 * number.
 */
export function shopperKeys(shopper: { userId?: string | null; email: string; phone: string }): string[] {
  const keys = [`email:${bareEmail(shopper.email)}`, ...(shopper.phone ? [`phone:${shopper.phone}`] : [])];
  return shopper.userId ? [accountKey(shopper.userId), ...keys] : keys;
}

export function accountKey(userId: string): string {
  return `user:${userId}`;
}

/**
 * Turns `Ravi+offer2@Gmail.com` into `ravi@gmail.com`, because a suffix after a plus sign reaches the same
 * person.
 */
function bareEmail(email: string): string {
  return normaliseEmail(email).replace(/\+[^@]*@/, '@');
}
