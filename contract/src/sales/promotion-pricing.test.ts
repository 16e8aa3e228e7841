import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SPECIFIED_SHIPPING } from '../shop/shop-rules.ts';
import { priceCart } from './pricing.ts';
import type { Benefit } from './promotion.ts';
import { applyPromotions, classOf, type PricedPromotion } from './promotion-pricing.ts';

const EVERYTHING = ['product', 'order', 'delivery', 'coupon'] as const;
const NO_COUPON = { hasCoupon: false, deliveryFee: 10_000 };

type Line = { unitPrice: number; quantity: number };

function promotion(benefit: Benefit, more: Partial<PricedPromotion> = {}): PricedPromotion {
  return { promotionId: classOf(benefit), title: 'An offer', benefit, combinesWith: [], covers: [], ...more };
}

/** Covers all lines. */
function on(lines: readonly Line[], benefit: Benefit, more: Partial<PricedPromotion> = {}): PricedPromotion {
  return promotion(benefit, { covers: lines.map(() => true), ...more });
}

const tenPercentFromTwo: Benefit = {
  kind: 'pieces',
  tiers: [
    { from: 2, off: 10 },
    { from: 3, off: 15 },
  ],
};
const buyTwoGetOne: Benefit = { kind: 'buy-get', buy: 2, get: 1, percent: 100 };

test('two pieces get 10 %, three get 15 %, one gets nothing', () => {
  const discountOf = (quantity: number) => {
    const lines = [{ unitPrice: 100_000, quantity }];
    return applyPromotions(lines, [on(lines, tenPercentFromTwo)], NO_COUPON).discount;
  };
  expect([1, 2, 3].map(discountOf)).toEqual([0, 20_000, 45_000]);
});

test('pieces that a promotion does not cover neither count nor get a share', () => {
  const lines = [
    { unitPrice: 100_000, quantity: 1 },
    { unitPrice: 50_000, quantity: 3 },
  ];
  const some = promotion(tenPercentFromTwo, { covers: [true, false] });
  expect(applyPromotions(lines, [some], NO_COUPON)).toMatchObject({ promotions: [], shares: [0, 0] });
});

test('spending Rs. 2,999 takes Rs. 300 off, shared by price', () => {
  const benefit: Benefit = { kind: 'spend-amount', tiers: [{ from: 299_900, off: 30_000 }] };
  const lines = [
    { unitPrice: 200_000, quantity: 1 },
    { unitPrice: 100_000, quantity: 1 },
  ];
  expect(applyPromotions(lines, [on(lines, benefit)], NO_COUPON).shares).toEqual([20_000, 10_000]);
  const less = [{ unitPrice: 299_899, quantity: 1 }];
  expect(applyPromotions(less, [on(less, benefit)], NO_COUPON).discount).toBe(0);
});

test('of three pieces the cheapest is free, and all three share it, so that a return refunds what a piece cost', () => {
  const lines = [
    { unitPrice: 60_000, quantity: 1 },
    { unitPrice: 30_000, quantity: 2 },
  ];
  const { discount, shares } = applyPromotions(lines, [on(lines, buyTwoGetOne)], NO_COUPON);
  expect({ discount, shares }).toEqual({ discount: 30_000, shares: [15_000, 15_000] });
});

test('a promotion on the order is reckoned on what those on products leave', () => {
  const lines = [{ unitPrice: 100_000, quantity: 2 }];
  const half: Benefit = { kind: 'spend-percent', tiers: [{ from: 180_001, off: 50 }] };
  const both = [
    on(lines, tenPercentFromTwo, { combinesWith: EVERYTHING }),
    on(lines, half, { combinesWith: EVERYTHING }),
  ];
  // Together the goods come to Rs. 1,800 only, so half of them alone is better.
  expect(applyPromotions(lines, both, NO_COUPON)).toMatchObject({
    discount: 100_000,
    promotions: [{ promotionId: 'order' }],
  });
});

test('two promotions apply together only if each allows the other', () => {
  const lines = [{ unitPrice: 100_000, quantity: 2 }];
  const tenth: Benefit = { kind: 'spend-percent', tiers: [{ from: 0, off: 10 }] };
  const discountWith = (products: PricedPromotion['combinesWith'], order: PricedPromotion['combinesWith']) =>
    applyPromotions(
      lines,
      [on(lines, tenPercentFromTwo, { combinesWith: products }), on(lines, tenth, { combinesWith: order })],
      NO_COUPON,
    ).discount;
  expect(discountWith(['order'], ['product'])).toBe(38_000);
  expect(discountWith(['order'], [])).toBe(20_000);
  expect(discountWith([], ['product'])).toBe(20_000);
});

test('with a coupon only those apply that go with coupons', () => {
  const lines = [{ unitPrice: 100_000, quantity: 2 }];
  const alone = on(lines, tenPercentFromTwo);
  expect(applyPromotions(lines, [alone], { ...NO_COUPON, hasCoupon: true }).discount).toBe(0);
  const withCoupons = on(lines, tenPercentFromTwo, { combinesWith: ['coupon'] });
  expect(applyPromotions(lines, [withCoupons], { ...NO_COUPON, hasCoupon: true }).discount).toBe(20_000);
});

test('free delivery makes the delivery free, and counts as saved when one has to choose', () => {
  const lines = [{ unitPrice: 50_000, quantity: 2 }];
  const free = on(lines, { kind: 'free-delivery', from: 50_000 });
  const fivePercent = on(lines, { kind: 'spend-percent', tiers: [{ from: 0, off: 5 }] });
  const promotions = applyPromotions(lines, [fivePercent, free], NO_COUPON);
  expect(promotions).toMatchObject({ discount: 0, isDeliveryFree: true });
  expect(priceCart(lines, SPECIFIED_SHIPPING, undefined, undefined, { promotions }).total).toBe(100_000);
});

const line = fc.record({
  unitPrice: fc.integer({ min: 1, max: 900_000 }),
  quantity: fc.integer({ min: 1, max: 5 }),
});
const lines = fc.array(line, { minLength: 1, maxLength: 5 });
const percent = fc.integer({ min: 1, max: 100 });
const rising = (from: fc.Arbitrary<number>, off: fc.Arbitrary<number>) =>
  fc.array(fc.record({ from, off }), { minLength: 1, maxLength: 3 }).map((tiers) => {
    const froms = tiers.map((tier) => tier.from).sort((one, other) => one - other);
    const offs = tiers.map((tier) => tier.off).sort((one, other) => one - other);
    return froms.map((each, index) => ({ from: each, off: offs[index] ?? 1 }));
  });
const pieces = fc.integer({ min: 1, max: 8 });
const paise = fc.integer({ min: 1, max: 2_000_000 });
const productBenefit: fc.Arbitrary<Benefit> = fc.oneof(
  fc.record({ kind: fc.constant('pieces' as const), tiers: rising(pieces, percent) }),
  fc.record({
    kind: fc.constant('buy-get' as const),
    buy: fc.integer({ min: 1, max: 3 }),
    get: fc.integer({ min: 1, max: 3 }),
    percent,
  }),
);
const benefits: fc.Arbitrary<Benefit> = fc.oneof(
  productBenefit,
  fc.record({ kind: fc.constant('spend-percent' as const), tiers: rising(paise, percent) }),
  fc.record({ kind: fc.constant('spend-amount' as const), tiers: rising(paise, paise) }),
  fc.record({ kind: fc.constant('free-delivery' as const), from: paise }),
);
const promotions = fc
  .array(
    fc.record({
      benefit: benefits,
      combinesWith: fc.subarray([...EVERYTHING]),
      covers: fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
    }),
    { maxLength: 5 },
  )
  .map((all): PricedPromotion[] =>
    all.map((one, index) => ({ ...one, promotionId: `${index}`, title: `Offer ${index}` })),
  );

test('no line ever gets more off than it costs, and the shares add up to the discount', () => {
  fc.assert(
    fc.property(lines, promotions, fc.boolean(), (cart, offered, hasCoupon) => {
      const {
        shares,
        discount,
        promotions: applied,
      } = applyPromotions(cart, offered, { ...NO_COUPON, hasCoupon });
      for (const [index, share] of shares.entries()) {
        expect(Number.isInteger(share)).toBe(true);
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual((cart[index]?.unitPrice ?? 0) * (cart[index]?.quantity ?? 0));
      }
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(discount);
      expect(applied.reduce((sum, one) => sum + one.discount, 0)).toBe(discount);
    }),
  );
});

test('no allowed combination saves more, and no other is applied', () => {
  fc.assert(
    fc.property(lines, promotions, (cart, offered) => {
      const worthOf = (some: readonly PricedPromotion[]) => {
        const { discount, isDeliveryFree } = applyPromotions(cart, some, NO_COUPON);
        return discount + (isDeliveryFree ? NO_COUPON.deliveryFee : 0);
      };
      const { promotions: applied } = applyPromotions(cart, offered, NO_COUPON);
      const used = offered.filter(({ promotionId }) =>
        applied.some((one) => one.promotionId === promotionId),
      );
      for (const one of used)
        for (const other of used)
          if (one !== other) expect(one.combinesWith).toContain(classOf(other.benefit));
      for (const left of offered)
        expect(worthOf(offered)).toBeGreaterThanOrEqual(worthOf(offered.filter((one) => one !== left)));
      expect(worthOf(used)).toBe(worthOf(offered));
    }),
  );
});

test('the order of the lines changes neither what is saved nor what a line gets', () => {
  fc.assert(
    fc.property(lines, promotions, (cart, offered) => {
      const turned = offered.map((one) => ({ ...one, covers: one.covers.slice(0, cart.length).reverse() }));
      const { shares, ...others } = applyPromotions(cart, offered, NO_COUPON);
      const sharesOf = (some: readonly Line[], ofLines: readonly number[]) =>
        ofLines.map((share, index) => JSON.stringify([some[index], share])).sort();
      const again = applyPromotions(cart.toReversed(), turned, NO_COUPON);
      expect({ ...again, shares: [] }).toEqual({ ...others, shares: [] });
      expect(sharesOf(cart.toReversed(), again.shares)).toEqual(sharesOf(cart, shares));
    }),
  );
});

test('a cart never costs more than the same pieces bought in two carts', () => {
  fc.assert(
    fc.property(lines, productBenefit, fc.array(fc.nat(5)), (cart, benefit, taken) => {
      const first = cart.map(({ unitPrice, quantity }, index) => ({
        unitPrice,
        quantity: Math.min(quantity, taken[index] ?? 0),
      }));
      const second = cart.map(({ unitPrice, quantity }, index) => ({
        unitPrice,
        quantity: quantity - (first[index]?.quantity ?? 0),
      }));
      const saved = (some: Line[]) => applyPromotions(some, [on(some, benefit)], NO_COUPON).discount;
      expect(saved(cart)).toBeGreaterThanOrEqual(saved(first) + saved(second));
    }),
  );
});
