import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import type { Database } from '../../../platform/database/connection.ts';
import { cashDue } from '../../../sales/cod/cash-due.ts';
import { presentDelivery } from '../../order/delivery-details.ts';
import { shortId } from '../../order/short-id.ts';
import { senderOf } from './sender.ts';
import type { Slip } from './sheet.ts';

export async function readSlips(
  db: Database,
  settings: Settings,
  orderIds: readonly string[],
): Promise<Map<string, Slip>> {
  const [orders, lines] = await Promise.all([
    db.selectFrom('orders').where('id', 'in', orderIds).selectAll().execute(),
    db
      .selectFrom('order_line')
      .innerJoin('variant', 'variant.id', 'order_line.variant_id')
      .where('order_id', 'in', orderIds)
      .orderBy('order_line.position')
      .select(['order_id', 'sku', 'order_line.name', 'order_line.size', 'order_line.quantity'])
      .execute(),
  ]);
  const byOrder = Map.groupBy(lines, (line) => line.order_id);
  return new Map(
    orders.map((order) => [
      order.id,
      {
        shortId: shortId(order.id),
        placedAt: order.placed_at,
        ...presentDelivery(order),
        collect: cashDue(order),
        isExpress: order.is_express,
        items: (byOrder.get(order.id) ?? []).map(({ sku, name, size, quantity }) => ({
          sku,
          name,
          size,
          quantity,
        })),
        sender: senderOf(settings),
      },
    ]),
  );
}
