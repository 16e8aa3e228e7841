import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SPECIFIED_SHIPPING } from '../shop/shop-rules.ts';
import type { PaymentTerms } from './payment-terms.ts';
import { NO_SAVING, priceCart } from './pricing.ts';

const kurti = [{ unitPrice: 150_000, quantity: 1 }];

test('the gift wrap is a row of its own, and does not count towards free delivery', () => {
  const rules = { ...SPECIFIED_SHIPPING, freeFrom: 154_900 };
  expect(priceCart(kurti, rules, NO_SAVING, undefined, { giftWrap: 4_900 })).toEqual({
    subtotal: 150_000,
    discount: 0,
    shipping: SPECIFIED_SHIPPING.fee,
    total: 150_000 + SPECIFIED_SHIPPING.fee + 4_900,
    giftWrap: 4_900,
  });
});

test('what a coupon pays for entirely still costs its wrap, and an empty cart has none', () => {
  const saving = { discount: 150_000, isShippingFree: true };
  const choice = { giftWrap: 4_900 };
  expect(priceCart(kurti, SPECIFIED_SHIPPING, saving, undefined, choice).total).toBe(4_900);
  expect(priceCart([], SPECIFIED_SHIPPING, NO_SAVING, undefined, choice)).toEqual(
    priceCart([], SPECIFIED_SHIPPING),
  );
});

test('with the wrap everything costs what it costs without, and the total is higher by its price', () => {
  const line = fc.record({
    unitPrice: fc.integer({ min: 1, max: 900_000 }),
    quantity: fc.integer({ min: 1, max: 99 }),
  });
  const terms: fc.Arbitrary<PaymentTerms> = fc.oneof(
    fc.record({
      paidBy: fc.constant('online' as const),
      rules: fc.record({
        basisPoints: fc.integer({ min: 0, max: 500 }),
        maximum: fc.integer({ min: 100, max: 100_000 }),
        withCoupons: fc.boolean(),
      }),
    }),
    fc.record({
      paidBy: fc.constant('cash' as const),
      rules: fc.record({ fee: fc.integer({ min: 0, max: 50_000 }), feeFreeFrom: fc.constant(null) }),
    }),
  );
  const saving = fc.record({
    discount: fc.integer({ min: 0, max: 2_000_000 }),
    isShippingFree: fc.boolean(),
  });
  const wrap = fc.integer({ min: 100, max: 100_000 });
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 20 }),
      saving,
      terms,
      wrap,
      (lines, coupon, way, giftWrap) => {
        const price = (choice: { giftWrap?: number }) =>
          priceCart(lines, SPECIFIED_SHIPPING, coupon, undefined, { terms: way, ...choice });
        const without = price({});
        const wrapped = price({ giftWrap });
        const { subtotal, discount, shipping, codFee = 0, total } = wrapped;
        expect(total).toBe(subtotal - discount + shipping + codFee + giftWrap);
        // What would be free, because less than a rupee is left, is paid once there is a wrap to pay for.
        if (without.total === 0) expect(total - codFee).toBeLessThan(giftWrap + 100);
        else expect(wrapped).toEqual({ ...without, total: without.total + giftWrap, giftWrap });
      },
    ),
  );
});
