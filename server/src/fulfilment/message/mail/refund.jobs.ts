import type { TaskList } from 'graphile-worker';
import { announceRefunds } from '../../../payments/announce-refunds.ts';
import { enqueue } from '../../../platform/queue/enqueue.ts';
import { job } from '../../../platform/queue/job-payloads.ts';
import type { CheckoutJson } from '../../../sales/checkout/checkout-row.ts';
import type { OrderMailTools } from './order-mail-tools.ts';
import { goodwillRefundMail, refundSettledMail } from './refund.mails.ts';

export function refundJobs({ db, mail, send, shop, findOrder, linkOf }: OrderMailTools): TaskList {
  return {
    ...job('send-goodwill-refund', async ({ requestId }) => {
      const refunds = await db
        .selectFrom('refund')
        .innerJoin('payment', 'payment.id', 'refund.payment_id')
        .where('request_id', '=', requestId)
        .select(['payment.order_id', 'refund.id', 'refund.origin'])
        .execute();
      const orderId = refunds[0]?.order_id;
      const order = orderId ? await findOrder(orderId) : undefined;
      if (!order) return;
      const refund = await announceRefunds(
        db,
        refunds.map(({ id }) => id),
      );
      if (refund instanceof Date) return enqueue(db, 'send-goodwill-refund', { requestId }, refund);
      const link = await linkOf(order.id);
      const isFromDashboard = refunds.some(({ origin }) => origin === 'provider');
      await send(order.id, goodwillRefundMail(shop(), { requestId, order, refund, link, isFromDashboard }));
    }),

    ...job('send-refund-settled', async ({ refundId, isDone, payoutId }) => {
      const refund = await db
        .selectFrom('refund')
        .innerJoin('payment', 'payment.id', 'refund.payment_id')
        .innerJoin('checkout', 'checkout.id', 'payment.checkout_id')
        .leftJoin('users', 'users.id', 'checkout.user_id')
        .leftJoin('gift_card', 'gift_card.checkout_id', 'checkout.id')
        .where('refund.id', '=', refundId)
        .select([
          'refund.amount',
          'provider_refund_id',
          'order_id',
          'snapshot',
          'users.email',
          'gift_card.buyer_email',
          'gift_card.buyer_name',
          'bank_reference',
        ])
        .$narrowType<CheckoutJson>()
        .executeTakeFirst();
      // Staff may have settled it in another way since.
      if (!refund) return;
      const order = refund.order_id ? await findOrder(refund.order_id) : undefined;
      const buyer = refund.snapshot?.buyer;
      // If the buyer deleted the account, the order has no address, and the checkout's is not used either.
      const to = refund.order_id ? order?.email : buyer?.email || refund.email || refund.buyer_email;
      if (!to) return;
      const content = refundSettledMail(shop(), {
        refundId,
        payoutId,
        to,
        name: order?.buyer_name ?? buyer?.name ?? refund.buyer_name ?? '',
        order: order && { id: order.id, link: await linkOf(order.id) },
        amount: refund.amount,
        reference: refund.provider_refund_id ?? refund.bank_reference,
        isDone,
      });
      await (order ? send(order.id, content) : mail.send(content));
    }),
  };
}
