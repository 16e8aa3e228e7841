import { expect, test } from 'vitest';
import { badgeClass } from './badge.ts';

test.each([
  ['Order Placed', 'blue'],
  ['PACKING', 'yellow'],
  ['shipped', 'purple'],
  ['Out for delivery', 'pink'],
  ['Delivered', 'green'],
  ['Cancelled', 'gray'],
])('the status %s has a badge in %s', (status, colour) => {
  expect(badgeClass(status)).toContain(`bg-${colour}-`);
});
