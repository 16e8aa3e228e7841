import { priceCart } from '@gulmohar/contract/sales/pricing.ts';
import { SPECIFIED_SHIPPING } from '@gulmohar/contract/shop/shop-rules.ts';
import { shareOut } from '@gulmohar/contract/values/share-out.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareDiscount } from '../../sales/checkout/share-discount.ts';
import { taxLines } from './tax-lines.ts';

const garment = [
  { upTo: 250_000, basisPoints: 500 },
  { upTo: null, basisPoints: 1_800 },
];

const line = fc.record({
  unitPrice: fc.integer({ min: 1, max: 900_000 }),
  quantity: fc.integer({ min: 1, max: 9 }),
});

test('with any coupon and prepaid discount, the invoice total equals the amount paid to the paisa', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 12 }),
      fc.integer({ min: 0, max: 300_000 }),
      fc.constantFrom(0, 50, 250, 500),
      fc.integer({ min: 100, max: 50_000 }),
      fc.boolean(),
      (lines, coupon, basisPoints, maximum, isSameState) => {
        const rules = { basisPoints, maximum, withCoupons: true };
        const saving = { discount: coupon, isShippingFree: false };
        const totals = priceCart(lines, SPECIFIED_SHIPPING, saving, undefined, {
          terms: { paidBy: 'online', rules },
        });
        const { prepaidDiscount = 0 } = totals;
        const values = lines.map(({ unitPrice, quantity }) => unitPrice * quantity);
        const shares = shareOut(Math.min(coupon, totals.subtotal), values);
        const discounted = shareDiscount(
          lines.map((one, at) => ({ ...one, discount: shares[at] ?? 0 })),
          totals,
        );
        const sold = discounted.map((one, at) => ({
          id: String(at),
          name: 'Kurti',
          hsn: '620630',
          taxRule: 'garment' as const,
          mrp: null,
          ...one,
        }));
        const taxed = taxLines(sold, { shipping: totals.shipping, codFee: 0 }, () => garment, isSameState);
        const sum = (name: 'taxable' | 'cgst' | 'sgst' | 'igst') =>
          taxed.reduce((whole, part) => whole + part[name], 0);
        expect(sum('taxable') + sum('cgst') + sum('sgst') + sum('igst')).toBe(totals.total);
        expect(discounted.reduce((whole, { prepaidDiscount: own = 0 }) => whole + own, 0)).toBe(
          prepaidDiscount,
        );
        for (const { unitPrice, quantity, discount, prepaidDiscount: own = 0 } of discounted) {
          expect(discount).toBeLessThanOrEqual(unitPrice * quantity);
          expect(own).toBeLessThanOrEqual(discount);
        }
      },
    ),
  );
});
