import type { Paise } from '../values/money.ts';
import type { State } from '../values/states.ts';

export type ShippingRules = {
  freeFrom: Paise;
  fee: Paise;
  /** States with a different fee; the first zone that contains a state applies. */
  zones: readonly ShippingZone[];
  /** The surcharge for heavy orders; null if weight makes no difference. */
  weight: WeightRule | null;
  /** A faster service at its own price; absent if the shop offers none. */
  express?: ExpressRules | undefined;
  /** The only state that a seller delivers to who may not sell to others; absent if all are served. */
  onlyState?: State | undefined;
};

/** What somebody in another state is told. */
export function deliversOnlyTo(state: State): string {
  return `We deliver within ${state} only`;
}

export type ShippingZone = {
  name: string;
  states: readonly State[];
  fee: Paise;
  freeFrom: Paise | null;
};

export type WeightRule = { includedGrams: number; stepGrams: number; stepFee: Paise };

export type ExpressRules = {
  fee: Paise;
  zones: readonly { name: string; states: readonly State[]; fee: Paise }[];
  weight: WeightRule | null;
  isFreeToo: boolean;
  /** PIN codes or leading digits of them; everywhere if empty. */
  onlyPins: readonly string[];
  exceptPins: readonly string[];
  exceptStates: readonly State[];
  takesPrepaid: boolean;
  takesCash: boolean;
};

export const SPECIFIED_SHIPPING = {
  freeFrom: 200_000,
  fee: 10_000,
  zones: [] as never[],
  weight: null,
} satisfies ShippingRules;
export const MAX_QUANTITY_PER_LINE = 99;
export const MAX_CART_LINES = 50;
export const LOW_STOCK_THRESHOLD = 5;
export const COLLECTION_PAGE_SIZE = 12;
export const BESTSELLERS_ON_HOME = 5;
export const LATEST_ON_HOME = 8;
export const RELATED_PRODUCTS = 5;
export const LATEST_PRODUCTS = 10;
export const RESERVATION_MINUTES = 15;
/** How long a unit is held for whoever asked for a stock alert, unless the owner has set it. */
export const HOLD_HOURS = 2;
/** A shopper may ask for more time ten times (WCAG 2.2, 2.2.1 Timing adjustable). */
export const MAX_RESERVATION_EXTENSIONS = 10;
export const RESERVATION_EXTENSION_MINUTES = 5;
export const CURRENCY = 'INR';
/** A return can be requested once the order is this many times 24 hours old. */
export const RETURN_OPENS_AFTER_DAYS = 5;
/** Business days according to the terms: until dispatch, then delivery, and until a refund arrives. */
export const PROCESSING_DAYS = { from: 2, to: 3 };
export const STANDARD_DELIVERY_DAYS = { from: 5, to: 7 };
export const REFUND_DAYS = { from: 7, to: 10 };
export const REFUND_TIME = `${REFUND_DAYS.from} to ${REFUND_DAYS.to} business days`;
/** The longest that a unit may take that is made to order, in working days. */
export const MAX_DAYS_TO_MAKE = 60;
/** Business days until dispatch of what may be made to order. */
export function processingDays(daysToMake = 0): typeof PROCESSING_DAYS {
  return { from: PROCESSING_DAYS.from + daysToMake, to: PROCESSING_DAYS.to + daysToMake };
}
/** From the order to the door, wherever no dates are promised. */
export function deliveryTime(daysToMake = 0): string {
  const { from, to } = processingDays(daysToMake);
  const { from: quickest, to: slowest } = STANDARD_DELIVERY_DAYS;
  return `${from + quickest} to ${to + slowest} business days: ${from} to ${to} until dispatch, then ${quickest} to ${slowest} on the way`;
}
/** Until this many days after delivery a return can be requested, unless the owner decides otherwise. */
export const RETURN_POLICY_DAYS = 7;
