import fc from 'fast-check';

/** In paise; each price occurs twice, and the first products soon sell out. */
export const PRICES = [9_900, 79_900, 129_900, 250_000, 9_900, 79_900, 129_900, 250_000];

/** The number of shoppers with an account; few, so that each has several checkouts at a time. */
export const ACCOUNTS = 30;

/** A random purchase: what is bought, and what goes wrong. */
const purchase = fc.record({
  guest: fc.integer({ min: 1, max: 300 }),
  lines: fc.uniqueArray(
    fc.record({ product: fc.nat(PRICES.length - 1), quantity: fc.integer({ min: 1, max: 3 }) }),
    { minLength: 1, maxLength: 3, selector: ({ product }) => product },
  ),
  /** The shopper's account; null for a guest. */
  account: fc.option(fc.nat(ACCOUNTS - 1), { freq: 2 }),
  /** How much store credit a shopper with an account pays with. */
  credit: fc.constantFrom('none', 'a third', 'all'),
  isWrapped: oneIn(3, false, true),
  isCash: oneIn(4, false, true),
  coupon: fc.option(fc.constantFrom('limited', 'free', 'unknown'), { freq: 3 }),
  /** By how many rupees the browser's amount is wrong. */
  claim: oneIn(10, 0, -1, 1, 100),
  /** When the shop learns what is being bought: before the payment, with it, or both. */
  tells: fc.constantFrom('before', 'before', 'with it', 'both'),
  payment: fc.constantFrom('pays', 'pays', 'pays', 'fails', 'fails first', 'leaves'),
  /** By how many paise the provider's charge differs from the amount requested. */
  overcharge: oneIn(10, 0, 1, -1, 100_000),
  /** The shopper pays in two windows, and the provider accepts both payments. */
  paysTwice: oneIn(8, false, true),
  verifies: fc.constantFrom('once', 'once', 'three times', 'forged', 'by another payment', 'never'),
  isCancelled: oneIn(5, false, true),
  /** Only what is paid in cash. */
  isDelivered: fc.boolean(),
  /** When the time to pay ends. */
  expires: oneIn(4, 'later', 'before it is paid', 'once it is paid'),
  webhooks: fc.constantFrom('on', 'on', 'off', 'duplicate'),
  api: oneIn(20, 'ok', 'error', 'lost-answer'),
});

export type PlannedPurchase = typeof purchase extends fc.Arbitrary<infer Value> ? Value : never;

/** Plans purchases; the same seed gives the same ones. */
export function planPurchases(seed: number, count: number): PlannedPurchase[] {
  return fc.sample(purchase, { seed, numRuns: count });
}

function oneIn<Value>(often: number, usual: Value, ...others: Value[]): fc.Arbitrary<Value> {
  return fc.oneof(
    { weight: often - 1, arbitrary: fc.constant(usual) },
    { weight: 1, arbitrary: fc.constantFrom(...others) },
  );
}
