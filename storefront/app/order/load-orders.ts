import type { getUserOrders, UserOrder } from '@gulmohar/contract/fulfilment/order.ts';
import { addressOf } from '../api/address-of.ts';
import { browserApi } from '../api/browser-api.ts';

const list = addressOf<typeof getUserOrders>({
  method: 'GET',
  path: '/order/user-orders',
  shopper: 'required',
});

const PAGE_SIZE = 20;

export type LoadedOrders = {
  orders: UserOrder[];
  /** Whether there are older orders. */
  hasMore: boolean;
  /** The first pages were loaded, but a later one could not be. */
  isIncomplete: boolean;
};

/**
 * Loads the first pages of the shopper's orders.
 * @throws ApiError, or TypeError if there is no connection, when not even the first page can be loaded
 */
export async function loadOrders(pages: number): Promise<LoadedOrders> {
  let { orders, nextBefore } = await browserApi(list, { query: { limit: PAGE_SIZE } });
  for (let page = 1; page < pages && nextBefore !== null; page++) {
    try {
      const next = await browserApi(list, { query: { limit: PAGE_SIZE, before: nextBefore } });
      orders = [...orders, ...next.orders];
      nextBefore = next.nextBefore;
    } catch {
      return { orders, hasMore: true, isIncomplete: true };
    }
  }
  return { orders, hasMore: nextBefore !== null, isIncomplete: false };
}
