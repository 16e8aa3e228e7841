import { SESSION_MAX_DAYS } from '@gulmohar/contract/accounts/session.ts';

/**
 * What a key is for, and how many days it goes on verifying when another one signs: as long as what it signed is good.
 * Links to unsubscribe in old mails are good without end; they work for more than a year.
 */
export const purposes = {
  'session-key': SESSION_MAX_DAYS + 1,
  'link-key': 400,
  'device-key': 366,
  'tracking-code-key': 1,
  'proof-key': 1,
  'address-key': 1,
  // A payout may wait for three months for money on the account.
  'payee-key': 100,
  'phone-key': 1,
} as const;

export type Purpose = keyof typeof purposes;

/** Those that sign what people keep; the others are good for minutes, or stand for addresses
 * that are counted and phone numbers that are not to be known. */
export const rotatedPurposes = ['session-key', 'link-key', 'device-key'] as const satisfies Purpose[];
