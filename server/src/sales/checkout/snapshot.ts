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
  /** The line's share of the discount; absent in older checkouts. */
  discount?: Paise;
  prepaidDiscount?: Paise;
  promotionDiscount?: Paise;
  /** Whether it is the size that was advised; absent without advice. */
  sizeAdvice?: 'taken' | 'other';
  /** The price printed on the product at that time, if it had one. */
  mrp: Paise | null;
  /** The chargeable weight of one unit; absent in older checkouts. */
  grams?: number;
};

/** What the shopper agreed to pay for, even if the catalogue changes in the meantime. */
export type CheckoutSnapshot = {
  lines: SnapshotLine[];
  coupon: { id: string; code: string } | null;
  /** Absent where none applied. */
  promotions?: { id: string; title: string }[];
  totals: Totals;
  /** The payment terms that the totals include; absent where none applied. */
  terms?: PaymentTerms;
  buyer: { name: string; email: string; phone: string };
  address: Address;
  /** When the buyer chose whether they want messages; absent when they chose as the checkout was opened. */
  messagesSaidAt?: string;
} & OrderFields;

const used = { items: true, couponCode: true, guestInfo: true, address: true, isGuest: true } as const;

export const orderFields = orderData.omit(used);
export type OrderFields = Omit<OrderData, keyof typeof used>;

export function orderFieldsOf(snapshot: CheckoutSnapshot): OrderFields {
  const { lines, coupon, promotions, totals, buyer, address, terms, ...fields } = snapshot;
  return fields;
}

/** The shares add up to the discount. */
export function lineDiscounts({ lines, totals }: Pick<CheckoutSnapshot, 'lines' | 'totals'>): Paise[] {
  const overAllLines = shareOut(
    totals.discount,
    lines.map((line) => line.unitPrice * line.quantity),
  );
  return lines.map(({ discount }, index) => discount ?? overAllLines[index] ?? 0);
}
