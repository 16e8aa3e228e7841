import type { TaskList } from 'graphile-worker';
import { announceRefunds } from '../../payments/announce-refunds.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { MailShop } from '../../platform/mail/email.ts';
import type { MailGateway } from '../../platform/mail/mail-gateway.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import { job } from '../../platform/queue/job-payloads.ts';
import type { CheckoutJson } from '../checkout/checkout-row.ts';
import { moneyBackMail } from './money-back.mail.ts';

type Needs = {
  db: Database;
  mail: MailGateway;
  shop: () => MailShop;
};

/** The browser may have been closed. */
export function settlementJobs({ db, mail, shop }: Needs): TaskList {
  return job('send-money-back', async (payload) => {
    const { paymentId, refundId, email, payerEmail } = payload;
    const returned = await db
      .selectFrom('refund')
      .innerJoin('payment', 'payment.id', 'refund.payment_id')
      .innerJoin('checkout', 'checkout.id', 'payment.checkout_id')
      .leftJoin('users', 'users.id', 'checkout.user_id')
      .where('payment.id', '=', paymentId)
      .$if(refundId !== undefined, (query) => query.where('refund.id', '=', refundId ?? ''))
      .select([
        'refund.id as refundId',
        'refund.reason',
        'refund.amount',
        'payment.id',
        'payment.provider_payment_id as paymentReference',
        'checkout.snapshot',
        'users.email',
      ])
      .$narrowType<CheckoutJson>()
      .executeTakeFirstOrThrow();
    const to = email ?? (returned.snapshot?.buyer.email || returned.email || payerEmail);
    if (!to) return;
    const announced = await announceRefunds(db, [returned.refundId]);
    if (announced instanceof Date) return enqueue(db, 'send-money-back', payload, announced);
    await mail.send(moneyBackMail(shop(), to, { ...returned, ...announced }));
  });
}
