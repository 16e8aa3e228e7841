import type { TaskList } from 'graphile-worker';
import type { Database } from '../../platform/database/connection.ts';
import type { MailShop } from '../../platform/mail/email.ts';
import type { MailGateway } from '../../platform/mail/mail-gateway.ts';
import { CONFIRM_WITHIN_DAYS } from '../../platform/mail/may-send-confirmation.ts';
import type { SignedLinks } from '../../platform/mail/signed-links.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import { job } from '../../platform/queue/job-payloads.ts';
import { alertConfirmationMail, backInStockMail } from './alert.mails.ts';
import { findClaimedAlert, takeDueAlerts } from './alert.store.ts';

type Needs = {
  db: Database;
  mail: MailGateway;
  links: SignedLinks;
  shop: () => MailShop;
};

export function alertJobs({ db, mail, links, shop }: Needs): TaskList {
  return {
    ...job('send-alert-confirmation', async ({ email, requestId }) => {
      const confirmToken = await links.sign('confirm-stock-alerts', email, `${CONFIRM_WITHIN_DAYS} days`);
      const unsubscribeToken = await links.sign('unsubscribe-stock-alerts', email);
      const request = { requestId, to: email, confirmToken, unsubscribeToken };
      await mail.send(alertConfirmationMail(shop(), request));
    }),

    // Enqueued by a database trigger in the transaction that restocks a sold-out item.
    ...job('send-stock-alerts', async ({ productId }) => {
      await db.transaction().execute(async (trx) => {
        for (const alertId of await takeDueAlerts(trx, productId)) {
          await enqueue(trx, 'send-back-in-stock', { alertId });
        }
      });
    }),

    ...job('send-back-in-stock', async ({ alertId }) => {
      const alert = await findClaimedAlert(db, alertId);
      if (!alert) return;
      const { email: to, product_id: productId, name, size, picture } = alert;
      const unsubscribeToken = await links.sign('unsubscribe-stock-alerts', to);
      await mail.send(
        backInStockMail(shop(), { alertId, to, productId, name, size, picture, unsubscribeToken }),
      );
    }),
  };
}
