import type { CreditEntryKind } from '@gulmohar/contract/sales/store-credit.ts';

const kinds: Record<CreditEntryKind, string> = {
  given: 'From us',
  'gift-card': 'Gift card',
  taken: 'Taken back',
  refunded: 'Refund',
  returned: 'Given back for an order',
  spent: 'Spent',
  released: 'Given back for a payment that was not completed',
  expired: 'Expired',
};

export const storeCreditMessages = {
  title: 'Store credit',
  description: 'What you can spend with us, and where it came from.',
  loadFailed: 'Your store credit could not be loaded.',
  balance: (amount: string) => `You can spend ${amount}.`,
  none: 'You have no store credit.',
  terms:
    'It pays orders here in full or in part. It is never paid out, and is lost if you delete your account.',
  useGiftCard: 'Use a gift card',
  movements: 'Movements',
  kinds,
  until: (day: string) => `until ${day}`,
};
