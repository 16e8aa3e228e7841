import { type OrderData, orderData } from '@gulmohar/contract/sales/checkout.ts';
import type { PaymentTerms } from '@gulmohar/contract/sales/payment-terms.ts';
import type { Totals } from '@gulmohar/contract/sales/pricing.ts';
import type { Address } from '@gulmohar/contract/values/address.ts';
import type { Paise } from '@gulmohar/contract/values/money.ts';
import { shareOut } from '@gulmohar/contract/values/share-out.ts';

export type SnapshotLine = {
  variantId: number;
  productId: string;
  name: string;
  size: string | null;
  picture: string | null;
  unitPrice: Paise;
  quantity: number;
  /** The line's share of the discount; absent in checkouts from before it was kept. */
  discount?: Paise;
  /** The part of it that is for paying online; absent: none. */
  prepaidDiscount?: Paise;
  /** The price printed on the product at that time, where it has one. */
  mrp: Paise | null;
  /** What delivery charged a unit by; absent in checkouts from before it was kept. */
  grams?: number;
};

/** What the shopper agreed to pay for; the order is made from this, whatever the catalogue says by then. */
export type CheckoutSnapshot = {
  lines: SnapshotLine[];
  coupon: { id: string; code: string } | null;
  totals: Totals;
  /** The rules that the way to pay changed the totals by; absent where it could not. */
  terms?: PaymentTerms;
  buyer: { name: string; email: string; phone: string };
  address: Address;
  /** When the buyer said on a page whether messages are wanted; absent: when the checkout was opened. */
  messagesSaidAt?: string;
} & KeptFields;

/** The fields of `orderData` that become lines, coupon, buyer and address. */
const used = { items: true, couponCode: true, guestInfo: true, address: true, isGuest: true } as const;

/** The rest of it, which a snapshot keeps as it came. */
export const keptFields = orderData.omit(used);
export type KeptFields = Omit<OrderData, keyof typeof used>;

/** The same for a snapshot. */
export function keptOf(snapshot: CheckoutSnapshot): KeptFields {
  const { lines: _, coupon: __, totals: ___, buyer: ____, address: _____, terms: ______, ...kept } = snapshot;
  return kept;
}

/** Each line's share of the discount, in the lines' order; they add up to it. */
export function lineDiscounts({ lines, totals }: Pick<CheckoutSnapshot, 'lines' | 'totals'>): Paise[] {
  const overAllLines = shareOut(
    totals.discount,
    lines.map((line) => line.unitPrice * line.quantity),
  );
  return lines.map(({ discount }, index) => discount ?? overAllLines[index] ?? 0);
}
