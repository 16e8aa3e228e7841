import type { TaskList } from 'graphile-worker';
import type { Logger } from 'pino';
import { alertJobs } from '../accounts/alert/alert.jobs.ts';
import { grievanceJobs } from '../accounts/grievance/grievance.jobs.ts';
import { newsletterJobs } from '../accounts/newsletter/newsletter.jobs.ts';
import { userJobs } from '../accounts/user/user.jobs.ts';
import { campaignJobs } from '../admin/campaign/campaign.jobs.ts';
import { workOnImport } from '../admin/product-import/import.jobs.ts';
import { shopImportJobs } from '../admin/shop-import/shop-import.jobs.ts';
import { staffJobs } from '../admin/staff/staff.jobs.ts';
import { keepFigures } from '../admin/today/keep-figures.ts';
import { imageJobs } from '../catalogue/images/image.jobs.ts';
import { recutPictures } from '../catalogue/images/recut-pictures.ts';
import { announcePublished } from '../catalogue/product/published.ts';
import { cancelUnconfirmed } from '../fulfilment/change/confirm-order.ts';
import { bookingJobs } from '../fulfilment/courier/booking/booking.jobs.ts';
import { courierJobs } from '../fulfilment/courier/courier.jobs.ts';
import { orderJobs } from '../fulfilment/message/order.jobs.ts';
import { trackingJobs } from '../fulfilment/my-orders/tracking/tracking.jobs.ts';
import { afterSaleSettings } from '../fulfilment/order/after-sale.ts';
import { countBoughtTogether } from '../fulfilment/order/count-bought-together.ts';
import { payoutApprovalJobs } from '../fulfilment/refund/request-approval.ts';
import { reviewJobs } from '../fulfilment/review/review.jobs.ts';
import { creditEndsAt } from '../payments/credit/credit-ends-at.ts';
import { followDisputes } from '../payments/follow-disputes.ts';
import { followPendingRefunds } from '../payments/follow-refund.ts';
import { followPayouts } from '../payments/payout/follow-payouts.ts';
import { payOut } from '../payments/payout/pay-out.ts';
import { refundPayment } from '../payments/refund-payment.ts';
import { reportStuckRefunds } from '../payments/stuck-refunds.ts';
import type { Environment } from '../platform/config/env.ts';
import type { Database } from '../platform/database/connection.ts';
import { createGuardedFetch } from '../platform/guarded-fetch/guarded-fetch.ts';
import { createGuardedPost } from '../platform/guarded-fetch/guarded-post.ts';
import type { MailGateway } from '../platform/mail/mail-gateway.ts';
import { deliverWebhook } from '../platform/outgoing-webhook/deliver-webhook.ts';
import { job } from '../platform/queue/job-payloads.ts';
import { recordWorkerRun } from '../platform/queue/record-worker-run.ts';
import { unlockAbandonedJobs } from '../platform/queue/unlock-abandoned.ts';
import { draftJobs } from '../sales/draft/draft.jobs.ts';
import { giftCardJobs } from '../sales/gift-card/gift-card.jobs.ts';
import { countTransitTimes } from '../sales/promise/promise.store.ts';
import { reminderJobs } from '../sales/reminder/reminder.jobs.ts';
import { findUnmatchedPayments } from '../sales/settlement/find-unmatched-payments.ts';
import { settleLatePayments, settleOverdueCheckouts } from '../sales/settlement/settle-overdue-checkouts.ts';
import { settleWebhook } from '../sales/settlement/settle-webhook.ts';
import { settlementJobs } from '../sales/settlement/settlement.jobs.ts';
import { publishWhenDue } from '../shop/document/publish-documents.ts';
import { mailChanger } from '../shop/extension/change-mail.ts';
import { tellExtension } from '../shop/extension/tell-extension.ts';
import { sumVisits } from '../shop/visit/sum-visits.ts';
import type { Parts } from './app-context.ts';
import { backUpWhenDue } from './backup/back-up-when-due.ts';
import { saveReport } from './doctor/save-report.ts';
import { endRefusedMails } from './end-refused-mails.ts';
import { purgeExpired } from './purge-expired.ts';

type JobDependencies = Parts & {
  /** Without time limits, for jobs that read everything. */
  reportDb: Database;
  mail: MailGateway;
  env: Environment;
  log: Logger;
};

/** The only list of jobs. A job that throws is retried with backoff. */
export function jobList({ shop, ...given }: JobDependencies): TaskList {
  const { db, providers, payouts, secrets, log, settings } = given;
  // In the owner's words, and with what extensions change, as they are at the time of sending.
  const changeMail = mailChanger({ ...given, shop });
  const dependencies = { ...given, shop: () => ({ ...shop(), mails: settings.current().mails, changeMail }) };
  const money = () => ({ db, secrets, providers: providers(), payouts: payouts() });
  const post = createGuardedPost({ privateHosts: given.env.PRIVATE_HOSTS });
  const tasks: TaskList = {
    ...orderJobs(dependencies),
    ...trackingJobs(dependencies),
    ...bookingJobs(dependencies),
    ...courierJobs(dependencies),
    ...settlementJobs(dependencies),
    ...draftJobs(dependencies),
    ...giftCardJobs(dependencies),
    ...reminderJobs(dependencies),
    ...job('refund-payment', async ({ refundId }) =>
      refundPayment({ ...money(), creditEndsAt: () => creditEndsAt(settings.current().returns) }, refundId),
    ),
    ...payoutApprovalJobs(dependencies),
    ...job('pay-out', async ({ payoutId }) => payOut(money(), payoutId)),
    ...job('settle-webhook', async (event) => settleWebhook(money(), event)),
    ...userJobs(dependencies),
    ...newsletterJobs(dependencies),
    ...alertJobs(dependencies),
    ...grievanceJobs(dependencies),
    ...reviewJobs(dependencies),
    ...staffJobs(dependencies),
    ...campaignJobs(dependencies),
    ...imageJobs(dependencies),
    ...job('work-on-import', async ({ importId }) => workOnImport(db, importId)),
    ...shopImportJobs({
      ...dependencies,
      guardedFetch: createGuardedFetch({ privateHosts: dependencies.env.PRIVATE_HOSTS }),
    }),
    ...job('deliver-webhook', async ({ deliveryId }) => deliverWebhook({ db, secrets, post }, deliveryId)),
    ...job('tell-extension', async (event) => tellExtension({ ...dependencies, post }, event)),
    ...job('cancel-unconfirmed', async ({ orderId }) =>
      cancelUnconfirmed(db, orderId, afterSaleSettings(dependencies.settings.current()).seller),
    ),
    ...job('announce-published', async ({ productId }) => announcePublished(db, productId)),
    ...job('publish-document', async (name) => publishWhenDue(db, name)),
    ...job('follow-published', async ({ kind }) => (kind === 'theme' ? recutPictures(db) : undefined)),
    'run-checks': async () => saveReport({ ...dependencies, ...money(), db: dependencies.reportDb }),
    'settle-overdue-checkouts': async () => settleOverdueCheckouts(db, providers()),
    'find-unmatched-payments': async () => findUnmatchedPayments(db, providers()),
    'settle-late-payments': async () => settleLatePayments(db, providers()),
    'follow-pending-refunds': async () => followPendingRefunds(db, providers()),
    'follow-disputes': async () => followDisputes(db, providers()),
    'follow-payouts': async () => followPayouts(money()),
    'report-stuck-refunds': async () => reportStuckRefunds(db),
    'purge-expired': async () => purgeExpired(db),
    'count-transit-times': async () => countTransitTimes(db),
    'count-bought-together': async () => countBoughtTogether(db),
    'sum-visits': async () => sumVisits(dependencies.reportDb),
    'keep-figures': async () => keepFigures(dependencies.reportDb, new Date()),
    'back-up-when-due': async () => backUpWhenDue(dependencies),
    'reset-demo': async () => {
      if (given.env.SHOP_DEMO_PUBLIC !== 'yes') return;
      const { resetPublicDemo } = await import('./demo/reset-demo.ts');
      await resetPublicDemo(dependencies.reportDb);
    },
    'unlock-abandoned': async () => unlockAbandonedJobs(db),
    'record-worker-run': async () => recordWorkerRun(db),
  };
  return endRefusedMails(tasks, log);
}

/** Times are in UTC: 20:30 is 02:00 in India, 2:30 is 08:00. */
export const TIMETABLE = `
* * * * * settle-overdue-checkouts ?max=1&jobKey=settle-overdue-checkouts
* * * * * find-unmatched-payments ?max=1&jobKey=find-unmatched-payments
*/5 * * * * settle-late-payments ?max=1&jobKey=settle-late-payments
* * * * * pass-on-held-units ?max=1&jobKey=pass-on-held-units
* * * * * unlock-abandoned ?max=1&jobKey=unlock-abandoned
* * * * * record-worker-run ?max=1&jobKey=record-worker-run
*/5 * * * * follow-payouts ?max=1&jobKey=follow-payouts
*/20 * * * * follow-pending-refunds ?max=1&jobKey=follow-pending-refunds
*/20 * * * * follow-disputes ?max=1&jobKey=follow-disputes
* * * * * ask-couriers ?max=1&jobKey=ask-couriers
* * * * * go-on-booking ?max=1&jobKey=go-on-booking
*/10 * * * * track-shipments ?max=1&jobKey=track-shipments
30 2 * * * notify-daily-orders ?max=5&jobKey=notify-daily-orders
50 20 * * * forget-labels ?max=5&jobKey=forget-labels
11 * * * * report-stuck-refunds ?max=1&jobKey=report-stuck-refunds
17,47 * * * * run-checks ?max=1&jobKey=run-checks
30 5 * * * invite-customers ?max=1&jobKey=invite-customers
*/10 * * * * sum-visits ?max=1&jobKey=sum-visits
*/10 * * * * keep-figures ?max=1&jobKey=keep-figures
*/10 * * * * back-up-when-due ?max=1&jobKey=back-up-when-due
0 22 * * * reset-demo ?max=1&jobKey=reset-demo
30 20 * * * purge-expired ?max=5&jobKey=purge-expired
* * * * * send-campaigns ?max=1&jobKey=send-campaigns
*/10 * * * * remind-of-checkouts ?max=1&jobKey=remind-of-checkouts
30 5 * * * request-reviews ?max=1&jobKey=request-reviews
40 20 * * * count-transit-times ?max=5&jobKey=count-transit-times
45 20 * * * count-bought-together ?max=5&jobKey=count-bought-together
`;
