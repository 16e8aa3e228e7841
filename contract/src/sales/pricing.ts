import type { ShippingRules, ShippingZone, WeightRule } from '../shop/shop-rules.ts';
import type { Paise } from '../values/money.ts';
import type { DeliveryService } from './delivery-service.ts';
import { expressFee } from './express.ts';
import { codFeeOf, type PaymentTerms, prepaidDiscountOf } from './payment-terms.ts';

export type PricedLine = {
  unitPrice: Paise;
  quantity: number;
  /** What delivery charges one unit by; absent: it counts nothing. */
  grams?: number;
};

/** What a coupon promises. */
export type CouponTerms =
  /** Hundredths of a per cent, at most `maximum` when there is one. */
  | { discountType: 'percentage'; basisPoints: number; maximum: Paise | null }
  | { discountType: 'fixed'; amount: Paise }
  | { discountType: 'free_shipping' };

/** What a coupon comes to in one cart. */
export type Saving = { discount: Paise; isShippingFree: boolean };

export type Totals = {
  subtotal: Paise;
  /** All that is taken off. */
  discount: Paise;
  shipping: Paise;
  total: Paise;
  /** The part of the discount that is for paying online; absent: there is none. */
  prepaidDiscount?: Paise;
  /** What cash on delivery costs besides; absent: nothing. */
  codFee?: Paise;
};

/** What the shopper chooses that changes the price. */
export type PriceChoice = { delivery?: DeliveryService | null | undefined; terms?: PaymentTerms | undefined };

export const NO_SAVING: Saving = { discount: 0, isShippingFree: false };

/**
 * What a cart costs; the one place where it is worked out, for server and browser alike.
 * @param rules the shop's, which the owner may have changed; an empty cart costs nothing by any
 * @param state where the parcel goes, by the name that we keep; undefined as long as nobody knows: what most states cost
 * @param choice how fast it is to arrive (Express counts where the rules offer it), and how it is to be paid; absent: in a
 * way that changes nothing
 */
export function priceCart(
  lines: readonly PricedLine[],
  rules: ShippingRules,
  saving: Saving = NO_SAVING,
  state?: string,
  { delivery, terms }: PriceChoice = {},
): Totals {
  const subtotal = subtotalOf(lines);
  const discount = Math.min(saving.discount, subtotal);
  const parcel = { subtotal, grams: gramsOf(lines), state };
  const standard = saving.isShippingFree ? 0 : shippingFee(parcel, rules);
  const { express } = rules;
  const isExpress = delivery === 'express' && express !== undefined && subtotal > 0;
  const shipping = isExpress ? expressFee({ ...parcel, isFree: standard === 0 }, express) : standard;
  return withTerms({ subtotal, discount, shipping }, terms, discount > 0 || saving.isShippingFree);
}

/**
 * What the way to pay makes of a price.
 * @param price its discount is the coupon's, or what the staff take off
 * @param hasCoupon whether a coupon, or the staff, change what it costs
 */
export function withTerms(
  { subtotal, discount: couponDiscount, shipping }: Pick<Totals, 'subtotal' | 'discount' | 'shipping'>,
  terms: PaymentTerms | undefined,
  hasCoupon: boolean,
): Totals {
  const prepaidDiscount =
    terms?.paidBy === 'online' ? prepaidDiscountOf(terms.rules, subtotal - couponDiscount, hasCoupon) : 0;
  const discount = couponDiscount + prepaidDiscount;
  const price = Math.max(0, subtotal - discount + shipping);
  // Where there is nothing to collect, collecting it costs nothing.
  const isCharged = terms?.paidBy === 'cash' && !terms.isWaived && price > 0;
  const codFee = isCharged ? codFeeOf(terms.rules, subtotal) : 0;
  return {
    subtotal,
    discount,
    shipping,
    total: price + codFee,
    ...(prepaidDiscount > 0 && { prepaidDiscount }),
    ...(codFee > 0 && { codFee }),
  };
}

export function subtotalOf(lines: readonly PricedLine[]): Paise {
  return lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0);
}

function gramsOf(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, { grams = 0, quantity }) => sum + grams * quantity, 0);
}

/** What decides the cost of delivery. */
export type Parcel = { subtotal: Paise; grams?: number; state?: string | undefined };

/** What delivery costs without a coupon; what is free is free whatever it weighs. */
export function shippingFee({ subtotal, grams = 0, state }: Parcel, rules: ShippingRules): Paise {
  const { fee, freeFrom } = rateFor(rules, state);
  if (subtotal === 0 || (freeFrom !== null && subtotal >= freeFrom)) return 0;
  return fee + surcharge(grams, rules.weight);
}

/** The fee of a state, and from which subtotal there is none. */
export function rateFor(
  rules: ShippingRules,
  state: string | undefined,
): Pick<ShippingZone, 'fee' | 'freeFrom'> {
  return rules.zones.find(({ states }) => states.some((one) => one === state)) ?? rules;
}

function surcharge(grams: number, rule: WeightRule | null): Paise {
  if (!rule || grams <= rule.includedGrams) return 0;
  return Math.ceil((grams - rule.includedGrams) / rule.stepGrams) * rule.stepFee;
}

/**
 * What a coupon takes off: the percentage rounded half up to the paisa and capped, never more than it applies to
 * (decisions, 'Pricing').
 * @param discountable what the coupon applies to: the subtotal, or the part of it in the coupon's categories
 */
export function savingOf(terms: CouponTerms, discountable: Paise): Saving {
  switch (terms.discountType) {
    case 'percentage': {
      const part = Math.floor((discountable * terms.basisPoints + 5_000) / 10_000);
      return { discount: Math.min(part, terms.maximum ?? part, discountable), isShippingFree: false };
    }
    case 'fixed':
      return { discount: Math.min(terms.amount, discountable), isShippingFree: false };
    case 'free_shipping':
      return { discount: 0, isShippingFree: true };
  }
}

/** What must still be added until delivery is free; 0 once it is, and where it never is. */
export function missingForFreeShipping(subtotal: Paise, rules: ShippingRules, state?: string): Paise {
  const { freeFrom } = rateFor(rules, state);
  return freeFrom === null ? 0 : Math.max(0, freeFrom - subtotal);
}
