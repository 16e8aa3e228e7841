import { INVALID_LINK } from '@gulmohar/contract/accounts/password.ts';
import * as api from '@gulmohar/contract/sales/checkout-reminder.ts';
import { paiseToRupees } from '@gulmohar/contract/values/money.ts';
import type { Database } from '../../platform/database/connection.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { linkLimits } from '../../platform/limits/rate-limits.ts';
import type { SignedLinkPurpose, SignedLinks } from '../../platform/mail/signed-links.ts';
import { findCheckoutOf } from '../checkout/checkout.store.ts';
import { readLinesNow } from './read-lines-now.ts';
import { endRemindersFor } from './reminder.store.ts';

type Needs = { db: Database; links: SignedLinks };

/** `/api/reminder/…`: what the links of a reminder lead to. */
export function reminderRoutes({ db, links }: Needs): Route[] {
  async function subjectOf(purpose: SignedLinkPurpose, token: string): Promise<string> {
    const subject = await links.verify(purpose, token);
    if (!subject) throw new ShopError('INVALID_LINK', INVALID_LINK);
    return subject;
  }

  return [
    route(api.readUnfinishedCheckout, { limits: linkLimits }, async ({ body }) => {
      const checkout = await findCheckoutOf(db, await subjectOf('restore-cart', body.token));
      const lines = await readLinesNow(db, checkout?.snapshot?.lines ?? []);
      return {
        lines: lines.map(({ unitPrice, grams, available, ...line }) => ({
          ...line,
          available,
          price: available > 0 ? paiseToRupees(unitPrice) : null,
        })),
      };
    }),

    route(api.returnToCheckout, { limits: linkLimits }, async ({ body }) => {
      await db
        .updateTable('checkout_reminder')
        .set({ returned_at: new Date() })
        .where('checkout_id', '=', await subjectOf('restore-cart', body.token))
        .where('returned_at', 'is', null)
        .execute();
      return {};
    }),

    route(api.endReminders, { limits: linkLimits }, async ({ body }) => {
      await endRemindersFor(db, await subjectOf('unsubscribe-reminders', body.token));
      return { message: 'We will not remind you again' };
    }),

    route(api.endRemindersWithOneClick, {}, async ({ query }) => {
      await endRemindersFor(db, await subjectOf('unsubscribe-reminders', query.token));
      return {};
    }),
  ];
}
