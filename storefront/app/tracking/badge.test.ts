import { expect, test } from 'vitest';
import { badgeClass } from './badge.ts';

test.each([
  ['Order Placed', 'blue'],
  ['PACKING', 'yellow'],
  ['shipped', 'purple'],
  ['Out for delivery', 'pink'],
  ['Delivered', 'green'],
  ['Cancelled', 'gray'],
])('%s is shown %s', (status, colour) => {
  expect(badgeClass(status)).toContain(`bg-${colour}-`);
});
