import { getPlacedOrder, type PlacedOrder } from '@gulmohar/contract/fulfilment/placed-order.ts';
import { browserApi } from '../api/browser-api.ts';
import { findPlaced } from '../checkout/placed-checkout.ts';

export type LoadedOrder = { order: PlacedOrder /** The id it was read by. */; checkoutId: string };

/** @returns undefined when this tab did not place it or the shop does not answer: the page then shows the thanks alone */
export async function loadPlacedOrder(orderId: string): Promise<LoadedOrder | undefined> {
  const checkoutId = findPlaced(orderId);
  if (checkoutId === undefined) return undefined;
  try {
    const { order } = await browserApi(getPlacedOrder, { body: { orderId: checkoutId } });
    return order._id === orderId ? { order, checkoutId } : undefined;
  } catch {
    return undefined;
  }
}
