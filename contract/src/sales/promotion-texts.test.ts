import { expect, test } from 'vitest';
import type { Benefit } from './promotion.ts';
import type { PricedPromotion } from './promotion-pricing.ts';
import { hintsOf, summaryOf } from './promotion-texts.ts';

test.each<[string, Benefit]>([
  [
    '2 pieces: 10% off, 3 pieces: 15% off',
    {
      kind: 'pieces',
      tiers: [
        { from: 2, off: 10 },
        { from: 3, off: 15 },
      ],
    },
  ],
  ['20% off', { kind: 'pieces', tiers: [{ from: 1, off: 20 }] }],
  ['₹300 off from ₹2,999', { kind: 'spend-amount', tiers: [{ from: 299_900, off: 30_000 }] }],
  ['10% off', { kind: 'spend-percent', tiers: [{ from: 0, off: 10 }] }],
  ['Buy 2, get 1 free', { kind: 'buy-get', buy: 2, get: 1, percent: 100 }],
  ['Buy 1, get 1 at 50% off', { kind: 'buy-get', buy: 1, get: 1, percent: 50 }],
  ['Free delivery from ₹999', { kind: 'free-delivery', from: 99_900 }],
])('a shopper reads “%s”', (summary, benefit) => {
  expect(summaryOf(benefit)).toBe(summary);
});

const NO_COUPON = { hasCoupon: false, deliveryFee: 10_000 };

function offer(benefit: Benefit, more: Partial<PricedPromotion> = {}): PricedPromotion {
  return { promotionId: benefit.kind, title: 'Kurtis', benefit, combinesWith: [], covers: [true], ...more };
}

const pieces: Benefit = {
  kind: 'pieces',
  tiers: [
    { from: 2, off: 10 },
    { from: 3, off: 15 },
  ],
};

test('a shopper with one piece learns that one more gives 10 %, with two that one more gives 15 %', () => {
  const hintFor = (quantity: number) =>
    hintsOf([{ unitPrice: 100_000, quantity }], [offer(pieces)], NO_COUPON);
  expect(hintFor(1)).toEqual(['Kurtis: add 1 more for 10% off']);
  expect(hintFor(2)).toEqual(['Kurtis: add 1 more for 15% off']);
  expect(hintFor(3)).toEqual([]);
});

test('a shopper is told what is missing to an amount, and which piece would be free', () => {
  const lines = [{ unitPrice: 100_000, quantity: 2 }];
  expect(
    hintsOf(lines, [offer({ kind: 'spend-amount', tiers: [{ from: 299_900, off: 30_000 }] })], NO_COUPON),
  ).toEqual(['Kurtis: add ₹999 more for ₹300 off']);
  expect(hintsOf(lines, [offer({ kind: 'buy-get', buy: 2, get: 1, percent: 100 })], NO_COUPON)).toEqual([
    'Kurtis: add 1 more for 1 free',
  ]);
});

test('nothing is promised that a better promotion would prevent', () => {
  const half = offer({ kind: 'spend-percent', tiers: [{ from: 0, off: 50 }] });
  expect(hintsOf([{ unitPrice: 100_000, quantity: 1 }], [offer(pieces), half], NO_COUPON)).toEqual([]);
});

test('nothing is said about what the cart has nothing of', () => {
  expect(hintsOf([{ unitPrice: 1, quantity: 1 }], [offer(pieces, { covers: [false] })], NO_COUPON)).toEqual(
    [],
  );
});
