import { expect, test } from 'vitest';
import { endOfSendingHours } from './sending-hours.ts';

test('a shopper gets mails that nobody waits for between nine and eight in India', () => {
  expect(endOfSendingHours(new Date('2026-11-28T03:29:59Z'))).toBeUndefined();
  const evening = new Date('2026-11-28T14:30:00Z');
  expect(endOfSendingHours(new Date('2026-11-28T03:30:00Z'))).toEqual(evening);
  expect(endOfSendingHours(new Date('2026-11-28T14:29:59Z'))).toEqual(evening);
  expect(endOfSendingHours(evening)).toBeUndefined();
});
