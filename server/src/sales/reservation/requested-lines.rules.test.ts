import type { OrderItem } from '@gulmohar/contract/sales/checkout.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { guestKey } from '../checkout/buyer-key.ts';
import { findShortLines, matchOffers, type Offer } from './requested-lines.rules.ts';

const item = fc.record({
  _id: fc.constantFrom('a', 'b', 'c'),
  name: fc.constant('Kurti'),
  size: fc.constantFrom('M', 'L', null),
  quantity: fc.integer({ min: 1, max: 99 }),
});

const offer: Offer = {
  variantId: 1,
  productId: 'a',
  name: 'Kurti',
  size: null,
  picture: null,
  unitPrice: 100,
  mrp: null,
  grams: 0,
  available: 9,
};

test('merging lines keeps every unit and leaves one line per product and size', () => {
  fc.assert(
    fc.property(fc.array(item), (items) => {
      const merged = matchOffers(items, [offer]).map((matched) => matched.item);
      const keys = merged.map(({ _id, size }) => `${_id}/${size}`);
      expect(new Set(keys).size).toBe(keys.length);
      const units = (lines: OrderItem[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0);
      expect(units(merged)).toBe(units(items));
    }),
  );
});

test('an unsized product is one line however “no size” is written, unless it has a size of that name', () => {
  const lines = [null, 'default', 'quantity'].map((size) => ({ _id: 'a', name: '', size, quantity: 1 }));
  const unsized = matchOffers(lines, [offer]);
  expect(unsized.map(({ item: { quantity }, offer: found }) => [quantity, found])).toEqual([[3, offer]]);
  const sized = { ...offer, size: 'default' };
  const found = matchOffers(lines, [sized]).map((matched) => [matched.item.size, matched.offer]);
  expect(found).toEqual([
    [null, undefined],
    ['default', sized],
    ['quantity', undefined],
  ]);
});

test.each(['M', 'Default', ' '])('the size %j does not mean “no size”', (size) => {
  expect(matchOffers([{ _id: 'a', name: '', size, quantity: 1 }], [offer])[0]?.offer).toBeUndefined();
});

test('a line is short exactly when its quantity exceeds the stock', () => {
  fc.assert(
    fc.property(item, fc.nat(120), (requested, available) => {
      const found = { ...offer, available };
      expect(findShortLines([{ item: requested, offer: found }])).toHaveLength(
        requested.quantity > available ? 1 : 0,
      );
    }),
  );
});

test('a line for a product that is not on sale is short of every unit', () => {
  const requested = { _id: 'gone', name: 'Old Kurti', size: 'M', quantity: 2 };
  expect(findShortLines([{ item: requested, offer: undefined }])).toEqual([
    { _id: 'gone', name: 'Old Kurti', size: 'M', requested: 2, available: 0 },
  ]);
});

test('variants of an e-mail address in case or Unicode form are the same buyer', () => {
  const composed = guestKey({ email: 'Ren\u00e9@Example.in ', phone: '9876543210' });
  expect(composed).toBe(guestKey({ email: 'rene\u0301@example.in', phone: '9876543210' }));
});
