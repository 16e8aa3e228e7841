import type { Totals } from '@gulmohar/contract/sales/pricing.ts';
import type { Address } from '@gulmohar/contract/values/address.ts';
import type { Paise } from '@gulmohar/contract/values/money.ts';
import { shareOut } from '@gulmohar/contract/values/share-out.ts';

export type SnapshotLine = {
  variant_id: number;
  product_id: string;
  name: string;
  size: string | null;
  picture: string | null;
  unit_price: Paise;
  quantity: number;
  /** The line's share of the discount; absent in checkouts from before it was kept. */
  discount?: Paise;
  /** The price printed on the product at that time, where it has one. */
  mrp?: Paise | null;
};

/** What the shopper agreed to pay for; the order is made from this, whatever the catalogue says by then. */
export type CheckoutSnapshot = {
  lines: SnapshotLine[];
  /** Absent in checkouts from before there were coupons. */
  coupon?: { id: string; code: string } | null;
  totals: Totals;
  buyer: { name: string; email: string; phone: string };
  address: Address;
};

/** Each line's share of the discount, in the lines' order; they add up to it. */
export function lineDiscounts({ lines, totals }: Pick<CheckoutSnapshot, 'lines' | 'totals'>): Paise[] {
  const overAllLines = shareOut(
    totals.discount,
    lines.map((line) => line.unit_price * line.quantity),
  );
  return lines.map(({ discount }, index) => discount ?? overAllLines[index] ?? 0);
}
