import { cashReference } from '@gulmohar/contract/sales/cash.ts';
import type { placeCashOrder } from '@gulmohar/contract/sales/cash-on-delivery.ts';
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

const placeOrder = addressOf<typeof placeCashOrder>({
  method: 'POST',
  path: '/order/cod/place',
  shopper: 'optional',
});

/**
 * The last purchase and its request id, so that a retry after a lost response does not place the order twice.
 */
let last: { what: string; requestId: string } | undefined;

/** Places an order with cash on delivery, or one of which nothing is left to pay. Never throws. */
export async function payInCash(requested: Requested): Promise<Started> {
  const body = purchaseBody(requested);
  const what = JSON.stringify(body);
  if (last?.what !== what) last = { what, requestId: crypto.randomUUID() };
  try {
    const { requestId } = last;
    const { orderId } = await browserApi(placeOrder, { body: { ...body, requestId } });
    last = undefined;
    keepOpenCheckout(openCheckoutOf(requested, cashReference(requestId)));
    return { kind: 'placed', orderId, isCash: requested.credit < requested.total };
  } catch (error) {
    return whyNotStarted(error);
  }
}
