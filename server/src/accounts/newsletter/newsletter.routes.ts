import {
  confirmNewsletter,
  endNewsletterWithOneClick,
  subscribeToNewsletter,
  unsubscribeFromNewsletter,
} from '@gulmohar/contract/accounts/newsletter.ts';
import { INVALID_LINK } from '@gulmohar/contract/accounts/password.ts';
import type { Database } from '../../platform/database/connection.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { linkLimits, newsletterLimits } from '../../platform/limits/rate-limits.ts';
import type { SignedLinkPurpose, SignedLinks } from '../../platform/mail/signed-links.ts';
import { isOwnEmail } from '../session/own-email.ts';
import { shopperRoute } from '../session/shopper-route.ts';
import { requestNewsletter, setNewsletterPreference, subscribeConfirmed, unsubscribe } from './subscribe.ts';

type Needs = { db: Database; links: SignedLinks };

export function newsletterRoutes({ db, links }: Needs): Route[] {
  return [
    shopperRoute(
      subscribeToNewsletter,
      { limits: newsletterLimits },
      async ({ body: { email }, shopper }) => {
        const { isConfirmed } = await isOwnEmail(db, shopper?.userId, email);
        await db.transaction().execute(async (trx) => {
          if (!isConfirmed) return requestNewsletter(trx, email);
          await subscribeConfirmed(trx, email);
          await setNewsletterPreference(trx, email, true);
        });
        return { message: 'Subscription successful!' };
      },
    ),

    route(confirmNewsletter, { limits: linkLimits }, async ({ body }) => {
      const email = await addressOf({ db, links }, 'confirm-newsletter', body.token);
      await db.transaction().execute(async (trx) => {
        await subscribeConfirmed(trx, email);
        await setNewsletterPreference(trx, email, true);
      });
      return { message: 'Subscription successful!' };
    }),

    route(unsubscribeFromNewsletter, { limits: linkLimits }, async ({ body }) => {
      await endSubscription({ db, links }, body.token);
      return { message: 'You have been unsubscribed from our newsletter' };
    }),

    route(endNewsletterWithOneClick, {}, async ({ query }) => {
      await endSubscription({ db, links }, query.token);
      return {};
    }),
  ];
}

/** @throws ShopError INVALID_LINK */
async function endSubscription({ db, links }: Needs, token: string): Promise<void> {
  const email = await addressOf({ db, links }, 'unsubscribe-newsletter', token);
  await db.transaction().execute(async (trx) => {
    await unsubscribe(trx, email);
    await setNewsletterPreference(trx, email, false);
  });
}

async function addressOf({ links }: Needs, purpose: SignedLinkPurpose, token: string): Promise<string> {
  const email = await links.verify(purpose, token);
  if (!email) throw new ShopError('INVALID_LINK', INVALID_LINK);
  return email;
}
