import { formatRupees } from '@gulmohar/contract/money.ts';
import type { TaskList } from 'graphile-worker';
import type { OrderRow } from '../database/schema.ts';
import { job } from '../jobs/job.ts';
import type { JobDependencies } from '../jobs/job-dependencies.ts';
import { writeLetter } from '../mail/letter.ts';
import { REFUND_TIME } from './order.mails.ts';
import { shortId } from './short-id.ts';

type Tools = Pick<JobDependencies, 'db' | 'mail' | 'shop'> & {
  /** undefined: its buyer has no address any more. */
  findOrder(id: string): Promise<OrderRow | undefined>;
  /** Where the order can be followed. */
  linkOf(orderId: string): Promise<string>;
};

/** The mails that somebody at the owner's desk sets off. */
export function deskMailJobs({ db, mail, shop, findOrder, linkOf }: Tools): TaskList {
  return {
    ...job('send-order-message', async ({ noteId }) => {
      const note = await db
        .selectFrom('order_note')
        .where('id', '=', noteId)
        .where('kind', '=', 'message')
        .selectAll()
        .executeTakeFirst();
      const order = note && (await findOrder(note.order_id));
      if (!order) return;
      await mail.send(
        writeLetter(shop, {
          id: `order-message-${note.id}`,
          to: order.email,
          subject: note.subject,
          paragraphs: note.text.split(/\n\s*\n/),
          button: { label: 'Track your order', url: await linkOf(order.id) },
        }),
      );
    }),

    ...job('send-goodwill-refund', async ({ requestId }) => {
      const refunds = await db
        .selectFrom('refund')
        .innerJoin('payment', 'payment.id', 'refund.payment_id')
        .where('request_id', '=', requestId)
        .select(['payment.order_id', 'refund.amount'])
        .execute();
      const orderId = refunds[0]?.order_id;
      const order = orderId ? await findOrder(orderId) : undefined;
      if (!order) return;
      const number = shortId(order.id);
      const amount = formatRupees(refunds.reduce((sum, refund) => sum + refund.amount, 0));
      await mail.send(
        writeLetter(shop, {
          id: `refund-${requestId}`,
          to: order.email,
          subject: `A refund for your order ${number}`,
          paragraphs: [`We are refunding ${amount} of your order ${number}. ${REFUND_TIME}`],
          button: { label: 'Track your order', url: await linkOf(order.id) },
        }),
      );
    }),
  };
}
