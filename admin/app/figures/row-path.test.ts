import { isAllowed, type Role } from '@gulmohar/contract/admin/permissions.ts';
import { expect, test } from 'vitest';
import { rowPath } from './row-path.ts';

const seenBy = (role: Role) => ({
  from: '2026-11-01',
  to: '2026-11-30',
  may: (permission: Parameters<typeof isAllowed>[1]) => isAllowed(role, permission),
});

test('a row leads the owner to its orders, to the product to be stitched, or to the search', () => {
  const owner = seenBy('owner');
  expect(rowPath('size', 'M', owner)).toBe(
    '/orders?state=all&days=range&by=size&key=M&from=2026-11-01&to=2026-11-30',
  );
  expect(rowPath('returns-pin', '56', owner)).toContain('&by=pin&key=56&');
  expect(rowPath('returns-pin', '56', owner)).toContain('&arrived=yes');
  expect(rowPath('stitch', 'red-kurti-1a2b3c/XL', owner)).toBe('/products/red-kurti-1a2b3c');
  expect(rowPath('alerts', 'red-saree-1a2b3c/', owner)).toBe('/products/red-saree-1a2b3c');
  expect(rowPath('searches', 'dhoti', owner)).toBe('/catalogue/searches?q=dhoti');
  expect(rowPath('repeat', '2026-11-01', owner)).toBeUndefined();
});

test('an accountant is not led to searches, which the role may not change', () => {
  expect(rowPath('searches', 'dhoti', seenBy('accountant'))).toBeUndefined();
});
