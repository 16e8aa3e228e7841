import { getUserOrders, type UserOrder } from '@gulmohar/contract/fulfilment/order.ts';
import { browserApi } from '../api/browser-api.ts';

const PAGE_SIZE = 20;

export type LoadedOrders = {
  orders: UserOrder[];
  /** There are older ones than these. */
  hasMore: boolean;
  /** The first pages are there, a later one could not be loaded. */
  isIncomplete: boolean;
};

/**
 * The first pages of the shopper's orders.
 * @throws ApiError, or TypeError without a connection, when not even the first one can be loaded
 */
export async function loadOrders(pages: number): Promise<LoadedOrders> {
  let { orders, nextBefore } = await browserApi(getUserOrders, { query: { limit: PAGE_SIZE } });
  for (let page = 1; page < pages && nextBefore !== null; page++) {
    try {
      const next = await browserApi(getUserOrders, { query: { limit: PAGE_SIZE, before: nextBefore } });
      orders = [...orders, ...next.orders];
      nextBefore = next.nextBefore;
    } catch {
      return { orders, hasMore: true, isIncomplete: true };
    }
  }
  return { orders, hasMore: nextBefore !== null, isIncomplete: false };
}
