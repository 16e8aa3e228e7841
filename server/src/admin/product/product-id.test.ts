import { expect, test } from 'vitest';
import { newProductId } from './product-id.ts';

test.each([
  ['Indigo Ajrakh Kurti', /^indigo-ajrakh-kurti-[2-9a-z]{6}$/],
  ['कलमकारी कुर्ती', /^kalamkari-kurti-[2-9a-z]{6}$/],
  ['Banarasi साड़ी (Red)', /^banarasi-sadi-red-[2-9a-z]{6}$/],
  ['—', /^product-[2-9a-z]{6}$/],
])('the product “%s” gets a readable address', (name, expected) => {
  expect(newProductId(name)).toMatch(expected);
});
