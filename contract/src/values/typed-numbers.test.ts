import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mobile, pinCode } from './address.ts';
import { readMobile, readPin } from './typed-numbers.ts';

const typed = fc.oneof(
  fc.string({ unit: fc.constantFrom('0', '1', '6', '9', ' ', '-', '+', 'x'), maxLength: 24 }),
  fc.stringMatching(/^ ?[1-9]\d{2} ?\d{3} {0,6}$/),
  fc.stringMatching(/^(\+91|91|0)?[ -]?[5-9]\d{4} ?\d{5} {0,9}$/),
);

test('a PIN code or mobile number is recognised while typing exactly when the shop accepts it', () => {
  fc.assert(
    fc.property(typed, (text) => {
      expect(readPin(text)).toBe(pinCode.safeParse(text).data);
      expect(readMobile(text)).toBe(mobile.safeParse(text).data);
    }),
  );
  expect(readPin(' 682 001')).toBe('682001');
  expect(readMobile('+91 98470 12345')).toBe('9847012345');
});
