import { expressFee } from '../shop/express.ts';
import type { ShippingRules, ShippingZone, WeightRule } from '../shop/shop-rules.ts';
import type { Paise } from '../values/money.ts';
import type { DeliveryService } from './delivery-service.ts';
import { codFeeOf, type PaymentTerms, prepaidDiscountOf } from './payment-terms.ts';

export type PricedLine = {
  unitPrice: Paise;
  quantity: number;
  /** The shipping weight of one unit; 0 if absent. */
  grams?: number;
};

export type CouponTerms =
  /** Basis points, limited to `maximum` if there is one. */
  | { discountType: 'percentage'; basisPoints: number; maximum: Paise | null }
  | { discountType: 'fixed'; amount: Paise }
  | { discountType: 'free_shipping' };

export type Saving = { discount: Paise; isShippingFree: boolean };

export type Totals = {
  subtotal: Paise;
  discount: Paise;
  shipping: Paise;
  total: Paise;
  /** The part of the discount that is for paying online; absent if there is none. */
  prepaidDiscount?: Paise;
  /** The part of the discount that promotions take off by themselves; absent if there is none. */
  promotionDiscount?: Paise;
  /** The cash on delivery charge; absent if there is none. */
  codFee?: Paise;
  /** The price of the gift wrap; absent without one. */
  giftWrap?: Paise;
};

export type PriceChoice = {
  delivery?: DeliveryService | null | undefined;
  terms?: PaymentTerms | undefined;
  /** What `applyPromotions` grants. */
  promotions?: { discount: Paise; isDeliveryFree: boolean } | undefined;
  /** What the shop asks for the wrap, where one is chosen. No discount or threshold counts it. */
  giftWrap?: Paise | undefined;
};

/** No provider accepts less than one rupee, so that what would cost less is free. */
export const MIN_CHARGE: Paise = 100;

export const NO_SAVING: Saving = { discount: 0, isShippingFree: false };

/**
 * The only implementation, shared by the server and the browser.
 * @param state while unknown, the rate of most states applies.
 * @param choice Express counts only if the rules offer it
 */
export function priceCart(
  lines: readonly PricedLine[],
  rules: ShippingRules,
  saving: Saving = NO_SAVING,
  state?: string,
  { delivery, terms, promotions, giftWrap = 0 }: PriceChoice = {},
): Totals {
  const subtotal = subtotalOf(lines);
  const promotionDiscount = Math.min(promotions?.discount ?? 0, subtotal);
  const discount = promotionDiscount + Math.min(saving.discount, subtotal - promotionDiscount);
  const parcel = { subtotal, grams: gramsOf(lines), state };
  const isShippingFree = saving.isShippingFree || promotions?.isDeliveryFree;
  const standard = isShippingFree ? 0 : shippingFee(parcel, rules);
  const { express } = rules;
  const isExpress = delivery === 'express' && express !== undefined && subtotal > 0;
  const shipping = isExpress ? expressFee({ ...parcel, isFree: standard === 0 }, express) : standard;
  return withTerms(
    {
      subtotal,
      discount,
      shipping,
      ...(promotionDiscount > 0 && { promotionDiscount }),
      ...(giftWrap > 0 && subtotal > 0 && { giftWrap }),
    },
    terms,
    discount > promotionDiscount || saving.isShippingFree,
  );
}

/** A total below one rupee becomes a discount, so that an invoice states what is paid: nothing. */
export function withTerms(
  priced: Pick<Totals, 'subtotal' | 'discount' | 'shipping' | 'promotionDiscount' | 'giftWrap'>,
  terms: PaymentTerms | undefined,
  hasCoupon: boolean,
): Totals {
  const { subtotal, shipping, promotionDiscount, giftWrap = 0 } = priced;
  const prepaidDiscount =
    terms?.paidBy === 'online' ? prepaidDiscountOf(terms.rules, subtotal - priced.discount, hasCoupon) : 0;
  const discount = priced.discount + prepaidDiscount;
  const parts = {
    ...(promotionDiscount && { promotionDiscount }),
    ...(prepaidDiscount > 0 && { prepaidDiscount }),
  };
  const price = Math.max(0, subtotal - discount + shipping + giftWrap);
  // There is no charge for collecting when there is nothing to collect.
  const isCharged = terms?.paidBy === 'cash' && !terms.isWaived && price > 0;
  const codFee = isCharged ? codFeeOf(terms.rules, subtotal) : 0;
  if (price + codFee < MIN_CHARGE) {
    return { subtotal, discount: subtotal, shipping: 0, total: 0, ...parts };
  }
  return {
    subtotal,
    discount,
    shipping,
    total: price + codFee,
    ...parts,
    ...(codFee > 0 && { codFee }),
    ...(giftWrap > 0 && { giftWrap }),
  };
}

export function subtotalOf(lines: readonly PricedLine[]): Paise {
  return lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0);
}

function gramsOf(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, { grams = 0, quantity }) => sum + grams * quantity, 0);
}

export type Parcel = { subtotal: Paise; grams?: number; state?: string | undefined };

/** Free delivery is free for any weight. */
export function shippingFee({ subtotal, grams = 0, state }: Parcel, rules: ShippingRules): Paise {
  const { fee, freeFrom } = rateFor(rules, state);
  if (subtotal === 0 || (freeFrom !== null && subtotal >= freeFrom)) return 0;
  return fee + surcharge(grams, rules.weight);
}

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
 * A percentage is rounded half up to the paisa.
 * @param discountable the subtotal, or the part of it in the coupon's categories
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

export function missingForFreeShipping(subtotal: Paise, rules: ShippingRules, state?: string): Paise {
  const { freeFrom } = rateFor(rules, state);
  return freeFrom === null ? 0 : Math.max(0, freeFrom - subtotal);
}
