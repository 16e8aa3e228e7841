import { moveOrder } from '../src/fulfilment/change/move-order.ts';
import { seller } from './seller.ts';
import type { TestShop } from './test-shop.ts';

/** Packs and ships an order like the operator's command; this also issues its invoice. */
export async function shipOrder({ db }: Pick<TestShop, 'db'>, orderId: string): Promise<void> {
  for (const to of ['Packing', 'Shipped'] as const) {
    await moveOrder(db, orderId, { to, actor: 'operator', seller });
  }
}

/** The same, until the order has arrived. */
export async function deliverOrder({ db }: Pick<TestShop, 'db'>, orderId: string): Promise<void> {
  await shipOrder({ db }, orderId);
  for (const to of ['Out for delivery', 'Delivered'] as const) {
    await moveOrder(db, orderId, { to, actor: 'operator', seller });
  }
}
