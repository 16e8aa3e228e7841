import { mailLinks } from '@gulmohar/contract/mail-links.ts';
import type { TaskList } from 'graphile-worker';
import { job } from '../jobs/job.ts';
import type { JobDependencies } from '../jobs/job-dependencies.ts';
import { linkTo } from '../mail/letter.ts';
import { pausePoint } from '../pause-point.ts';
import { readDocument } from '../tax/read-documents.ts';
import { isShopper } from './actor.ts';
import { deskMailJobs } from './desk-mail.jobs.ts';
import { findExchangeOrder } from './exchanged-return.ts';
import { orderStepMail, returnStepMail, trackingCodeMail } from './order.mails.ts';
import { findReturnStep, withLines } from './order.store.ts';
import { orderPlacedMail } from './order-placed.mail.ts';
import { amountOf } from './refund-order.ts';
import { createTrackingCode } from './tracking-code.ts';

/** How long the link in a mail shows the order in full. */
const LINK_DAYS = 90;

/** The mails about orders. A buyer who deleted the account since has no address any more and gets none. */
export function orderJobs({ db, mail, links, shop, signer }: JobDependencies): TaskList {
  async function linkOf(orderId: string): Promise<string> {
    return linkTo(shop, mailLinks.trackOrder, await links.sign('track-order', orderId, `${LINK_DAYS} days`));
  }

  async function findOrder(id: string) {
    const order = await db.selectFrom('orders').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
    return order.email ? order : undefined;
  }

  return {
    ...job('send-order-placed', async ({ orderId }) => {
      const found = await findOrder(orderId);
      const [order] = found ? await withLines(db, [found]) : [];
      if (!order) return;
      await mail.send(orderPlacedMail(order, shop, await linkOf(orderId)));
      await pausePoint('mail taken');
    }),

    ...job('send-order-step', async ({ orderId, status, refundIds }) => {
      const order = await findOrder(orderId);
      if (!order) return;
      const step = { order, link: await linkOf(orderId), refunded: await amountOf(db, refundIds) };
      const letter = orderStepMail(shop, status, step);
      if (!letter) return;
      const invoice = status === 'Shipped' && (await readDocument({ db, signer }, { orderId }));
      await mail.send(invoice ? { ...letter, attachments: [invoice] } : letter);
    }),

    ...job('send-return-step', async ({ returnId, status, refundIds, due = 0 }) => {
      const request = await db
        .selectFrom('return_request')
        .where('id', '=', returnId)
        .selectAll()
        .executeTakeFirstOrThrow();
      const order = await findOrder(request.order_id);
      if (!order) return;
      const item = await db
        .selectFrom('order_line')
        .where('id', '=', request.line_id)
        .select(['name', 'size', 'quantity'])
        .executeTakeFirstOrThrow();
      const exchangeId = (await findExchangeOrder(db, request))?.id;
      const link = await linkOf(status === 'Returned' && exchangeId ? exchangeId : order.id);
      const { note, actor } = await findReturnStep(db, returnId, status);
      const amount = status === 'Refunded' ? await amountOf(db, refundIds) : due;
      const letter = returnStepMail(shop, status, {
        request,
        item,
        order,
        link,
        exchangeId,
        note,
        isByShop: !isShopper(actor),
        amount,
      });
      const creditNote = status === 'Refunded' && (await readDocument({ db, signer }, { returnId }));
      await mail.send(creditNote ? { ...letter, attachments: [creditNote] } : letter);
    }),

    ...deskMailJobs({ db, mail, shop, findOrder, linkOf }),

    ...job('send-tracking-code', async ({ email, requestId }) => {
      const code = await createTrackingCode(db, email);
      if (code) await mail.send(trackingCodeMail(shop, requestId, email, code));
    }),
  };
}
