import { expect, test } from 'vitest';
import { splitName } from './delivery-of.ts';

test.each([
  ['Asha Rao', 'Asha', 'Rao'],
  ['  Savitri  Bai Phule ', 'Savitri Bai', 'Phule'],
  ['Asha', 'Asha', ''],
  ['', '', ''],
])('the name “%s” is split into first name “%s” and last name “%s”', (name, firstName, lastName) => {
  expect(splitName(name)).toEqual({ firstName, lastName });
});
