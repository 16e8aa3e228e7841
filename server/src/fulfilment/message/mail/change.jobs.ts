import type { TaskList } from 'graphile-worker';
import { announceRefunds } from '../../../payments/announce-refunds.ts';
import { enqueue } from '../../../platform/queue/enqueue.ts';
import { job } from '../../../platform/queue/job-payloads.ts';
import type { DocumentRenderer } from '../../tax/document-renderer.ts';
import { readDocument } from '../../tax/read-documents.ts';
import { addressChangedMail, lineChangeMail, returnPickupMail } from './change.mails.ts';
import type { OrderMailTools } from './order-mail-tools.ts';

type Tools = OrderMailTools & { documents: DocumentRenderer };

export function changeJobs({ db, documents, send, shop, findOrder, linkOf }: Tools): TaskList {
  return {
    ...job('send-line-change', async (payload) => {
      const { changeId, refundIds } = payload;
      const change = await db
        .selectFrom('line_change')
        .where('id', '=', changeId)
        .selectAll()
        .executeTakeFirstOrThrow();
      const order = await findOrder(change.order_id);
      if (!order) return;
      const refunded = await announceRefunds(db, refundIds);
      if (refunded instanceof Date) return enqueue(db, 'send-line-change', payload, refunded);
      const content = {
        order,
        change,
        link: await linkOf(order.id),
        refunded,
        attachment: await readDocument({ db, documents }, { changeId }),
      };
      await send(order.id, lineChangeMail(shop(), content));
    }),

    ...job('send-address-changed', async ({ orderId, changeId }) => {
      const order = await findOrder(orderId);
      if (!order) return;
      await send(order.id, addressChangedMail(shop(), { order, changeId, link: await linkOf(orderId) }));
    }),

    ...job('send-return-pickup', async ({ returnId, bookingId }) => {
      const pickup = await db
        .selectFrom('return_pickup')
        .where('return_id', '=', returnId)
        .selectAll()
        .executeTakeFirstOrThrow();
      const { order_id: orderId, ...item } = await db
        .selectFrom('return_request')
        .innerJoin('order_line', 'order_line.id', 'return_request.line_id')
        .where('return_request.id', '=', returnId)
        .select(['return_request.order_id', 'name', 'size', 'return_request.quantity'])
        .executeTakeFirstOrThrow();
      const order = await findOrder(orderId);
      if (!order) return;
      const link = await linkOf(orderId);
      await send(order.id, returnPickupMail(shop(), { order, link, bookingId, pickup, item }));
    }),
  };
}
