import { changePhoneOrderMessages, readPhoneOrder } from '@gulmohar/contract/sales/phone-order.ts';
import type { Database } from '../../platform/database/connection.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { linkLimits } from '../../platform/limits/rate-limits.ts';
import type { SignedLinks } from '../../platform/mail/signed-links.ts';
import { changeConsent } from './message-consent.ts';
import { readForPayer } from './read-for-payer.ts';

type Needs = { db: Database; links: SignedLinks };

export function payerRoutes({ db, links }: Needs): Route[] {
  async function draftOf(token: string): Promise<string> {
    const draftId = await links.verify('pay-by-link', token);
    if (!draftId) throw new ShopError('INVALID_LINK', 'Invalid or expired link');
    return draftId;
  }

  return [
    route(readPhoneOrder, { limits: linkLimits }, async ({ body }) => ({
      order: await readForPayer(db, await draftOf(body.token)),
    })),

    route(changePhoneOrderMessages, { limits: linkLimits }, async ({ body }) => {
      const draftId = await draftOf(body.token);
      await changeConsent(db, draftId, body.isWanted);
      return { order: await readForPayer(db, draftId) };
    }),
  ];
}
