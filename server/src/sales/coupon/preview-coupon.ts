import type { PreviewLine } from '@gulmohar/contract/admin/coupon.ts';
import type { TaxRule } from '@gulmohar/contract/admin/product-fields.ts';
import type { RateChange } from '@gulmohar/contract/admin/rate-change.ts';
import { priceCart, type Totals } from '@gulmohar/contract/sales/pricing.ts';
import type { ShippingRules } from '@gulmohar/contract/shop/shop-rules.ts';
import type { Paise } from '@gulmohar/contract/values/money.ts';
import { sql } from 'kysely';
import { rateChangeOf } from '../../catalogue/tax/rate-change.ts';
import { readRates } from '../../catalogue/tax/read-rates.ts';
import type { Database } from '../../platform/database/connection.ts';
import { readGstDuties } from '../../shop/gst-duties.ts';
import { discountsOfLines, type JudgedCoupon, judgeCoupon, savingIn } from './coupon.rules.ts';

type Preview = {
  without: Totals;
  withCoupon: Totals;
  reason: string;
  rateChanges: (RateChange & { productId: string; name: string })[];
};

/** A line without a product is an amount entered for a category. */
type PricedLine = {
  category: string;
  amount: Paise;
  product: { id: string; name: string; price: Paise; quantity: number; tax_rule: TaxRule } | null;
};

export async function previewCoupon(
  db: Database,
  coupon: JudgedCoupon,
  { lines: requested, shipping }: { lines: readonly PreviewLine[]; shipping: ShippingRules },
): Promise<Preview> {
  const now = new Date();
  const lines = await priceLines(db, requested);
  const priced = lines.map(({ amount }) => ({ unitPrice: amount, quantity: 1 }));
  const without = priceCart(priced, shipping);
  const eligibility = judgeCoupon(coupon, { now, lines, subtotal: without.subtotal, usesByShopper: 0 });
  const withCoupon = priceCart(priced, shipping, savingIn(eligibility));
  const discounts = discountsOfLines(coupon, lines, withCoupon.discount);
  const ratesOf = await readRates(db, { at: now, ...(await readGstDuties(db)) });
  return {
    without,
    withCoupon,
    reason: eligibility.eligible ? '' : eligibility.reason,
    rateChanges: lines.flatMap(({ product }, index) => {
      if (!product) return [];
      const { id: productId, name, price, quantity, tax_rule } = product;
      const discount = discounts[index] ?? 0;
      const change = rateChangeOf(ratesOf(tax_rule), { unitPrice: price, quantity, discount });
      return change ? [{ ...change, productId, name }] : [];
    }),
  };
}

/** Unknown products are omitted. */
async function priceLines(db: Database, requested: readonly PreviewLine[]) {
  const known = await findProducts(db, requested);
  return requested.flatMap((line): PricedLine[] => {
    if ('category' in line) return [{ ...line, product: null }];
    const found = known.get(line.productId);
    if (!found) return [];
    const product = { ...found, quantity: line.quantity };
    return [{ category: found.category, amount: found.price * line.quantity, product }];
  });
}

async function findProducts(db: Database, requested: readonly PreviewLine[]) {
  const ids = requested.flatMap((line) => ('productId' in line ? [line.productId] : []));
  const rows = await db
    .selectFrom('product')
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .select(['id', 'name', 'category', 'price', 'tax_rule'])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
