import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SPECIFIED_SHIPPING } from '../shop/shop-rules.ts';
import type { PaymentTerms } from './payment-terms.ts';
import { NO_SAVING, priceCart } from './pricing.ts';

const online = (basisPoints: number, maximum = 20_000, withCoupons = false): PaymentTerms => ({
  paidBy: 'online',
  rules: { basisPoints, maximum, withCoupons },
});
const cash = (fee: number, feeFreeFrom: number | null = null): PaymentTerms => ({
  paidBy: 'cash',
  rules: { fee, feeFreeFrom },
});
const kurti = [{ unitPrice: 150_000, quantity: 1 }];
const price = (terms?: PaymentTerms, saving = NO_SAVING) =>
  priceCart(kurti, SPECIFIED_SHIPPING, saving, undefined, { terms });

test('the payment method does not change the totals until the owner sets a discount or charge', () => {
  expect(price(online(0))).toEqual(price());
  expect(price(cash(0))).toEqual(price());
});

test('the prepaid discount applies to the items, not to delivery', () => {
  expect(price(online(500))).toEqual({
    subtotal: 150_000,
    discount: 7_500,
    shipping: 10_000,
    total: 152_500,
    prepaidDiscount: 7_500,
  });
});

test('the prepaid discount never exceeds its cap', () => {
  expect(price(online(500, 5_000))).toMatchObject({ discount: 5_000, prepaidDiscount: 5_000 });
});

test('with a coupon the prepaid discount applies only if the owner allows both, after the coupon discount', () => {
  const saving = { discount: 50_000, isShippingFree: false };
  expect(price(online(500), saving)).toEqual(price(undefined, saving));
  expect(price(online(500), { discount: 0, isShippingFree: true })).not.toHaveProperty('prepaidDiscount');
  expect(price(online(500, 20_000, true), saving)).toMatchObject({
    discount: 55_000,
    prepaidDiscount: 5_000,
  });
});

test('cash on delivery adds its charge, which is waived from the subtotal the owner sets', () => {
  expect(price(cash(4_900))).toMatchObject({ codFee: 4_900, total: 164_900 });
  expect(price(cash(4_900, 150_001))).toMatchObject({ codFee: 4_900 });
  expect(price(cash(4_900, 150_000))).toEqual(price());
  expect(priceCart([], SPECIFIED_SHIPPING, NO_SAVING, undefined, { terms: cash(4_900) }).total).toBe(0);
  // Nothing is collected for a free order.
  expect(price(cash(4_900), { discount: 150_000, isShippingFree: true })).toMatchObject({ total: 0 });
});

test('the total is always the sum of its parts in whole paise, and the discount never exceeds the subtotal', () => {
  const line = fc.record({
    unitPrice: fc.integer({ min: 1, max: 900_000 }),
    quantity: fc.integer({ min: 1, max: 99 }),
  });
  const terms = fc.oneof(
    fc
      .tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 100, max: 100_000 }), fc.boolean())
      .map((rules) => online(...rules)),
    fc.integer({ min: 0, max: 50_000 }).map((fee) => cash(fee)),
  );
  const saving = fc.record({
    discount: fc.integer({ min: 0, max: 2_000_000 }),
    isShippingFree: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 20 }), saving, terms, (lines, coupon, way) => {
      const { subtotal, discount, shipping, total, prepaidDiscount, codFee } = priceCart(
        ...([lines, SPECIFIED_SHIPPING, coupon, undefined, { terms: way }] as const),
      );
      expect(total).toBe(subtotal - discount + shipping + (codFee ?? 0));
      expect(discount).toBe(Math.min(coupon.discount, subtotal) + (prepaidDiscount ?? 0));
      expect(discount).toBeLessThanOrEqual(subtotal);
      expect(Number.isSafeInteger(total)).toBe(true);
    }),
  );
});
