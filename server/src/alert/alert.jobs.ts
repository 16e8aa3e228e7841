import { mailLinks } from '@gulmohar/contract/mail-links.ts';
import type { TaskList } from 'graphile-worker';
import { enqueue } from '../jobs/enqueue.ts';
import { job } from '../jobs/job.ts';
import type { JobDependencies } from '../jobs/job-dependencies.ts';
import { linkTo, writeLetter } from '../mail/letter.ts';
import { CONFIRM_WITHIN_DAYS } from '../mail/may-ask-to-confirm.ts';
import { oneClickPaths } from '../mail/one-click.ts';
import { findTakenAlert, takeDueAlerts } from './alert.store.ts';

export function alertJobs({ db, mail, links, shop }: JobDependencies): TaskList {
  return {
    ...job('send-alert-confirmation', async ({ email, requestId }) => {
      const token = await links.sign('confirm-stock-alerts', email, `${CONFIRM_WITHIN_DAYS} days`);
      await mail.send(
        writeLetter(shop, {
          id: `alert-confirmation-${requestId}`,
          to: email,
          subject: 'Confirm your stock alert',
          paragraphs: [`This address was given at ${shop.name} to hear when something is back in stock.`],
          button: { label: 'Yes, tell me', url: linkTo(shop, mailLinks.confirmStockAlert, token) },
          closing: ['If you did not ask for it, you need not do anything.'],
          unsubscribe: await unsubscribeLinks(email),
        }),
      );
    }),

    // Queued by the database in the transaction that brings pieces of something that was gone.
    ...job('send-stock-alerts', async ({ productId }) => {
      await db.transaction().execute(async (trx) => {
        for (const alertId of await takeDueAlerts(trx, productId)) {
          await enqueue(trx, 'send-back-in-stock', { alertId });
        }
      });
    }),

    ...job('send-back-in-stock', async ({ alertId }) => {
      const alert = await findTakenAlert(db, alertId);
      if (!alert) return;
      const what = `${alert.name}${alert.size ? `, size ${alert.size}` : ''}`;
      await mail.send(
        writeLetter(shop, {
          id: `back-in-stock-${alertId}`,
          to: alert.email,
          subject: `Back in stock: ${what}`,
          paragraphs: [`${what} is back in stock. You asked us to tell you, once.`],
          button: { label: 'See it', url: `${shop.url}/product/${encodeURIComponent(alert.product_id)}` },
          unsubscribe: await unsubscribeLinks(alert.email),
        }),
      );
    }),
  };

  async function unsubscribeLinks(email: string) {
    const token = await links.sign('unsubscribe-stock-alerts', email);
    return {
      page: linkTo(shop, mailLinks.unsubscribeStockAlerts, token),
      oneClick: linkTo(shop, oneClickPaths.stockAlerts, token),
    };
  }
}
