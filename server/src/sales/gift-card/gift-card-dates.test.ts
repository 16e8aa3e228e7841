import { expect, test } from 'vitest';
import { giftCardEnd } from './gift-card-dates.ts';

test('a gift card is valid for its years from the day it is sent, until the end of a day in India', () => {
  // 29 November in India, half past four in the morning.
  const sent = new Date('2026-11-28T23:00:00Z');
  expect(giftCardEnd(1, sent)).toEqual(new Date('2027-11-29T23:59:59.999+05:30'));
  expect(giftCardEnd(2, new Date('2028-02-29T03:30:00Z'))).toEqual(new Date('2030-03-01T23:59:59.999+05:30'));
  expect(giftCardEnd(null, sent)).toBeNull();
});
