import type { Database } from '../database/connection.ts';
import { pausePoint } from '../pause-point.ts';
import type { MailGateway } from './mail-gateway.ts';
import { orderPlacedMail } from './order-placed.ts';

export async function sendOrderPlaced(
  db: Database,
  mail: MailGateway,
  shop: { name: string; url: string },
  orderId: string,
): Promise<void> {
  const order = await db.selectFrom('orders').where('id', '=', orderId).selectAll().executeTakeFirstOrThrow();
  const lines = await db
    .selectFrom('order_line')
    .where('order_id', '=', orderId)
    .orderBy('position')
    .select(['name', 'size', 'quantity', 'unit_price'])
    .execute();
  await mail.send(orderPlacedMail({ ...order, lines }, shop));
  await pausePoint('mail taken');
}
