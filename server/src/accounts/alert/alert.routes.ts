import {
  confirmStockAlert,
  endAlertsWithOneClick,
  listStockHolds,
  requestStockAlert,
  unsubscribeStockAlerts,
} from '@gulmohar/contract/accounts/alert.ts';
import { INVALID_LINK } from '@gulmohar/contract/accounts/password.ts';
import type { Database } from '../../platform/database/connection.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { alertLimits, linkLimits } from '../../platform/limits/rate-limits.ts';
import type { SignedLinks } from '../../platform/mail/signed-links.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import { shopperRoute } from '../session/shopper-route.ts';
import { activateAlerts, endAlertsFor } from './alert.store.ts';
import { requestAlert } from './request-alert.ts';
import { findHolds } from './stock-holds.ts';

type Needs = { db: Database; links: SignedLinks };

export function alertRoutes({ db, links }: Needs): Route[] {
  return [
    shopperRoute(requestStockAlert, { limits: alertLimits }, async ({ body, shopper }) => {
      const needsConfirmation = await requestAlert(db, body, shopper?.userId);
      return { message: "You'll be notified when back in stock!", needsConfirmation };
    }),

    shopperRoute(listStockHolds, {}, async ({ body, shopper }) => {
      const own = { userId: shopper?.userId, unitIds: body.holdIds };
      const holds = await findHolds(db, body.productId, own);
      return {
        holds: holds.map(({ id, size, held_until }) => ({
          holdId: id,
          size,
          heldUntil: held_until?.toISOString() ?? null,
        })),
      };
    }),

    route(confirmStockAlert, { limits: linkLimits }, async ({ body }) => {
      const email = await links.verify('confirm-stock-alerts', body.token);
      if (!email) throw new ShopError('INVALID_LINK', INVALID_LINK);
      await db.transaction().execute(async (trx) => {
        for (const productId of await activateAlerts(trx, email)) {
          await enqueue(trx, 'send-stock-alerts', { productId });
        }
      });
      return { message: 'You will be notified when this item is back in stock!' };
    }),

    route(unsubscribeStockAlerts, { limits: linkLimits }, async ({ body }) => {
      await endAlertsByLink({ db, links }, body.token);
      return { message: 'You will not get any more stock alerts' };
    }),

    route(endAlertsWithOneClick, {}, async ({ query }) => {
      await endAlertsByLink({ db, links }, query.token);
      return {};
    }),
  ];
}

/** @throws ShopError INVALID_LINK */
async function endAlertsByLink({ db, links }: Needs, token: string): Promise<void> {
  const email = await links.verify('unsubscribe-stock-alerts', token);
  if (!email) throw new ShopError('INVALID_LINK', INVALID_LINK);
  await db.transaction().execute((trx) => endAlertsFor(trx, email));
}
