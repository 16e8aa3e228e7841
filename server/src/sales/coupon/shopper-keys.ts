import { normaliseEmail } from '@gulmohar/contract/values/email.ts';

/** Who a per-shopper limit counts as one: the account, the e-mail address and the phone number. */
export function shopperKeys(shopper: { userId?: string | null; email: string; phone: string }): string[] {
  const keys = [`email:${bareEmail(shopper.email)}`, `phone:${shopper.phone}`];
  return shopper.userId ? [accountKey(shopper.userId), ...keys] : keys;
}

export function accountKey(userId: string): string {
  return `user:${userId}`;
}

/** `Ravi+offer2@Gmail.com` is `ravi@gmail.com`: what follows a plus sign reaches the same person. */
function bareEmail(email: string): string {
  return normaliseEmail(email).replace(/\+[^@]*@/, '@');
}
