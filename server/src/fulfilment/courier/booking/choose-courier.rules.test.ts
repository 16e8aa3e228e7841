import type { CourierOffer } from '@gulmohar/contract/admin/booking.ts';
import { expect, test } from 'vitest';
import { chooseCourier } from './choose-courier.rules.ts';

const offer = (courier: CourierOffer['courier'], rest: Partial<CourierOffer> = {}): CourierOffer => ({
  courier,
  title: courier,
  isServed: true,
  hasCod: true,
  charge: 9_000,
  days: 4,
  ...rest,
});

test.each([
  ['first', 'delhivery'],
  ['cheapest', 'shiprocket'],
  ['fastest', 'delhivery'],
] as const)('with the preference %s, the matching courier is chosen', (prefer, expected) => {
  const offers = [
    offer('shiprocket', { charge: 7_000, days: 5 }),
    offer('delhivery', { charge: 9_000, days: 3 }),
  ];
  expect(chooseCourier(offers, false, { first: 'delhivery', prefer })?.courier).toBe(expected);
});

test('a courier that does not serve the address, or takes no cash there, is not chosen', () => {
  const rules = { first: 'shiprocket', prefer: 'first' } as const;
  const noCash = [offer('shiprocket', { hasCod: false }), offer('delhivery')];
  expect(chooseCourier(noCash, true, rules)?.courier).toBe('delhivery');
  expect(chooseCourier(noCash, false, rules)?.courier).toBe('shiprocket');
  const gone = offer('shiprocket', { isServed: false, hasCod: false });
  expect(chooseCourier([gone], false, rules)).toBeUndefined();
});

test('a courier that did not answer comes last, but is chosen if it is the only one', () => {
  const silent = offer('shiprocket', { isServed: null, hasCod: null, charge: null, days: null });
  const rules = { first: 'shiprocket', prefer: 'cheapest' } as const;
  expect(chooseCourier([silent, offer('delhivery')], true, rules)?.courier).toBe('delhivery');
  expect(chooseCourier([silent], true, rules)?.courier).toBe('shiprocket');
});
