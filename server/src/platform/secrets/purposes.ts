import { SESSION_MAX_DAYS } from '@gulmohar/contract/accounts/session.ts';

/**
 * For how many days a retired key goes on verifying: as long as anything it signed is valid. Old mails have unsubscribe
 * links.
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
  // Seals passwords that the owner entered, and is never rotated.
  'connection-key': 1,
} as const;

export type Purpose = keyof typeof purposes;

/** People keep what these sign; the others sign things valid for minutes, hash contacts or seal payees. */
export const rotatedPurposes = ['session-key', 'link-key', 'device-key'] as const satisfies Purpose[];
