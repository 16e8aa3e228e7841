import type { TaskList } from 'graphile-worker';
import type { Database } from '../../platform/database/connection.ts';
import type { MailShop } from '../../platform/mail/email.ts';
import { type MailGateway, MailRefused } from '../../platform/mail/mail-gateway.ts';
import { CONFIRM_WITHIN_DAYS } from '../../platform/mail/may-send-confirmation.ts';
import type { SignedLinks } from '../../platform/mail/signed-links.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import { job } from '../../platform/queue/job-payloads.ts';
import type { CurrentSettings } from '../../shop/shop-settings.ts';
import { alertConfirmationMail, backInStockMail } from './alert.mails.ts';
import { findClaimedAlert, takeDueAlerts } from './alert.store.ts';
import { endHold, passOnHeldUnits, startHold } from './stock-holds.ts';

type Needs = {
  db: Database;
  mail: MailGateway;
  links: SignedLinks;
  shop: () => MailShop;
  settings: CurrentSettings;
};

const HOUR_MS = 3_600_000;

export function alertJobs({ db, mail, links, shop, settings }: Needs): TaskList {
  return {
    ...job('send-alert-confirmation', async ({ email, requestId }) => {
      const confirmToken = await links.sign('confirm-stock-alerts', email, `${CONFIRM_WITHIN_DAYS} days`);
      const unsubscribeToken = await links.sign('unsubscribe-stock-alerts', email);
      const request = { requestId, to: email, confirmToken, unsubscribeToken };
      await mail.send(alertConfirmationMail(shop(), request));
    }),

    // For somebody who asked while units were free, which are held for nobody.
    ...job('send-stock-alerts', async ({ productId }) => {
      await db.transaction().execute(async (trx) => {
        for (const alertId of await takeDueAlerts(trx, productId)) {
          await enqueue(trx, 'send-back-in-stock', { alertId });
        }
      });
    }),

    // With a unit that is held, also enqueued by the database in the transaction that freed it.
    ...job('send-back-in-stock', async ({ alertId, holdId }) => {
      const alert = await findClaimedAlert(db, alertId);
      if (!alert || (holdId && alert.hold_id !== holdId)) return;
      const { email: to, product_id: productId, name, size, picture, held_size: heldSize } = alert;
      const heldUntil =
        alert.held_until ?? new Date(Date.now() + settings.current().stock.holdHours * HOUR_MS);
      const held = holdId ? { holdId, size: heldSize, until: heldUntil } : undefined;
      const unsubscribeToken = await links.sign('unsubscribe-stock-alerts', to);
      try {
        await mail.send(
          backInStockMail(shop(), { alertId, to, productId, name, size, picture, held, unsubscribeToken }),
        );
      } catch (error) {
        if (holdId && error instanceof MailRefused) await endHold(db, holdId);
        throw error;
      }
      // From the mail on, so that no time is lost while mails wait.
      if (holdId) await startHold(db, holdId, heldUntil);
    }),

    'pass-on-held-units': async () => passOnHeldUnits(db),
  };
}
