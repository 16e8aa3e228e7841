import { getOrder } from '@gulmohar/contract/fulfilment/order.ts';
import { buildOrder } from './build-order.ts';
import { buildShopper } from './build-shopper.ts';
import { deliverOrder } from './ship-order.ts';
import type { TestShop } from './test-shop.ts';

/** A shopper with a delivered kurti of her own, about which she may write a review. */
export async function deliverItem(shop: TestShop) {
  const shopper = await buildShopper(shop);
  const orderId = await buildOrder(shop, shopper);
  await deliverOrder(shop, orderId);
  const { order } = await shopper.api(getOrder, { query: { orderId } });
  const [item] = order.items;
  if (!item) throw new Error('The order is empty');
  return { shopper, orderId, itemId: item._id, productId: item.productId };
}
