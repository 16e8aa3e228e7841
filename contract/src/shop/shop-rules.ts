import type { Paise } from '../values/money.ts';
import type { State } from '../values/states.ts';

/** The rules for the cost of delivery. */
export type ShippingRules = {
  /** The subtotal from which delivery is free. */
  freeFrom: Paise;
  fee: Paise;
  /** States with a different fee; the first zone that contains a state applies. */
  zones: readonly ShippingZone[];
  /** The surcharge for heavy orders; null if weight makes no difference. */
  weight: WeightRule | null;
  /** A faster service at its own price; absent if the shop offers none. */
  express?: ExpressRules | undefined;
};

export type ShippingZone = {
  name: string;
  states: readonly State[];
  fee: Paise;
  /** null if delivery is never free there. */
  freeFrom: Paise | null;
};

/** The fee covers up to `includedGrams`; each further `stepGrams`, or part of it, costs `stepFee`. */
export type WeightRule = { includedGrams: number; stepGrams: number; stepFee: Paise };

/** The price and area of Express delivery, as set by the owner. */
export type ExpressRules = {
  fee: Paise;
  /** States with a different fee; the first zone that contains a state applies. */
  zones: readonly { name: string; states: readonly State[]; fee: Paise }[];
  weight: WeightRule | null;
  /** Whether it is also free when a threshold or a coupon makes standard delivery free. */
  isFreeToo: boolean;
  /** PIN codes or leading digits of them; everywhere if empty. */
  onlyPins: readonly string[];
  exceptPins: readonly string[];
  exceptStates: readonly State[];
  takesPrepaid: boolean;
  takesCash: boolean;
};

/** The numbers from section 9 of the specification that the server and the browser share. */
export const SPECIFIED_SHIPPING = {
  ...{ freeFrom: 200_000, fee: 10_000, zones: [] as never[], weight: null },
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
/**
 * A shopper may ask for more time ten times (WCAG 2.2, 2.2.1 Timing adjustable), each for this many minutes,
 * so units are reserved for 65 minutes at most.
 */
export const MAX_RESERVATION_EXTENSIONS = 10;
export const RESERVATION_EXTENSION_MINUTES = 5;
export const CURRENCY = 'INR';
/** A return can be requested once the order is this many times 24 hours old. */
export const RETURN_OPENS_AFTER_DAYS = 5;
/** Until this many days after delivery, unless the owner decides otherwise. */
export const SPECIFIED_RETURN_DAYS = 7;
/**
 * Business days according to the terms: until dispatch, from then to delivery, and until a refund reaches an
 * account.
 */
export const PROCESSING_DAYS = { from: 2, to: 3 };
export const STANDARD_DELIVERY_DAYS = { from: 5, to: 7 };
export const REFUND_DAYS = { from: 5, to: 7 };
