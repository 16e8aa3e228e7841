import type { Paise } from '../values/money.ts';

/** What delivery costs: the fee, and the subtotal from which there is none. */
export type ShippingRules = { freeFrom: Paise; fee: Paise };

/** The numbers of the specification's section 9 that server and browser share. */
export const SPECIFIED_SHIPPING: ShippingRules = { freeFrom: 200_000, fee: 10_000 };
export const MAX_QUANTITY_PER_LINE = 99;
export const MAX_CART_LINES = 50;
export const LOW_STOCK_THRESHOLD = 5;
export const COLLECTION_PAGE_SIZE = 12;
export const BESTSELLERS_ON_HOME = 5;
export const RELATED_PRODUCTS = 5;
export const LATEST_PRODUCTS = 10;
export const RESERVATION_MINUTES = 15;
export const CURRENCY = 'INR';
/** A return can be asked for when the order is so many times 24 hours old. */
export const RETURN_OPENS_AFTER_DAYS = 5;
/** Business days, by the terms: until an order leaves, then until it arrives, and until a refund reaches an account. */
export const PROCESSING_DAYS = { from: 2, to: 3 };
export const STANDARD_DELIVERY_DAYS = { from: 5, to: 7 };
export const REFUND_DAYS = { from: 5, to: 7 };
