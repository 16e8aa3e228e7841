import * as api from '@gulmohar/contract/admin/draft.ts';
import * as lookup from '@gulmohar/contract/admin/draft-lookup.ts';
import { isAllowed } from '@gulmohar/contract/admin/permissions.ts';
import type { Shop } from '@gulmohar/contract/shop/shop.ts';
import { returnDue } from '../../fulfilment/refund/returns-due.ts';
import type { Providers } from '../../payments/providers.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Route } from '../../platform/http/route.ts';
import type { SignedLinks } from '../../platform/mail/signed-links.ts';
import { openPhoneHash } from '../../platform/secrets/phone-hash.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { cancelDraft } from '../../sales/draft/cancel-draft.ts';
import { payerPage } from '../../sales/draft/payer-page.ts';
import { placeDraft } from '../../sales/draft/place-draft.ts';
import { quoteDraft } from '../../sales/draft/quote-draft.ts';
import { readDraft, readDrafts } from '../../sales/draft/read-draft.ts';
import { saveDraft } from '../../sales/draft/save-draft.ts';
import { resendPaymentLink, sendPaymentLink } from '../../sales/draft/send-payment-link.ts';
import type { ReservationPolicy } from '../../sales/reservation/reservation-caps.ts';
import { giftWrapPriceOf } from '../../shop/gift-wrap-price.ts';
import { shippingRulesOf } from '../../shop/shipping-rules.ts';
import type { CurrentSettings } from '../../shop/shop-settings.ts';
import type { Staff } from '../session/staff.ts';
import { staffRoute } from '../session/staff-route.ts';
import { copyOrder } from './copy-order.ts';
import { findBuyers, findProducts } from './find-choices.ts';

type Needs = {
  db: Database;
  links: SignedLinks;
  providers: () => Providers;
  reservations: ReservationPolicy;
  settings: CurrentSettings;
  secrets: Secrets;
  shop: () => Shop;
};

export function draftRoutes({ db, links, providers, reservations, secrets, settings, shop }: Needs): Route[] {
  const hashPhone = openPhoneHash(secrets);
  const policy = () => ({ rules: settings.current().cod, hashPhone });
  const terms = () => {
    const { prepaid, cod } = settings.current();
    return { prepaid, cod };
  };
  const rulesFor = ({ role }: Staff) => {
    const { drafts } = settings.current();
    return {
      drafts,
      shipping: shippingRulesOf(settings.current()),
      sellerGstin: settings.current().tax.gstin,
      cod: policy(),
      giftWrapPrice: giftWrapPriceOf(settings.current()),
      terms: terms(),
      mayExceed: isAllowed(role, 'drafts.discount'),
    };
  };
  const changed = async (draftId: string) => ({
    draft: await readDraft(db, draftId, {
      cod: policy(),
      terms: terms(),
      pageOf: (id) => payerPage(links, shop().url, id),
      dueOf: (id) => returnDue(db, id),
    }),
  });

  return [
    staffRoute(api.listDrafts, {}, async ({ query }) => readDrafts(db, query.after)),

    staffRoute(api.getDraft, {}, async ({ query }) => changed(query.draftId)),

    staffRoute(api.quoteDraft, {}, async ({ body, staff }) => quoteDraft(db, rulesFor(staff), body)),

    staffRoute(api.saveDraft, {}, async ({ body, staff }) => {
      await saveDraft(db, providers(), staff, { ...rulesFor(staff), caps: reservations.caps }, body);
      return changed(body.draftId);
    }),

    staffRoute(api.sendPaymentLink, {}, async ({ body: { draftId, total }, staff }) => {
      const { name, url } = shop();
      const { drafts } = settings.current();
      const sending = { draftId, total, terms: terms(), drafts, shop: { name, url } };
      await sendPaymentLink(db, providers(), staff, sending);
      return changed(draftId);
    }),

    staffRoute(api.resendPaymentLink, {}, async ({ body: { draftId }, staff }) => {
      await resendPaymentLink(db, staff, draftId);
      return changed(draftId);
    }),

    staffRoute(api.placeDraft, {}, async ({ body: { draftId, total }, staff }) => {
      const { express } = settings.current();
      await placeDraft(db, staff, { draftId, total, cod: policy(), terms: terms(), express });
      return changed(draftId);
    }),

    staffRoute(api.cancelDraft, {}, async ({ body: { draftId }, staff }) => {
      await cancelDraft(db, providers(), staff, draftId);
      return changed(draftId);
    }),

    staffRoute(lookup.findDraftProducts, {}, async ({ query }) => ({
      products: await findProducts(db, query.q),
    })),

    staffRoute(lookup.findExistingBuyers, {}, async ({ query }) => ({
      buyers: await findBuyers(db, query.phone),
    })),

    staffRoute(lookup.copyOrderToDraft, {}, async ({ query }) => copyOrder(db, query.orderId)),
  ];
}
