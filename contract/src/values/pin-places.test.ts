import { expect, test } from 'vitest';
import { findPinPlace, pinElsewhere } from './pin-places.ts';
import { states } from './states.ts';

test.each([
  ['682001', 'Kerala', 'Kochi'],
  ['303007', 'Rajasthan', undefined],
  ['302001', 'Rajasthan', 'Jaipur'],
  ['403001', 'Goa', undefined],
  ['737101', 'Sikkim', 'Gangtok'],
  ['400001', 'Maharashtra', 'Mumbai'],
])('PIN code %s fills in %s, %s', (pin, state, city) => {
  expect(findPinPlace(pin)).toEqual({ state, city });
});

test.each(['', '68200', '6820011', '012345', 'abcdef', '990000'])('PIN code %j fills in nothing', (pin) => {
  expect(findPinPlace(pin)).toBeUndefined();
});

test('a PIN code of another state than the one given is asked about', () => {
  expect(pinElsewhere('682 001', 'Karnataka')).toBe(
    'PIN code 682 001 usually belongs to Kerala, not Karnataka. Please check both',
  );
  expect(pinElsewhere('560001', 'KARNATAKA')).toBeUndefined();
  expect(pinElsewhere('990000', 'Karnataka')).toBeUndefined();
  expect(pinElsewhere('5600', 'Kerala')).toBeUndefined();
  expect(pinElsewhere('560001', '')).toBeUndefined();
});

test('every state filled in for a PIN code is in the list of states', () => {
  for (let beginning = 100; beginning < 1_000; beginning++) {
    const place = findPinPlace(`${beginning}001`);
    if (place) expect(states).toContain(place.state);
  }
});
