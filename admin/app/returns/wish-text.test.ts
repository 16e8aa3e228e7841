import { expect, test } from 'vitest';
import { wishText } from './wish-text.ts';

const asked = {
  status: 'Return Requested',
  exchangeSize: null,
  exchangeOrderId: null,
  refundAmount: 249_900,
  toCredit: false,
} as const;
const swapped = { ...asked, exchangeSize: 'L' } as const;

test.each([
  ['waits for money', asked, 'Wants Rs. 2,499 back'],
  ['waits for store credit', { ...asked, toCredit: true }, 'Wants Rs. 2,499 as store credit'],
  ['waits for another size', swapped, 'Wants size L instead'],
  ['has the money', { ...asked, status: 'Refunded' as const }, 'Got Rs. 2,499 back'],
  ['has the money for want of the size', { ...swapped, status: 'Refunded' as const }, 'Got Rs. 2,499 back'],
  [
    'has the other size',
    { ...swapped, status: 'Returned' as const, exchangeOrderId: '01a226d1-8325-7490-b2da-019cb6ccb5c3' },
    'Got size L instead',
  ],
  ['was rejected', { ...asked, status: 'Return Rejected' as const }, 'Wanted Rs. 2,499 back'],
])('the owner reads of a buyer who %s', (_what, request, text) => {
  expect(wishText(request)).toBe(text);
});
