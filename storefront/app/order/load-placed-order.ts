import type { getPlacedOrder, PlacedOrder } from '@gulmohar/contract/fulfilment/placed-order.ts';
import { addressOf } from '../api/address-of.ts';
import { browserApi } from '../api/browser-api.ts';
import { findPlaced } from '../checkout/placed-checkout.ts';

const get = addressOf<typeof getPlacedOrder>({ method: 'POST', path: '/order/placed', shopper: 'optional' });

export type LoadedOrder = { order: PlacedOrder /** The id it was read with. */; checkoutId: string };

/**
 * @returns undefined if this tab did not place the order or the server does not respond; the page then only
 * says thank you
 */
export async function loadPlacedOrder(orderId: string): Promise<LoadedOrder | undefined> {
  const checkoutId = findPlaced(orderId);
  if (checkoutId === undefined) return undefined;
  try {
    const { order } = await browserApi(get, { body: { orderId: checkoutId } });
    return order._id === orderId ? { order, checkoutId } : undefined;
  } catch {
    return undefined;
  }
}
