import { expect, test } from 'vitest';
import { address } from './address.ts';

const meera = {
  firstName: 'Meera',
  lastName: 'Iyer',
  email: 'meera@example.in',
  street: '12 Temple Road',
  city: 'Mysuru',
  state: 'Karnataka',
  zipcode: '570001',
  country: 'India',
  phone: '9876543210',
};

function messageFor(field: keyof typeof meera, typed: string): string | undefined {
  const parsed = address.safeParse({ ...meera, [field]: typed });
  return parsed.error?.issues.find((issue) => issue.path[0] === field)?.message;
}

test('a complete address is accepted unchanged', () => {
  expect(address.parse(meera)).toEqual(meera);
});

test.each(['+91 98765 43210', '098765-43210', '919876543210', ' 9876543210 '])(
  'the phone number %s, as shoppers paste it, is normalised to ten digits',
  (phone) => {
    expect(address.parse({ ...meera, phone }).phone).toBe('9876543210');
  },
);

test('an invalid PIN code gets a message saying what is wrong', () => {
  expect(messageFor('zipcode', '57000')).toBe('A PIN code has 6 digits; this one has 5');
  expect(messageFor('zipcode', '070001')).toBe('A PIN code cannot start with 0');
  expect(messageFor('zipcode', '57000x')).toBe('A PIN code has digits only');
  expect(messageFor('zipcode', '570 001')).toBeUndefined();
});

test('a landline number or one that is too short is refused', () => {
  expect(messageFor('phone', '0821242424')).toBe('Please enter a valid 10-digit phone number');
  expect(messageFor('phone', '98765')).toBe('Please enter a valid 10-digit phone number');
});

test('a malformed email address is refused', () => {
  expect(messageFor('email', 'meera@')).toBe('Please enter a valid email address');
});

test.each(Object.keys(meera) as (keyof typeof meera)[])('an address without %s is incomplete', (field) => {
  expect(messageFor(field, '   ')).toMatch(/\w+/);
});
