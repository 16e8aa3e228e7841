import * as api from '@gulmohar/contract/admin/mail-server.ts';
import type { Shop } from '@gulmohar/contract/shop/shop.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Environment } from '../../platform/config/env.ts';
import type { Database } from '../../platform/database/connection.ts';
import { saveInstallationValue } from '../../platform/database/installation.ts';
import type { RateLimiter } from '../../platform/http/rate-limiter.ts';
import type { Route } from '../../platform/http/route.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { addressOf } from '../../platform/mail/address-of.ts';
import { findMailRecords } from '../../platform/mail/mail-records.ts';
import { findMailServer, mailServerSetBy, saveMailServer, smtpOf } from '../../platform/mail/mail-server.ts';
import { notAccepted } from '../../platform/mail/not-accepted.ts';
import { smtp } from '../../platform/mail/smtp.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import type { ShopSettings } from '../../shop/shop-settings.ts';
import { MAIL_ACCEPTED } from '../first-run/read-tasks.ts';
import { testMail } from '../first-run/test-mail.ts';
import { assertCode, confirmByCode } from '../session/confirm-by-code.ts';
import { staffRoute } from '../session/staff-route.ts';

type Needs = {
  db: Database;
  secrets: Secrets;
  settings: ShopSettings;
  shop: () => Shop;
  limiter: RateLimiter;
  mailSettings: Pick<Environment, 'SMTP_URL' | 'SHOP_MODE' | 'MAIL_FROM' | 'DKIM_SELECTOR'>;
};

export function mailServerRoutes({
  db,
  secrets,
  settings,
  shop,
  limiter,
  mailSettings: env,
}: Needs): Route[] {
  return [
    staffRoute(api.readMailServer, {}, async () => {
      const entered = await findMailServer(db, secrets);
      const { host, port, security, user, sender } = entered ?? {};
      return {
        setBy: await mailServerSetBy(db, env),
        server: host && port && security && user && sender ? { host, port, security, user, sender } : null,
      };
    }),

    staffRoute(api.saveMailServer, {}, async ({ body: { code, ...server }, staff }) => {
      if (settings.isDemo()) throw new ShopError('STEP_NOT_POSSIBLE', 'The demo sends no mails.');
      if (env.SMTP_URL) {
        throw new ShopError('STEP_NOT_POSSIBLE', 'The operator has set the mail server (SMTP_URL).');
      }
      await assertCode({ db, limiter }, staff, code);
      await smtp(smtpOf(server)).send(testMail(shop(), staff.email)).catch(notAccepted);
      await db.transaction().execute(async (trx) => {
        await confirmByCode(trx, staff, code);
        const before = await findMailServer(trx, secrets);
        await saveMailServer(trx, secrets, server);
        await saveInstallationValue(trx, MAIL_ACCEPTED, new Date().toISOString());
        await recordChange(trx, staff, {
          action: 'mail-server.update',
          subject: '',
          before: before ? placeOf(before) : null,
          after: placeOf(server),
        });
      });
      return { message: `Saved. A test mail was sent to ${staff.email}.` };
    }),

    staffRoute(api.readMailRecords, {}, async ({ query: { selector } }) => {
      const entered = env.SMTP_URL ? undefined : await findMailServer(db, secrets);
      const domain = addressOf(entered?.sender ?? env.MAIL_FROM).split('@')[1] ?? '';
      return { domain, ...(await findMailRecords(domain, selector || (env.DKIM_SELECTOR ?? ''))) };
    }),
  ];
}

/** For the audit log: the password is in no log. */
function placeOf({ host, port, user, sender }: { host: string; port: number; user: string; sender: string }) {
  return { host, port, user, sender };
}
