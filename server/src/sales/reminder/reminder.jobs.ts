import { priceCart } from '@gulmohar/contract/sales/pricing.ts';
import type { TaskList } from 'graphile-worker';
import type { Providers } from '../../payments/providers.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { MailShop } from '../../platform/mail/email.ts';
import { type MailGateway, MailRefused } from '../../platform/mail/mail-gateway.ts';
import type { SignedLinks } from '../../platform/mail/signed-links.ts';
import { job } from '../../platform/queue/job-payloads.ts';
import { shippingRulesOf } from '../../shop/shipping-rules.ts';
import type { CurrentSettings } from '../../shop/shop-settings.ts';
import { settleCheckout } from '../settlement/settle-checkout.ts';
import { checkoutReminderMail } from './checkout-reminder.mail.ts';
import { readLinesNow } from './read-lines-now.ts';
import { remindOfCheckouts } from './remind-of-checkouts.ts';
import { endRemindersFor, findToRemind, putBack } from './reminder.store.ts';

const LINK_LIFETIME = '14 days';

type Needs = {
  db: Database;
  providers: () => Providers;
  links: SignedLinks;
  mail: MailGateway;
  shop: () => MailShop;
  settings: CurrentSettings;
};

export function reminderJobs({ db, providers, links, mail, shop, settings }: Needs): TaskList {
  return {
    'remind-of-checkouts': async () => remindOfCheckouts(db, settings.current().reminders),

    ...job('send-checkout-reminder', async ({ checkoutId, isSecond, sendBefore }) => {
      const checkout = await findToRemind(db, checkoutId);
      // A payment can be captured long after its window was closed, so the provider has the last word.
      const isUnpaid = checkout && isOver(await settleCheckout(db, providers(), checkout));
      const lines = checkout?.snapshot && (await readLinesNow(db, checkout.snapshot.lines));
      if (!checkout?.snapshot || !lines || !isUnpaid || Date.parse(sendBefore) < Date.now())
        return putBack(db, checkoutId, isSecond);
      const { buyer, address, lines: chosen } = checkout.snapshot;
      const reminder = {
        checkoutId,
        isSecond,
        to: buyer.email,
        lines,
        before: chosen,
        totals: priceCart(lines, shippingRulesOf(settings.current()), undefined, address.state),
        cartToken: await links.sign('restore-cart', checkoutId, LINK_LIFETIME),
        unsubscribeToken: await links.sign('unsubscribe-reminders', buyer.email),
      };
      try {
        await mail.send(checkoutReminderMail(shop(), reminder));
      } catch (error) {
        if (error instanceof MailRefused) await endRemindersFor(db, buyer.email);
        throw error;
      }
    }),
  };
}

/** An attempt that is unfinished after an hour, when reminders begin, is not finished any more. */
function isOver(outcome: Awaited<ReturnType<typeof settleCheckout>>): boolean {
  return outcome === 'unpaid' || outcome === 'attempted';
}
