import type { TaskList } from 'graphile-worker';
import { announceRefunds } from '../../payments/announce-refunds.ts';
import { creditPaidFor } from '../../payments/credit/credit-paid-for.ts';
import { isShopper } from '../../platform/audit/actor.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { MailShop } from '../../platform/mail/email.ts';
import type { MailGateway } from '../../platform/mail/mail-gateway.ts';
import type { SignedLinks } from '../../platform/mail/signed-links.ts';
import type { MessageGateways } from '../../platform/messaging/message-gateway.ts';
import { pausePoint } from '../../platform/process/pause-point.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import { job } from '../../platform/queue/job-payloads.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import type { CurrentSettings } from '../../shop/shop-settings.ts';
import { findExchangeOrder } from '../order/exchanged-return.ts';
import { expectedArrival, expectedOfOrder } from '../order/expected-days.ts';
import {
  findOrderStep,
  findPaymentReference,
  findReturnStep,
  wantsUpdates,
  withLines,
} from '../order/order.store.ts';
import { returnPeriod } from '../return/return-window.ts';
import type { DocumentRenderer } from '../tax/document-renderer.ts';
import { readDocument } from '../tax/read-documents.ts';
import { changeJobs } from './mail/change.jobs.ts';
import { confirmationReminderMail } from './mail/confirmation.mail.ts';
import { isMailedStep, isUpdateOnly, orderStepMail } from './mail/order.mails.ts';
import { orderMessageJobs } from './mail/order-message.jobs.ts';
import { orderPlacedMail } from './mail/order-placed.mail.ts';
import { ownerJobs } from './mail/owner.jobs.ts';
import { parcelJobs } from './mail/parcel.jobs.ts';
import { refundJobs } from './mail/refund.jobs.ts';
import { returnStepMail } from './mail/return.mails.ts';
import { orderMailSender } from './mail/send-order-mail.ts';
import { confirmationOf, orderLink } from './order-links.ts';
import { messageJobs } from './phone/message.jobs.ts';
import { createTellBuyer } from './phone/tell-buyer.ts';

type Needs = {
  db: Database;
  secrets: Secrets;
  mail: MailGateway;
  messaging: MessageGateways;
  links: SignedLinks;
  shop: () => MailShop;
  settings: CurrentSettings;
  documents: DocumentRenderer;
};

/**
 * Buyers who have deleted their account get none; whoever ordered by phone without an e-mail address gets messages to
 * the phone only.
 */
export function orderJobs(needs: Needs): TaskList {
  const { db, mail, links, shop, settings, documents } = needs;

  const linkOf = (orderId: string) => orderLink(links, shop().url, orderId);
  const tell = createTellBuyer(needs);

  async function findOrder(id: string) {
    const order = await db.selectFrom('orders').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
    const [withItsLines] = order.email || order.phone ? await withLines(db, [order]) : [];
    return withItsLines;
  }

  const send = orderMailSender(needs);
  const tools = { db, mail, send, shop, settings, findOrder, linkOf, tell };
  return {
    ...job('send-order-placed', async ({ orderId }) => {
      const order = await findOrder(orderId);
      if (!order) return;
      const paymentReference = await findPaymentReference(db, orderId);
      const creditPaid = await creditPaidFor(db, order);
      const link = await linkOf(orderId);
      const expected = await expectedOfOrder({ db, settings }, order);
      const toConfirm = await confirmationOf(links, shop().url, order);
      await tell.placed(order);
      await send(
        orderId,
        orderPlacedMail(order, shop(), { link, toConfirm, paymentReference, creditPaid, expected }),
      );
      await pausePoint('mail taken');
    }),

    ...job('send-confirmation-reminder', async ({ orderId }) => {
      const order = await findOrder(orderId);
      const toConfirm = order && (await confirmationOf(links, shop().url, order));
      if (!toConfirm) return;
      await tell.toConfirm(order);
      await send(orderId, confirmationReminderMail(order, shop(), toConfirm));
    }),

    ...job('send-order-step', async (payload) => {
      const { orderId, status, refundIds, reason } = payload;
      const order = await findOrder(orderId);
      if (!order || !isMailedStep(status)) return;
      const refunded = await announceRefunds(db, refundIds);
      if (refunded instanceof Date) return enqueue(db, 'send-order-step', payload, refunded);
      const { at, actor } = await findOrderStep(db, orderId, status);
      const expected = await expectedArrival({ db, settings }, order, at);
      await tell.step(order, status, expected);
      if (isUpdateOnly(status) && !(await wantsUpdates(db, order))) return;
      const step = {
        order,
        link: await linkOf(orderId),
        at,
        expected,
        refunded,
        isByBuyer: isShopper(actor),
        reason,
        returns: returnPeriod({ ...order, deliveredAt: at }, settings.current().returns),
        attachment: status === 'Shipped' ? await readDocument({ db, documents }, { orderId }) : undefined,
      };
      await send(orderId, orderStepMail(shop(), status, step));
    }),

    ...job('send-return-step', async (payload) => {
      const { returnId, status, refundIds, due = 0 } = payload;
      const request = await db
        .selectFrom('return_request')
        .where('id', '=', returnId)
        .selectAll()
        .executeTakeFirstOrThrow();
      const order = await findOrder(request.order_id);
      if (!order) return;
      const named = await db
        .selectFrom('order_line')
        .where('id', '=', request.line_id)
        .select(['name', 'size'])
        .executeTakeFirstOrThrow();
      const item = { ...named, quantity: request.quantity };
      const promised = await announceRefunds(db, refundIds);
      if (promised instanceof Date) return enqueue(db, 'send-return-step', payload, promised);
      const refund = status === 'Refunded' ? promised : { amount: due, willFollow: false };
      if (status === 'Refunded' && refund.amount > 0 && !refund.willFollow)
        await tell.refunded(order, returnId, refund.amount);
      const exchangeId = (await findExchangeOrder(db, request))?.id;
      const { note, actor } = await findReturnStep(db, returnId, status);
      const step = {
        order,
        link: await linkOf(status === 'Returned' && exchangeId ? exchangeId : order.id),
        request,
        item,
        exchangeId,
        note,
        isByShop: !isShopper(actor),
        refund,
        attachment: status === 'Refunded' ? await readDocument({ db, documents }, { returnId }) : undefined,
      };
      await send(order.id, returnStepMail(shop(), status, step));
    }),

    ...messageJobs(needs),
    ...orderMessageJobs(tools),
    ...refundJobs(tools),
    ...parcelJobs({ ...tools, documents }),
    ...changeJobs({ ...tools, documents }),
    ...ownerJobs(needs),
  };
}
