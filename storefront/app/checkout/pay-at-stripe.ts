import type { createStripeSession } from '@gulmohar/contract/sales/checkout.ts';
import { addressOf } from '../api/address-of.ts';
import { browserApi } from '../api/browser-api.ts';
import { keepOpenCheckout } from './open-checkout.ts';
import {
  openCheckoutOf,
  purchaseBody,
  type Requested,
  type Started,
  whyNotStarted,
} from './purchase-body.ts';

const createSession = addressOf<typeof createStripeSession>({
  method: 'POST',
  path: '/order/stripe/create-session',
  shopper: 'optional',
});

/** Leaves for Stripe's payment page, which returns to `/verify`. Never throws. */
export async function payAtStripe(requested: Requested): Promise<Started> {
  try {
    const { url, orderId: checkoutId } = await browserApi(createSession, { body: purchaseBody(requested) });
    keepOpenCheckout({ ...openCheckoutOf(requested, checkoutId), isAtProvider: true });
    location.assign(url);
    return { kind: 'leaving' };
  } catch (error) {
    return whyNotStarted(error);
  }
}
