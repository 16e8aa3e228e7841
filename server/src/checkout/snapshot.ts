import type { Address } from '@gulmohar/contract/address.ts';
import type { Paise } from '@gulmohar/contract/money.ts';
import type { Totals } from '@gulmohar/contract/pricing.ts';

export type SnapshotLine = {
  variant_id: number;
  product_id: string;
  name: string;
  size: string | null;
  picture: string | null;
  unit_price: Paise;
  quantity: number;
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
