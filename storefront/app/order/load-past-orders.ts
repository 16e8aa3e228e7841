import type { getPastOrders, PastOrder } from '@gulmohar/contract/fulfilment/past-order.ts';
import { addressOf } from '../api/address-of.ts';
import { browserApi } from '../api/browser-api.ts';

const list = addressOf<typeof getPastOrders>({
  method: 'GET',
  path: '/order/past-orders',
  shopper: 'required',
});

/** Orders of the shop before this one; none if they cannot be loaded, since the others matter more. */
export async function loadPastOrders(): Promise<PastOrder[]> {
  return browserApi(list, {}).then(
    ({ orders }) => orders,
    () => [],
  );
}
