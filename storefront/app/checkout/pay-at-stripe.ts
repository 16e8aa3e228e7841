import { createStripeSession } from '@gulmohar/contract/checkout.ts';
import { browserApi } from '../api/browser-api.ts';
import { type Purchase, purchaseBody, whyNotStarted } from './purchase-body.ts';

/**
 * Leaves for Stripe's payment page, which comes back to `/verify`. Never throws.
 * @returns why it does not begin; without that the browser is on its way
 */
export async function payAtStripe(purchase: Purchase): Promise<string | undefined> {
  try {
    const { url } = await browserApi(createStripeSession, { body: purchaseBody(purchase) });
    location.assign(url);
    return undefined;
  } catch (error) {
    return whyNotStarted(error);
  }
}
