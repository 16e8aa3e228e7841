import { ApiError } from '@gulmohar/contract/api/client.ts';
import type { OrderData } from '@gulmohar/contract/sales/checkout.ts';
import type { DeliveryService } from '@gulmohar/contract/sales/delivery-service.ts';
import type { Shop } from '@gulmohar/contract/shop/shop.ts';
import { type Paise, paiseToRupees } from '@gulmohar/contract/values/money.ts';
import type { PricedLine } from '../cart/price-lines.ts';
import { messages } from '../messages.ts';
import { noteGranted } from '../promotion/refused-promotions.ts';
import { keptHoldIds } from '../session/kept-holds.ts';
import { readToken } from '../session/session-store.ts';
import { advisedSizeOf } from '../size-advice/advised-sizes.ts';
import { readVisit } from '../visit/stored-visit.ts';
import type { CheckoutForm } from './checkout-form.ts';
import { type OpenCheckout, type Purchase, readOpenCheckout } from './open-checkout.ts';

/** What the shopper is paying for. */
export type Requested = {
  purchase: Purchase;
  shop: Shop;
  lines: PricedLine[];
  total: Paise;
  /** How much of it store credit pays. */
  credit: Paise;
  couponCode: string | undefined;
  delivery: DeliveryService;
  form: CheckoutForm;
};

/** The fields that the form does not have by the same name: each required, so that a new one is not forgotten. */
type DerivedField = Exclude<keyof OrderData, 'isGuest' | keyof CheckoutForm>;
type Derived = { [Field in DerivedField]: OrderData[Field] };

const noGift = { giftFrom: null, giftNote: null };

/** Returns the purchase as a provider's create call takes it. */
export function purchaseBody({ purchase, lines, total, credit, couponCode, delivery, form }: Requested) {
  const { firstName, lastName, email, phone, street, city, state, zipcode, country, ...details } = form;
  const { hasGstin, gstin, businessName, isGift, wantsMessages, ...entered } = details;
  const holdIds = keptHoldIds();
  const place = { street, city, state, zipcode, country };
  const derived: Derived = {
    items: lines.map(({ productId, product, size, quantity }) => ({
      _id: productId,
      name: product?.name ?? '',
      size,
      quantity,
      advisedSize: size === null ? null : advisedSizeOf(productId),
    })),
    address: place,
    couponCode,
    guestInfo: { name: `${firstName} ${lastName}`, firstName, lastName, email, phone, ...place },
    business: hasGstin ? { gstin, name: businessName } : null,
    messageUpdates: wantsMessages,
    delivery: delivery === 'express' ? delivery : undefined,
    source: readVisit()?.source,
  };
  return {
    amount: paiseToRupees(total),
    ...(credit > 0 && { credit: paiseToRupees(credit) }),
    isGuest: readToken() === null,
    orderData: { ...entered, ...(!isGift && noGift), ...derived },
    replaces: readOpenCheckout(purchase)?.checkoutId,
    ...(holdIds.length > 0 && { holdIds }),
  };
}

/**
 * Returns what this browser stores about an opened checkout.
 * @param checkoutId the id returned when it was opened
 */
export function openCheckoutOf({ purchase, lines }: Requested, checkoutId: string): OpenCheckout {
  return {
    purchase,
    checkoutId,
    lines: lines.map(({ productId, size, quantity }) => ({ productId, size, quantity })),
    isGuest: readToken() === null,
    openedAt: Date.now(),
  };
}

/** The result of starting a payment. */
export type Started =
  /** There was nothing to pay, or the order is paid in cash on delivery. */
  | { kind: 'placed'; orderId: string; isCash?: boolean }
  /** The provider's window is closed; only the server knows whether it was paid. */
  | { kind: 'window-closed'; checkout: OpenCheckout }
  /** The browser is leaving for the provider's page. */
  | { kind: 'leaving' }
  /** The shop's message says why, for example because of a new total. */
  | { kind: 'refused'; message: string }
  /** The specification's text for a failure. */
  | { kind: 'not-started'; message: string };

/** Returns why a payment did not start: the shop's own message, else the specified text. */
export function whyNotStarted(error: unknown): Started {
  if (error instanceof ApiError && Array.isArray(error.reply.promotions)) noteGranted(error.reply.promotions);
  return error instanceof ApiError && error.status < 500
    ? { kind: 'refused', message: error.message }
    : { kind: 'not-started', message: messages.initiationFailed };
}
