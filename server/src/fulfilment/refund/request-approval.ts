import { isAllowed } from '@gulmohar/contract/admin/permissions.ts';
import type { TaskList } from 'graphile-worker';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import type { MailShop } from '../../platform/mail/email.ts';
import type { MailGateway } from '../../platform/mail/mail-gateway.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import { job } from '../../platform/queue/job-payloads.ts';
import { payoutApprovalMail } from './payout-approval.mail.ts';
import { isCashRemitted } from './payout-limit.ts';

/** Queues mails to everybody who may approve a payout, except whoever requested it. */
export async function requestApproval(
  trx: Transaction,
  payoutId: string,
  requestedBy: string,
): Promise<void> {
  const staff = await trx
    .selectFrom('staff')
    .where('is_active', '=', true)
    .where('id', '!=', requestedBy)
    .select(['id', 'role'])
    .execute();
  for (const { id: staffId, role } of staff) {
    if (isAllowed(role, 'orders.refund')) await enqueue(trx, 'send-payout-approval', { payoutId, staffId });
  }
}

type Needs = { db: Database; mail: MailGateway; shop: () => MailShop };

/** Mails one of them, unless the payout was decided in the meantime. */
export function payoutApprovalJobs({ db, mail, shop }: Needs): TaskList {
  return job('send-payout-approval', async ({ payoutId, staffId }) => {
    const waiting = await db
      .selectFrom('payout')
      .innerJoin('refund', 'refund.id', 'payout.refund_id')
      .innerJoin('payment', 'payment.id', 'refund.payment_id')
      .where('payout.id', '=', payoutId)
      .where('payout.state', '=', 'approval')
      .select([
        'payout.amount',
        'payee_hint',
        'payout.staff_name',
        'payment.order_id',
        isCashRemitted.as('isRemitted'),
      ])
      .executeTakeFirst();
    const to = await db
      .selectFrom('staff')
      .where('id', '=', staffId)
      .where('is_active', '=', true)
      .select(['name', 'email', 'role'])
      .executeTakeFirst();
    if (!waiting || !to || !isAllowed(to.role, 'orders.refund')) return;
    const { amount, payee_hint: payee, staff_name: requestedBy, order_id: orderId } = waiting;
    const { name, email } = to;
    await mail.send(
      payoutApprovalMail(shop(), {
        payoutId,
        amount,
        payee,
        requestedBy,
        orderId,
        isRemitted: waiting.isRemitted,
        to: { staffId, name, email },
      }),
    );
  });
}
