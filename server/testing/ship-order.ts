import { moveOrder } from '../src/fulfilment/change/move-order.ts';
import { seller } from './seller.ts';
import type { TestShop } from './test-shop.ts';

/** Packs and ships an order like the operator's command; this also issues its invoice. */
export async function shipOrder(shop: TestShop, orderId: string): Promise<void> {
  for (const to of ['Packing', 'Shipped'] as const) {
    await moveOrder(shop.db, orderId, { to, actor: 'operator', seller });
  }
}
