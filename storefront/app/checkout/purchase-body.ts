import { ApiError } from '@gulmohar/contract/api/client.ts';
import type { OrderData } from '@gulmohar/contract/sales/checkout.ts';
import type { DeliveryService } from '@gulmohar/contract/sales/delivery-service.ts';
import type { Shop } from '@gulmohar/contract/shop/shop.ts';
import { type Paise, paiseToRupees } from '@gulmohar/contract/values/money.ts';
import { readToken } from '../account/session-store.ts';
import type { PricedLine } from '../cart/price-lines.ts';
import { messages } from '../messages.ts';
import type { CheckoutForm } from './checkout-form.ts';
import type { OpenCheckout, Purchase } from './open-checkout.ts';

/** What the shopper pays for. */
export type Requested = {
  purchase: Purchase;
  shop: Shop;
  lines: PricedLine[];
  total: Paise;
  couponCode: string | undefined;
  delivery: DeliveryService;
  form: CheckoutForm;
};

/** Every field is named, if only as undefined, so that a new one is not forgotten. */
type WholeOrderData = { [Field in Exclude<keyof OrderData, 'isGuest'>]: OrderData[Field] };

/** What a provider's create call receives about the purchase. */
export function purchaseBody({ lines, total, couponCode, delivery, form }: Requested) {
  const { firstName, lastName, email, phone, street, city, state, zipcode, country } = form;
  const { hasGstin, gstin, businessName, wantsMessages } = form;
  const place = { street, city, state, zipcode, country };
  const orderData: WholeOrderData = {
    items: lines.map(({ productId, product, size, quantity }) => ({
      _id: productId,
      name: product?.name ?? '',
      size,
      quantity,
    })),
    address: place,
    couponCode,
    guestInfo: { name: `${firstName} ${lastName}`, firstName, lastName, email, phone, ...place },
    business: hasGstin ? { gstin, name: businessName } : null,
    messageUpdates: wantsMessages,
    delivery: delivery === 'express' ? delivery : undefined,
  };
  return { amount: paiseToRupees(total), isGuest: readToken() === null, orderData };
}

/** What this browser keeps of a checkout that was opened. @param orderId the id that opening it returned */
export function openCheckoutOf({ purchase, lines }: Requested, orderId: string): OpenCheckout {
  return {
    purchase,
    orderId,
    lines: lines.map(({ productId, size, quantity }) => ({ productId, size, quantity })),
    isGuest: readToken() === null,
    openedAt: Date.now(),
  };
}

/** How far the payment has come. */
export type Started =
  /** There was nothing to pay, or it is paid in cash on delivery. */
  | { kind: 'placed'; orderId: string; isCash?: true }
  /** The provider's window is closed; whether it was paid, the server knows. */
  | { kind: 'window-closed'; checkout: OpenCheckout }
  /** The browser is on its way to the provider's page. */
  | { kind: 'leaving' }
  /** The shop's message: what prevents it, such as a new total. */
  | { kind: 'refused'; message: string }
  /** The specified text for a failure. */
  | { kind: 'not-started'; message: string };

/** Why a payment did not begin: the shop's own message, else the specified text. */
export function whyNotStarted(error: unknown): Started {
  return error instanceof ApiError && error.status < 500
    ? { kind: 'refused', message: error.message }
    : { kind: 'not-started', message: messages.initiationFailed };
}
