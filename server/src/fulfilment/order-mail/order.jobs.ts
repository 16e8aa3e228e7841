import { mailLinks } from '@gulmohar/contract/accounts/mail-links.ts';
import type { TaskList } from 'graphile-worker';
import type { Selectable } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import type { Orders } from '../../platform/database/tables.ts';
import { linkTo, type MailShop } from '../../platform/mail/email.ts';
import type { MailGateway } from '../../platform/mail/mail-gateway.ts';
import type { SignedLinks } from '../../platform/mail/signed-links.ts';
import { pausePoint } from '../../platform/process/pause-point.ts';
import { job } from '../../platform/queue/job-payloads.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import type { CurrentSettings } from '../../shop/shop-settings.ts';
import { changeJobs } from '../change/change.jobs.ts';
import { findExchangeOrder } from '../exchange/exchanged-return.ts';
import { isShopper } from '../order/actor.ts';
import { awaitsConfirmation } from '../order/confirmation.ts';
import {
  findOrderStep,
  findPaymentReference,
  findReturnStep,
  wantsUpdates,
  withLines,
} from '../order/order.store.ts';
import { parcelJobs } from '../parcel/parcel.jobs.ts';
import { refundJobs } from '../refund/refund.jobs.ts';
import { amountOf } from '../refund/refund-order.ts';
import { returnStepMail } from '../return/return.mails.ts';
import { returnPeriod } from '../return/return-window.ts';
import type { DocumentRenderer } from '../tax/document-renderer.ts';
import { readDocument } from '../tax/read-documents.ts';
import { trackingCodeMail } from '../tracking/tracking-code.mail.ts';
import { createTrackingCode } from '../tracking/tracking-code.ts';
import { confirmationReminderMail } from './confirmation.mail.ts';
import { isMailedStep, isUpdateOnly, orderStepMail } from './order.mails.ts';
import { orderMessageJobs } from './order-message.jobs.ts';
import { orderPlacedMail } from './order-placed.mail.ts';
import { ownerJobs } from './owner.jobs.ts';

type Needs = {
  db: Database;
  secrets: Secrets;
  mail: MailGateway;
  links: SignedLinks;
  shop: () => MailShop;
  settings: CurrentSettings;
  documents: DocumentRenderer;
};

/** How long the link in a mail shows the order in full. */
const LINK_DAYS = 90;
/** Longer than there is time to confirm. */
const CONFIRM_LIFETIME = '4 days';

/** The mails about orders. A buyer who has deleted the account has no address any more and gets none. */
export function orderJobs(needs: Needs): TaskList {
  const { db, mail, links, shop, settings, documents } = needs;

  async function linkOf(orderId: string): Promise<string> {
    return linkTo(
      shop(),
      mailLinks.trackOrder,
      await links.sign('track-order', orderId, `${LINK_DAYS} days`),
    );
  }

  /** Where its buyer confirms it; undefined: there is nothing to confirm. */
  async function confirmLinkOf(order: Selectable<Orders>): Promise<string | undefined> {
    if (!awaitsConfirmation(order)) return undefined;
    const token = await links.sign('confirm-order', order.id, CONFIRM_LIFETIME);
    return `${await linkOf(order.id)}&confirm=${token}`;
  }

  async function findOrder(id: string) {
    const order = await db.selectFrom('orders').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
    const [found] = order.email ? await withLines(db, [order]) : [];
    return found;
  }

  const tools = { db, mail, shop, findOrder, linkOf };
  return {
    ...job('send-order-placed', async ({ orderId }) => {
      const order = await findOrder(orderId);
      if (!order) return;
      const paymentReference = await findPaymentReference(db, orderId);
      const [link, confirmLink] = [await linkOf(orderId), await confirmLinkOf(order)];
      await mail.send(orderPlacedMail(order, shop(), { link, confirmLink, paymentReference }));
      await pausePoint('mail taken');
    }),

    ...job('send-confirmation-reminder', async ({ orderId }) => {
      const order = await findOrder(orderId);
      const confirmLink = order && (await confirmLinkOf(order));
      if (confirmLink) await mail.send(confirmationReminderMail(order, shop(), confirmLink));
    }),

    ...job('send-order-step', async ({ orderId, status, refundIds, reason }) => {
      const order = await findOrder(orderId);
      if (!order || !isMailedStep(status)) return;
      if (isUpdateOnly(status) && !(await wantsUpdates(db, order))) return;
      const { at, actor } = await findOrderStep(db, orderId, status);
      const step = {
        order,
        link: await linkOf(orderId),
        at,
        refunded: await amountOf(db, refundIds),
        isByBuyer: isShopper(actor),
        reason,
        returns: returnPeriod({ ...order, deliveredAt: at }, settings.current().returns),
        attachment: status === 'Shipped' ? await readDocument({ db, documents }, { orderId }) : undefined,
      };
      await mail.send(orderStepMail(shop(), status, step));
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
      const { note, actor } = await findReturnStep(db, returnId, status);
      const step = {
        order,
        link: await linkOf(status === 'Returned' && exchangeId ? exchangeId : order.id),
        request,
        item,
        exchangeId,
        note,
        isByShop: !isShopper(actor),
        amount: status === 'Refunded' ? await amountOf(db, refundIds) : due,
        attachment: status === 'Refunded' ? await readDocument({ db, documents }, { returnId }) : undefined,
      };
      await mail.send(returnStepMail(shop(), status, step));
    }),

    ...orderMessageJobs(tools),
    ...refundJobs(tools),
    ...parcelJobs({ ...tools, documents }),
    ...changeJobs({ ...tools, documents }),
    ...ownerJobs(needs),

    ...job('send-tracking-code', async ({ email, requestId }) => {
      const code = await createTrackingCode(needs, email);
      if (code) await mail.send(trackingCodeMail(shop(), requestId, email, code));
    }),
  };
}
