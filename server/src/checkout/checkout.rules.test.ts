import type { OrderItem } from '@gulmohar/contract/checkout.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findShortLines, guestKey, mergeLines, type Offer } from './checkout.rules.ts';

const item = fc.record({
  _id: fc.constantFrom('a', 'b', 'c'),
  name: fc.constant('Kurti'),
  size: fc.constantFrom('M', 'L', null),
  quantity: fc.integer({ min: 1, max: 99 }),
});

test('merging lines neither loses nor invents a piece, and leaves one line for each product and size', () => {
  fc.assert(
    fc.property(fc.array(item), (items) => {
      const merged = mergeLines(items);
      const keys = merged.map(({ _id, size }) => `${_id}/${size}`);
      expect(new Set(keys).size).toBe(keys.length);
      const pieces = (lines: OrderItem[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0);
      expect(pieces(merged)).toBe(pieces(items));
    }),
  );
});

test('a line is short exactly when more is wanted than there is', () => {
  fc.assert(
    fc.property(item, fc.nat(120), (wanted, available) => {
      const offer: Offer = {
        variant_id: 1,
        product_id: wanted._id,
        name: 'Kurti',
        size: wanted.size,
        picture: null,
        unit_price: 100,
        mrp: null,
        available,
      };
      expect(findShortLines([{ item: wanted, offer }])).toHaveLength(wanted.quantity > available ? 1 : 0);
    }),
  );
});

test('a line for something that is not on sale is short of everything', () => {
  const wanted = { _id: 'gone', name: 'Old Kurti', size: 'M', quantity: 2 };
  expect(findShortLines([{ item: wanted, offer: undefined }])).toEqual([
    { _id: 'gone', name: 'Old Kurti', size: 'M', requested: 2, available: 0 },
  ]);
});

test('twins of an e-mail address in case or Unicode form are one buyer', () => {
  const composed = guestKey({ email: 'Ren\u00e9@Example.in ', phone: '9876543210' });
  expect(composed).toBe(guestKey({ email: 'rene\u0301@example.in', phone: '9876543210' }));
});
