import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ShippingRules, SPECIFIED_SHIPPING } from '../shop/shop-rules.ts';
import { type CouponTerms, missingForFreeShipping, priceCart, savingOf } from './pricing.ts';

const line = fc.record({
  unitPrice: fc.integer({ min: 1, max: 900_000 }),
  quantity: fc.integer({ min: 1, max: 99 }),
});

test('a cart below Rs. 2,000 pays Rs. 100 for delivery', () => {
  expect(priceCart([{ unitPrice: 199_999, quantity: 1 }], SPECIFIED_SHIPPING)).toEqual({
    subtotal: 199_999,
    discount: 0,
    shipping: 10_000,
    total: 209_999,
  });
});

test('delivery is free from exactly Rs. 2,000', () => {
  expect(priceCart([{ unitPrice: 100_000, quantity: 2 }], SPECIFIED_SHIPPING)).toEqual({
    subtotal: 200_000,
    discount: 0,
    shipping: 0,
    total: 200_000,
  });
});

test('an empty cart costs nothing', () => {
  expect(priceCart([], SPECIFIED_SHIPPING)).toEqual({ subtotal: 0, discount: 0, shipping: 0, total: 0 });
});

test('the total of any cart is in whole paise and the sum of its parts', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 50 }), (lines) => {
      const { subtotal, shipping, total } = priceCart(lines, SPECIFIED_SHIPPING);
      expect(subtotal).toBe(lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0));
      expect(total).toBe(subtotal + shipping);
      expect(Number.isSafeInteger(total)).toBe(true);
      expect(shipping).toBe(subtotal >= SPECIFIED_SHIPPING.freeFrom ? 0 : SPECIFIED_SHIPPING.fee);
    }),
  );
});

test('adding the amount in the hint makes delivery free', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: SPECIFIED_SHIPPING.freeFrom - 1 }), (subtotal) => {
      const added = missingForFreeShipping(subtotal, SPECIFIED_SHIPPING);
      expect(priceCart([{ unitPrice: subtotal + added, quantity: 1 }], SPECIFIED_SHIPPING).shipping).toBe(0);
      expect(priceCart([{ unitPrice: subtotal + added - 1, quantity: 1 }], SPECIFIED_SHIPPING).shipping).toBe(
        SPECIFIED_SHIPPING.fee,
      );
    }),
  );
});

const terms: fc.Arbitrary<CouponTerms> = fc.oneof(
  fc.record({
    discountType: fc.constant('percentage' as const),
    basisPoints: fc.integer({ min: 1, max: 10_000 }),
    maximum: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
  }),
  fc.record({ discountType: fc.constant('fixed' as const), amount: fc.integer({ min: 1, max: 10_000_000 }) }),
  fc.constant({ discountType: 'free_shipping' as const }),
);

test('whatever the coupon, the discount stays within the subtotal and the total is in whole paise', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 50 }), terms, (lines, coupon) => {
      const { subtotal } = priceCart(lines, SPECIFIED_SHIPPING);
      const totals = priceCart(lines, SPECIFIED_SHIPPING, savingOf(coupon, subtotal));
      expect(totals.discount).toBeGreaterThanOrEqual(0);
      expect(totals.discount).toBeLessThanOrEqual(subtotal);
      expect(totals.total).toBe(subtotal - totals.discount + totals.shipping);
      expect(Number.isSafeInteger(totals.total)).toBe(true);
    }),
  );
});

test('a percentage discount is rounded half up to the paisa and stops at its cap', () => {
  const ten: CouponTerms = { discountType: 'percentage', basisPoints: 1_000, maximum: null };
  expect(savingOf(ten, 129_905).discount).toBe(12_991);
  expect(savingOf(ten, 129_904).discount).toBe(12_990);
  expect(savingOf({ ...ten, maximum: 10_000 }, 129_900).discount).toBe(10_000);
});

test('a fixed discount above the subtotal leaves only delivery to pay', () => {
  const saving = savingOf({ discountType: 'fixed', amount: 50_000 }, 30_000);
  expect(priceCart([{ unitPrice: 30_000, quantity: 1 }], SPECIFIED_SHIPPING, saving)).toEqual({
    subtotal: 30_000,
    discount: 30_000,
    shipping: 10_000,
    total: 10_000,
  });
});

test('a free-shipping coupon takes off only the delivery fee', () => {
  const saving = savingOf({ discountType: 'free_shipping' }, 30_000);
  expect(priceCart([{ unitPrice: 30_000, quantity: 1 }], SPECIFIED_SHIPPING, saving).total).toBe(30_000);
});

const hills: ShippingRules = {
  ...SPECIFIED_SHIPPING,
  zones: [
    { name: 'Hills', states: ['Ladakh', 'Sikkim'], fee: 25_000, freeFrom: 500_000 },
    { name: 'Islands', states: ['Lakshadweep'], fee: 40_000, freeFrom: null },
  ],
  weight: { includedGrams: 1_000, stepGrams: 500, stepFee: 4_000 },
};

test.each([
  ['to a state without a zone costs the fee of all', 100_000, 'Kerala', 0, 10_000],
  ['to a zone costs its own', 100_000, 'Ladakh', 0, 25_000],
  ['to a zone is free from its own subtotal', 500_000, 'Sikkim', 0, 0],
  ['to a zone is not free from the subtotal of others', 499_999, 'Sikkim', 0, 25_000],
  ['is never free where the owner says so', 9_000_000, 'Lakshadweep', 0, 40_000],
  ['of nobody knows where costs the fee of all', 100_000, undefined, 0, 10_000],
  ['of the included weight costs the fee alone', 100_000, 'Kerala', 1_000, 10_000],
  ['of a gram more costs a step', 100_000, 'Kerala', 1_001, 14_000],
  ['of two steps more costs both', 100_000, 'Kerala', 2_000, 18_000],
  ['that is free is free whatever it weighs', 200_000, 'Kerala', 50_000, 0],
])('delivery %s', (_, unitPrice, state, grams, expected) => {
  const { shipping } = priceCart([{ unitPrice, quantity: 1, grams }], hills, undefined, state);
  expect(shipping).toBe(expected);
});

test('the weight of all units in a cart is added up', () => {
  const lines = [{ unitPrice: 30_000, quantity: 3, grams: 400 }];
  expect(priceCart(lines, hills).shipping).toBe(14_000);
});

test('the amount missing for free delivery is 0 in zones where it is never free', () => {
  expect(missingForFreeShipping(100_000, hills, 'Lakshadweep')).toBe(0);
  expect(missingForFreeShipping(100_000, hills, 'Sikkim')).toBe(400_000);
});
