import { SESSION_MAX_DAYS } from '@gulmohar/contract/accounts/session.ts';

/**
 * The purposes of keys, and for how many days a retired key goes on verifying: as long as anything it signed
 * is valid. Unsubscribe links in old mails never expire; they work for more than a year.
 */
export const purposes = {
  'session-key': SESSION_MAX_DAYS + 1,
  'link-key': 400,
  'device-key': 366,
  'tracking-code-key': 1,
  'proof-key': 1,
  'address-key': 1,
  // A payout may wait for up to three months until the account has enough money.
  'payee-key': 100,
  'phone-key': 1,
} as const;

export type Purpose = keyof typeof purposes;

/**
 * The purposes whose keys are rotated because people keep what they sign. The others sign things valid for
 * minutes, hash addresses and phone numbers, or seal the payees of payouts.
 */
export const rotatedPurposes = ['session-key', 'link-key', 'device-key'] as const satisfies Purpose[];
