import { savingOf } from '@gulmohar/contract/sales/pricing.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type TaxRate, taxWithin } from '../../catalogue/tax/line-tax.ts';
import { taxLines } from '../../fulfilment/tax/tax-lines.ts';
import { discountsOfLines } from './coupon.rules.ts';

const NO_CHARGES = { shipping: 0, codFee: 0 };

const categories = ['Women', 'Sarees', 'Kids'] as const;
const cartLine = fc.record({
  category: fc.constantFrom(...categories),
  unitPrice: fc.integer({ min: 100, max: 1_000_000 }),
  quantity: fc.integer({ min: 1, max: 9 }),
});
const terms = fc.oneof(
  fc.record({
    discountType: fc.constant('percentage' as const),
    basisPoints: fc.integer({ min: 1, max: 10_000 }),
    maximum: fc.option(fc.integer({ min: 1, max: 100_000 })),
  }),
  fc.record({ discountType: fc.constant('fixed' as const), amount: fc.integer({ min: 1, max: 500_000 }) }),
);
const slabs: TaxRate[] = [
  { upTo: 250_000, basisPoints: 500 },
  { upTo: null, basisPoints: 1_800 },
];

/** Any cart with any coupon, for all or only some categories. */
const purchase = fc
  .record({
    cart: fc.array(cartLine, { minLength: 1, maxLength: 12 }),
    terms,
    couponCategories: fc.subarray([...categories]),
  })
  .map(({ cart, terms, couponCategories }) => {
    const lines = cart.map(({ category, unitPrice, quantity }) => ({
      category,
      amount: unitPrice * quantity,
    }));
    const isMeant = ({ category }: { category: string }) =>
      couponCategories.length === 0 || couponCategories.includes(category as (typeof categories)[number]);
    const discountable = lines.filter(isMeant).reduce((sum, { amount }) => sum + amount, 0);
    const { discount } = savingOf(terms, discountable);
    const shares = discountsOfLines({ categories: couponCategories }, lines, discount);
    return { cart, lines, isMeant, discount, shares };
  });

test('a discount goes in full to the lines the coupon is for, and never exceeds what a line costs', () => {
  fc.assert(
    fc.property(purchase, ({ lines, isMeant, discount, shares }) => {
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(discount);
      for (const [index, line] of lines.entries()) {
        const share = shares[index] ?? Number.NaN;
        if (!isMeant(line)) expect(share).toBe(0);
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(line.amount);
      }
    }),
  );
});

test('a line that the coupon is not for is taxed as without it, whatever else is in the cart', () => {
  fc.assert(
    fc.property(purchase, fc.boolean(), ({ cart, lines, isMeant, shares }, isSameState) => {
      const sold = (discounts: readonly number[]) =>
        cart.map(({ unitPrice, quantity }, index) => ({
          id: String(index),
          name: 'Kurti',
          hsn: '620630',
          taxRule: 'garment' as const,
          quantity,
          unitPrice,
          mrp: null,
          discount: discounts[index] ?? 0,
        }));
      const withCoupon = taxLines(sold(shares), NO_CHARGES, () => slabs, isSameState);
      const without = taxLines(sold([]), NO_CHARGES, () => slabs, isSameState);
      for (const [index, line] of lines.entries()) {
        if (!isMeant(line)) expect(withCoupon[index]).toEqual(without[index]);
      }
    }),
  );
});

test('refunds for any part of an order never exceed its total, and their taxes add up to the amount', () => {
  fc.assert(
    fc.property(purchase, fc.infiniteStream(fc.boolean()), ({ lines, discount, shares }, returned) => {
      const paid = lines.map(({ amount }, index) => amount - (shares[index] ?? 0));
      const back = paid.filter(() => returned.next().value);
      const refunded = back.reduce((sum, amount) => sum + amount, 0);
      const total = lines.reduce((sum, { amount }) => sum + amount, 0) - discount;
      expect(refunded).toBeLessThanOrEqual(total);
      // The credit note uses the same taxable value and taxes as the invoice line, so nothing remains of a
      // returned line.
      for (const amount of back) {
        const { taxable, cgst, sgst, igst } = taxWithin(amount, 500, true);
        expect(taxable + cgst + sgst + igst).toBe(amount);
      }
    }),
  );
});
