import type { TaskList } from 'graphile-worker';
import type { Database } from '../../../platform/database/connection.ts';
import type { MailShop } from '../../../platform/mail/email.ts';
import type { MailGateway } from '../../../platform/mail/mail-gateway.ts';
import { job } from '../../../platform/queue/job-payloads.ts';
import type { CurrentSettings } from '../../../shop/shop-settings.ts';
import { withLines } from '../../order/order.store.ts';
import { dailyOrdersNotice } from './daily-orders.mail.ts';
import { dayBefore, readOrdersOf } from './orders-of-day.ts';
import { newOrderNotice, refundStuckNotice, returnRequestedNotice } from './owner.mails.ts';

type Needs = {
  db: Database;
  mail: MailGateway;
  shop: () => MailShop;
  settings: CurrentSettings;
};

/** Each kind can be turned off in the settings. */
export function ownerJobs({ db, mail, shop, settings }: Needs): TaskList {
  const noticesTo = () => {
    const { email, others } = settings.current().notices;
    return [email || shop().contact.email, ...others].join(', ');
  };
  return {
    ...job('notify-new-order', async ({ orderId }) => {
      if (!settings.current().notices.newOrder) return;
      const row = await db
        .selectFrom('orders')
        .where('id', '=', orderId)
        .selectAll()
        .executeTakeFirstOrThrow();
      const [order] = await withLines(db, [row]);
      if (order) await mail.send(newOrderNotice(shop(), noticesTo(), order));
    }),

    ...job('notify-daily-orders', async () => {
      if (!settings.current().notices.dailyOrders) return;
      const day = dayBefore(new Date());
      const orders = await readOrdersOf(db, day);
      if (orders.length > 0) await mail.send(dailyOrdersNotice(shop(), noticesTo(), { day, orders }));
    }),

    ...job('notify-return-requested', async ({ returnIds }) => {
      if (!settings.current().notices.returnRequested) return;
      const requests = await db
        .selectFrom('return_request')
        .innerJoin('order_line', 'order_line.id', 'return_request.line_id')
        .where('return_request.id', 'in', returnIds)
        .select([
          'return_request.order_id',
          'reason',
          'exchange_size',
          'name',
          'size',
          'return_request.quantity',
        ])
        .execute();
      const [first] = requests;
      if (!first) return;
      const notice = { returnId: returnIds[0] ?? '', orderId: first.order_id, items: requests };
      await mail.send(returnRequestedNotice(shop(), noticesTo(), { ...notice, ...first }));
    }),

    ...job('notify-refund-stuck', async ({ refundId }) => {
      if (!settings.current().notices.refundStuck) return;
      const refund = await db
        .selectFrom('refund')
        .innerJoin('payment', 'payment.id', 'refund.payment_id')
        .where('refund.id', '=', refundId)
        .select([
          'refund.id',
          'refund.amount',
          'refund.status',
          'refund.created_at',
          'payment.order_id',
          'payment.provider',
          'payment.provider_payment_id',
        ])
        .executeTakeFirstOrThrow();
      await mail.send(refundStuckNotice(shop(), noticesTo(), refund));
    }),
  };
}
