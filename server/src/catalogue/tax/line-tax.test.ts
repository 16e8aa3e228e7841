import { priceGapWarning } from '@gulmohar/contract/admin/price-gap.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { taxLines } from '../../fulfilment/tax/tax-lines.ts';
import { chooseRate, taxWithin } from './line-tax.ts';
import { slabGap } from './slab-gap.ts';

const garment = [
  { upTo: 250_000, basisPoints: 500 },
  { upTo: null, basisPoints: 1_800 },
];
const fabric = [{ upTo: null, basisPoints: 500 }];

test.each([
  ['a kurti of Rs. 1,299', 129_900, 1, 500],
  ['a set of exactly Rs. 2,625', 262_500, 1, 500],
  ['a set of a paisa more', 262_501, 1, 1_800],
  ['two units of Rs. 2,000 each', 400_000, 2, 500],
  ['an anarkali of Rs. 4,799', 479_900, 1, 1_800],
])('the tax rate depends on the value of one unit before tax: %s', (_, paid, quantity, basisPoints) => {
  expect(chooseRate(garment, paid, quantity).basisPoints).toBe(basisPoints);
});

test('a saree is taxed at 5 % whatever it costs', () => {
  expect(chooseRate(fabric, 899_900, 1).basisPoints).toBe(500);
});

test('the owner is warned of a price between the slabs, and of no other', () => {
  const gap = slabGap(garment);
  expect(gap).toEqual({ above: 262_500, upTo: 295_000, basisPoints: 1_800 });
  expect([262_500, 262_501, 295_000, 295_001].map((price) => Boolean(priceGapWarning(price, gap)))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(priceGapWarning(270_000, gap)).toContain('Prices above Rs. 2,625 up to Rs. 2,950');
  expect([slabGap(fabric), slabGap([]), priceGapWarning(270_000, slabGap(fabric))]).toEqual([
    null,
    null,
    undefined,
  ]);
});

test('delivery has its own HSN code, the unit NA and the rate of the items; footwear is counted in pairs', () => {
  const sold = { id: 'a', name: 'Jutti', hsn: '640520', taxRule: 'garment', mrp: null, discount: 0 } as const;
  const [jutti, delivery] = taxLines(
    [{ ...sold, quantity: 2, unitPrice: 150_000 }],
    { shipping: 10_000, codFee: 0 },
    () => garment,
    true,
  );
  expect(jutti).toMatchObject({ unit: 'PRS', quantity: 2, unitPrice: 150_000 });
  expect(delivery).toMatchObject({
    name: 'Delivery',
    hsn: '996812',
    unit: 'NA',
    basisPoints: 500,
    paid: 10_000,
  });
});

test('Rs. 1,050 include Rs. 50 of tax at 5 %, split in half within the state', () => {
  expect(taxWithin(105_000, 500, true)).toMatchObject({
    taxable: 100_000,
    cgst: 2_500,
    sgst: 2_500,
    igst: 0,
  });
  expect(taxWithin(105_000, 500, false)).toMatchObject({ taxable: 100_000, cgst: 0, sgst: 0, igst: 5_000 });
});

const line = fc.record({
  id: fc.uuid(),
  name: fc.string(),
  hsn: fc.constantFrom('620630', '640520'),
  taxRule: fc.constantFrom('garment' as const, 'fabric' as const),
  quantity: fc.integer({ min: 1, max: 99 }),
  unitPrice: fc.integer({ min: 0, max: 10_000_000 }),
  mrp: fc.constant(null),
  discount: fc.constant(0),
});

const wrap = { name: 'Gift wrap', hsn: '482390', basisPoints: 1_800 };

test('taxable values and taxes add up to the total to the paisa, and CGST equals SGST', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 50 }),
      fc.constantFrom(0, 10_000),
      fc.boolean(),
      fc.constantFrom(0, 4_900, 10_001),
      fc.constantFrom(0, 4_900, 9_999),
      (lines, shipping, isSameState, codFee, paid) => {
        const ratesOf = (rule: string) => (rule === 'garment' ? garment : fabric);
        const taxed = taxLines(
          lines,
          { shipping, codFee, giftWrap: { ...wrap, paid } },
          ratesOf,
          isSameState,
        );
        const sum = taxed.reduce(
          (total, { taxable, cgst, sgst, igst }) => total + taxable + cgst + sgst + igst,
          0,
        );
        expect(sum).toBe(
          lines.reduce((total, { unitPrice, quantity }) => total + unitPrice * quantity, 0) +
            shipping +
            codFee +
            paid,
        );
        for (const { paid, taxable, cgst, sgst, igst, basisPoints } of taxed) {
          expect(cgst).toBe(sgst);
          expect(isSameState ? igst : cgst).toBe(0);
          expect(taxable).toBeGreaterThanOrEqual(0);
          expect(taxable).toBeLessThanOrEqual(paid);
          const exact = (paid * basisPoints) / (10_000 + basisPoints);
          expect(Math.abs(cgst + sgst + igst - exact)).toBeLessThanOrEqual(1);
        }
      },
    ),
  );
});

test('the cash on delivery charge is split over the items’ rates by taxable value and changes no rate', () => {
  const sold = { name: 'Kurti', hsn: '620630', taxRule: 'garment', mrp: null, discount: 0 } as const;
  // Rs. 2,625 is exactly Rs. 2,500 before tax, the limit for the rate of 5 %.
  const lines = [
    { ...sold, id: 'cheap', quantity: 1, unitPrice: 262_500 },
    { ...sold, id: 'dear', quantity: 1, unitPrice: 590_000 },
  ];
  const [cheap, dear, ...charges] = taxLines(lines, { shipping: 0, codFee: 6_000 }, () => garment, true);
  expect([cheap?.basisPoints, dear?.basisPoints]).toEqual([500, 1_800]);
  expect(charges).toMatchObject([
    { charge: 'cod', name: 'Cash on delivery charge', unit: 'NA', basisPoints: 500, paid: 2_000 },
    { charge: 'cod', name: 'Cash on delivery charge', unit: 'NA', basisPoints: 1_800, paid: 4_000 },
  ]);
});

test('the gift wrap is goods with its own HSN code and rate, and delivery keeps the rate of the items', () => {
  const kurti = {
    id: 'a',
    name: 'Kurti',
    hsn: '620630',
    taxRule: 'garment',
    mrp: null,
    discount: 0,
  } as const;
  const [item, wrapped, ...charges] = taxLines(
    [{ ...kurti, quantity: 1, unitPrice: 4_000 }],
    { shipping: 10_000, codFee: 4_900, giftWrap: { ...wrap, paid: 5_900 } },
    () => garment,
    false,
  );
  expect(item).toMatchObject({ basisPoints: 500 });
  expect(wrapped).toMatchObject({
    ...wrap,
    unit: 'NOS',
    quantity: 1,
    paid: 5_900,
    taxable: 5_000,
    igst: 900,
  });
  expect(charges.map(({ basisPoints }) => basisPoints)).toEqual([500, 500]);
});
