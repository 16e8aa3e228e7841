import { ApiError } from '@gulmohar/contract/api/client.ts';
import type { getOrder } from '@gulmohar/contract/fulfilment/order.ts';
import type { getPlacedOrder, PlacedOrder } from '@gulmohar/contract/fulfilment/placed-order.ts';
import { addressOf } from '../api/address-of.ts';
import { browserApi } from '../api/browser-api.ts';
import { findPlaced } from '../checkout/placed-checkout.ts';
import { readToken } from '../session/session-store.ts';

const get = addressOf<typeof getPlacedOrder>({ method: 'POST', path: '/order/placed', shopper: 'optional' });
const getOwn = addressOf<typeof getOrder>({ method: 'GET', path: '/order/detail', shopper: 'required' });

export type LoadedOrder = { order: PlacedOrder /** The id it was read with. */; checkoutId: string };

/** `isPlaced` is false if nothing in this browser knows the order; details need the tab that placed it. */
export type OrderLookup = { isPlaced: boolean; details?: LoadedOrder };

/** Looks up the order of the address; without a response from the server, what this tab remembers counts. */
export async function loadPlacedOrder(orderId: string): Promise<OrderLookup> {
  const checkoutId = findPlaced(orderId);
  if (checkoutId === undefined) return { isPlaced: await isOwnOrder(orderId) };
  try {
    const { order } = await browserApi(get, { body: { orderId: checkoutId } });
    return order._id === orderId ? { isPlaced: true, details: { order, checkoutId } } : { isPlaced: false };
  } catch (error) {
    return { isPlaced: !(error instanceof ApiError && error.status === 404) };
  }
}

async function isOwnOrder(orderId: string): Promise<boolean> {
  if (readToken() === null) return false;
  try {
    await browserApi(getOwn, { query: { orderId } });
    return true;
  } catch {
    return false;
  }
}
