import type { TaskList } from 'graphile-worker';
import { job } from '../../../platform/queue/job-payloads.ts';
import type { OrderMailTools } from './order-mail-tools.ts';
import { orderMessageMail } from './order-message.mail.ts';

export function orderMessageJobs({ db, send, shop, findOrder, linkOf }: OrderMailTools): TaskList {
  return job('send-order-message', async ({ noteId }) => {
    const note = await db
      .selectFrom('order_note')
      .where('id', '=', noteId)
      .where('kind', '=', 'message')
      .selectAll()
      .executeTakeFirst();
    const order = note && (await findOrder(note.order_id));
    if (!order) return;
    const { subject, text } = note;
    const message = { noteId, order, subject, text, link: await linkOf(order.id) };
    await send(order.id, orderMessageMail(shop(), message));
  });
}
