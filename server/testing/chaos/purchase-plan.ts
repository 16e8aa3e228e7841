import fc from 'fast-check';

/** Paise; each price twice, and the first products are soon sold out. */
export const PRICES = [9_900, 79_900, 129_900, 250_000, 9_900, 79_900, 129_900, 250_000];

/** One purchase as chance has it: what is bought, and what goes wrong. */
const purchase = fc.record({
  guest: fc.integer({ min: 1, max: 300 }),
  lines: fc.uniqueArray(
    fc.record({ product: fc.nat(PRICES.length - 1), quantity: fc.integer({ min: 1, max: 3 }) }),
    { minLength: 1, maxLength: 3, selector: ({ product }) => product },
  ),
  coupon: fc.option(fc.constantFrom('limited', 'free', 'unknown'), { freq: 3 }),
  /** Rupees that the browser is wrong about. */
  claim: oneIn(10, 0, -1, 1, 100),
  /** When the shop is told what it is for: before the payment, with it, or both times. */
  tells: fc.constantFrom('before', 'before', 'with it', 'both'),
  payment: fc.constantFrom('pays', 'pays', 'pays', 'fails', 'fails first', 'leaves'),
  /** Paise that the provider takes beyond what it was asked to. */
  overcharge: oneIn(10, 0, 1, -1, 100_000),
  /** Pays in two windows, and the provider takes both. */
  paysTwice: oneIn(8, false, true),
  verifies: fc.constantFrom('once', 'once', 'three times', 'forged', 'by another payment', 'never'),
  isCancelled: oneIn(5, false, true),
  expires: oneIn(7, false, true),
  webhooks: fc.constantFrom('on', 'on', 'off', 'duplicate'),
  api: oneIn(20, 'ok', 'error', 'lost-answer'),
});

export type PlannedPurchase = typeof purchase extends fc.Arbitrary<infer Value> ? Value : never;

/** The same seed gives the same purchases. */
export function planPurchases(seed: number, count: number): PlannedPurchase[] {
  return fc.sample(purchase, { seed, numRuns: count });
}

function oneIn<Value>(often: number, usual: Value, ...others: Value[]): fc.Arbitrary<Value> {
  return fc.oneof(
    { weight: often - 1, arbitrary: fc.constant(usual) },
    { weight: 1, arbitrary: fc.constantFrom(...others) },
  );
}
