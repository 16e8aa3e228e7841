import type { Paise } from '../values/money.ts';
import type { State } from '../values/states.ts';

/** What delivery costs. */
export type ShippingRules = {
  /** The subtotal from which there is no fee. */
  freeFrom: Paise;
  fee: Paise;
  /** States where it is another one; the first zone that has a state counts. */
  zones: readonly ShippingZone[];
  /** What heavy orders cost besides the fee; null: weight makes no difference. */
  weight: WeightRule | null;
  /** A faster service at a price of its own; absent: the shop offers none. */
  express?: ExpressRules | undefined;
};

export type ShippingZone = {
  name: string;
  states: readonly State[];
  fee: Paise;
  /** null: delivery is never free there. */
  freeFrom: Paise | null;
};

/** Up to `includedGrams` the fee is all; each further `stepGrams`, even if only begun, costs `stepFee`. */
export type WeightRule = { includedGrams: number; stepGrams: number; stepFee: Paise };

/** What delivery by Express costs and where it goes, as the owner set it. */
export type ExpressRules = {
  fee: Paise;
  /** States where it costs something else; the first zone that has a state counts. */
  zones: readonly { name: string; states: readonly State[]; fee: Paise }[];
  weight: WeightRule | null;
  /** Whether what makes standard delivery free, a threshold or a coupon, makes this free as well. */
  isFreeToo: boolean;
  /** PIN codes or their beginnings; empty: everywhere. */
  onlyPins: readonly string[];
  exceptPins: readonly string[];
  exceptStates: readonly State[];
  takesPrepaid: boolean;
  takesCash: boolean;
};

/** The numbers of the specification's section 9 that server and browser share. */
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
 * A shopper may ask for more time ten times (WCAG 2.2, 2.2.1 Timing adjustable), for so many minutes each: units are held
 * for 65 minutes at most.
 */
export const MAX_RESERVATION_EXTENSIONS = 10;
export const RESERVATION_EXTENSION_MINUTES = 5;
export const CURRENCY = 'INR';
/** A return can be asked for when the order is so many times 24 hours old. */
export const RETURN_OPENS_AFTER_DAYS = 5;
/** Business days, by the terms: until an order leaves, then until it arrives, and until a refund reaches an account. */
export const PROCESSING_DAYS = { from: 2, to: 3 };
export const STANDARD_DELIVERY_DAYS = { from: 5, to: 7 };
export const REFUND_DAYS = { from: 5, to: 7 };
