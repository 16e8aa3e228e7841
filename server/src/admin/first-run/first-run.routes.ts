import * as api from '@gulmohar/contract/admin/first-run.ts';
import type { Shop } from '@gulmohar/contract/shop/shop.ts';
import type { Providers } from '../../payments/providers.ts';
import type { Database } from '../../platform/database/connection.ts';
import { saveInstallationValue } from '../../platform/database/installation.ts';
import { withHeaders } from '../../platform/http/replies.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import type { ChangeFeed } from '../../platform/invalidation/change-feed.ts';
import { adminSignInLimits } from '../../platform/limits/rate-limits.ts';
import type { MailGateway } from '../../platform/mail/mail-gateway.ts';
import { notAccepted } from '../../platform/mail/not-accepted.ts';
import type { ShopSettings } from '../../shop/shop-settings.ts';
import { adminCookie } from '../session/admin-cookie.ts';
import { secondFactorOf } from '../session/second-factor.ts';
import { staffRoute } from '../session/staff-route.ts';
import { openStaffSession } from '../session/staff-sessions.ts';
import { becomeOwner } from './become-owner.ts';
import { MAIL_ACCEPTED, readFacts, tasksOf } from './read-tasks.ts';
import { giveSetUpLink } from './set-up-link.ts';
import { testMail } from './test-mail.ts';

type Needs = {
  db: Database;
  settings: ShopSettings;
  changes: ChangeFeed;
  shop: () => Shop;
  providers: () => Providers;
  mail: MailGateway;
  /** Empties the demo for good. */
  makeOwnShop: (choice: { keepsFilters: boolean }) => Promise<void>;
};

export function firstRunRoutes({
  db,
  settings,
  changes,
  shop,
  providers,
  mail,
  makeOwnShop,
}: Needs): Route[] {
  const wantsSecondFactor = shop().mode === 'live';
  return [
    staffRoute(api.makeOwnShop, {}, async ({ body }) => {
      if (shop().isPublicDemo) {
        throw new ShopError(
          'STEP_NOT_POSSIBLE',
          'This demo is open to everybody. Please install a shop of your own.',
        );
      }
      if (!settings.isDemo()) throw new ShopError('STEP_NOT_POSSIBLE', 'This is not the demo any more.');
      await makeOwnShop(body);
      await changes.poll();
      const link = await db.transaction().execute((trx) => giveSetUpLink(trx, shop().url));
      return { link };
    }),

    route(api.becomeOwner, { limits: adminSignInLimits }, async ({ body, caller }) => {
      const { staffId, setupCode } = await becomeOwner(db, body);
      const key = await openStaffSession(db, staffId, caller);
      const { name, email } = body;
      const standing = {
        staff: { staffId, name, email, role: 'owner' as const },
        secondFactor: secondFactorOf({ hasSecondFactor: false, gaveSecondFactor: false }, wantsSecondFactor),
        mustChangePassword: false,
      };
      return withHeaders({ ...standing, setupCode }, { 'set-cookie': adminCookie(key, shop().url) });
    }),

    staffRoute(api.readFirstRun, {}, async () => {
      const { url, opening } = shop();
      const payments = paymentMode(shop());
      const facts = await readFacts(db, settings.current().tax.registration !== 'none');
      return {
        isDemo: settings.isDemo(),
        isPublicDemo: shop().isPublicDemo,
        isOpen: opening.isOpen,
        tasks: tasksOf(settings, facts, { url, takesRealMoney: payments === 'live' }),
        payments: {
          mode: payments,
          webhookUrl: `${url}/api/webhooks/razorpay`,
          lastWebhookAt: facts.lastWebhookAt?.toISOString() ?? null,
        },
      };
    }),

    staffRoute(api.checkPayments, {}, async () => {
      await providers().razorpay.listCaptured(new Date());
      return { message: 'The provider accepts these keys.' };
    }),

    staffRoute(api.sendTestMail, {}, async ({ staff }) => {
      await mail.send(testMail(shop(), staff.email)).catch(notAccepted);
      await saveInstallationValue(db, MAIL_ACCEPTED, new Date().toISOString());
      return { message: `Sent to ${staff.email}. Look whether it arrived, and not among the spam.` };
    }),
  ];
}

function paymentMode({ payment }: Shop): 'sandbox' | 'test' | 'live' {
  if (!payment.testMode) return 'live';
  // Only the sandbox's window comes from the shop itself.
  return payment.scriptUrl.startsWith('/') ? 'sandbox' : 'test';
}
