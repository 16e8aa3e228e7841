import { expect, test } from 'vitest';
import { splitName } from './delivery-of.ts';

test.each([
  ['Asha Rao', 'Asha', 'Rao'],
  ['  Savitri  Bai Phule ', 'Savitri Bai', 'Phule'],
  ['Asha', 'Asha', ''],
  ['', '', ''],
])('of the name “%s” the first name is “%s” and the last name “%s”', (name, firstName, lastName) => {
  expect(splitName(name)).toEqual({ firstName, lastName });
});
