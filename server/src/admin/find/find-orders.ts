import { type FoundOrder, MAX_FIND_RESULTS } from '@gulmohar/contract/admin/find.ts';
import { shortId } from '../../fulfilment/order/short-id.ts';
import type { ReadDatabase } from '../../platform/database/reads.ts';
import { findOrderIds } from '../order/find-order-ids.ts';
import type { ProductHits } from '../product/find-products.ts';

export async function findOrders(db: ReadDatabase, q: string, products: ProductHits): Promise<FoundOrder[]> {
  const hits = await findOrderIds(db, { q, products, limit: MAX_FIND_RESULTS });
  if (hits.length === 0) return [];
  const ids = hits.map(({ id }) => id);
  const [orders, lines] = await Promise.all([
    db
      .selectFrom('orders')
      .where('id', 'in', ids)
      .select(['id', 'placed_at', 'status', 'buyer_name', 'address', 'amount'])
      .execute(),
    db
      .selectFrom('order_line')
      .where('order_id', 'in', ids)
      .where('quantity', '>', 0)
      .distinctOn('order_id')
      .orderBy('order_id')
      .orderBy('position')
      .select(['order_id', 'picture'])
      .execute(),
  ]);
  const pictures = new Map(lines.map(({ order_id, picture }) => [order_id, picture]));
  return hits.flatMap(({ id, match, matched }) => {
    const order = orders.find((row) => row.id === id);
    if (!order) return [];
    return {
      orderId: id,
      shortId: shortId(id),
      match,
      matched,
      placedAt: order.placed_at.toISOString(),
      status: order.status,
      buyerName: order.buyer_name,
      city: order.address.city,
      amount: order.amount,
      picture: pictures.get(id) ?? null,
    };
  });
}
