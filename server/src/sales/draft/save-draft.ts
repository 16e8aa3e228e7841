import type { DraftForm } from '@gulmohar/contract/admin/draft.ts';
import type { ShippingRules } from '@gulmohar/contract/shop/shop-rules.ts';
import { type Paise, paiseToRupees } from '@gulmohar/contract/values/money.ts';
import { v7 as uuid } from 'uuid';
import { assertNotBlocked } from '../../accounts/block/blocked-contacts.ts';
import type { Providers } from '../../payments/providers.ts';
import { type ChangeAuthor, recordChange } from '../../platform/audit/record-change.ts';
import type { Database } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { draftKey } from '../checkout/buyer-key.ts';
import { inTurn, reserveWithin } from '../checkout/open-checkout.ts';
import type { ReservationCaps } from '../reservation/reservation-caps.ts';
import { assertDiscount, assertStatus, type DraftSettings, draftStatus, maxDiscount } from './draft.rules.ts';
import { type DraftRow, findDraft, lockDraft, upsertDraft } from './draft.store.ts';
import { type TermsRules, termsOf } from './draft-terms.ts';
import { endLink } from './end-link.ts';
import { keepConsent } from './message-consent.ts';

export type DraftRules = {
  drafts: DraftSettings;
  shipping: ShippingRules;
  sellerGstin: string;
  caps: ReservationCaps;
  giftWrapPrice: Paise | null;
  terms: TermsRules;
  mayExceed: boolean;
};

type Input = DraftForm & {
  draftId: string;
  total: Paise;
};

/**
 * Held for the time set by the owner. Saving the same draft again replaces its earlier checkout.
 * @throws ShopError as `openCheckout`; NOT_FOUND for an unknown return; INVALID_INPUT for a discount beyond the limit; STEP_NOT_POSSIBLE once
 * a link was sent or it is an order
 * @throws ProviderError when its previous payment link could not be closed
 */
export async function saveDraft(
  db: Database,
  providers: Providers,
  staff: ChangeAuthor,
  { drafts, shipping, sellerGstin, caps, giftWrapPrice, terms, mayExceed }: DraftRules,
  { draftId, total, items, buyer, userId, discount, ...more }: Input,
): Promise<void> {
  const {
    delivery,
    giftWrap,
    boxName,
    messageUpdates,
    paidBy = 'online',
    codFeeWaiver = null,
    returnId,
  } = more;
  await assertNotBlocked(db, [buyer.email, buyer.phone]);
  if (returnId) await assertReturn(db, returnId);
  const former = await findDraft(db, draftId);
  if (former) {
    assertStatus(former, 'held', 'expired', 'cancelled', 'refunded');
    // A link that was paid too late cannot be paid again.
    if (draftStatus(former) !== 'refunded') await endLink(db, providers, former);
  }
  const { firstName, lastName, ...place } = buyer;
  const input = {
    order: {
      items: items.map((item) => ({ ...item, name: '' })),
      address: place,
      buyer: { ...buyer, name: `${firstName} ${lastName}` },
      delivery,
      giftWrap,
      messageUpdates,
    },
    claimed: paiseToRupees(total),
    userId,
    shipping,
    giftWrapPrice,
    sellerGstin,
    terms: termsOf(paidBy, terms, codFeeWaiver !== null),
    caps,
    addressKey: '',
    byStaff: {
      buyerKey: draftKey(draftId),
      discount: discount?.amount ?? 0,
      holdMinutes: drafts.holdMinutes,
    },
  };
  await inTurn(() =>
    db.transaction().execute(async (trx) => {
      if (former) assertSame(former, await lockDraft(trx, draftId));
      const checkoutId = uuid();
      const { totals } = await reserveWithin(trx, providers.razorpay.name, checkoutId, input);
      assertDiscount(discount?.amount ?? 0, maxDiscount(totals.subtotal, drafts, mayExceed));
      await upsertDraft(trx, {
        id: draftId,
        checkoutId,
        staffName: staff.name,
        discountReason: discount?.reason ?? null,
        boxName: boxName ?? null,
        codFeeWaiver,
        returnId,
      });
      if (messageUpdates !== undefined) await keepConsent(trx, draftId, messageUpdates, staff.name);
      await recordChange(trx, staff, {
        action: former ? 'draft.update' : 'draft.create',
        subject: draftId,
        before: former
          ? {
              total: former.amount,
              discount: former.snapshot?.totals.discount,
              codFeeWaived: former.cod_fee_waiver !== null,
            }
          : null,
        // The reason is stored in the draft only, where it can be erased.
        after: { total: totals.total, discount: totals.discount, codFeeWaived: codFeeWaiver !== null },
      });
    }),
  );
}

async function assertReturn(db: Database, id: string): Promise<void> {
  const found = await db.selectFrom('return_request').where('id', '=', id).select('id').executeTakeFirst();
  if (!found) throw new ShopError('NOT_FOUND', 'Return not found');
}

/** Someone else may have sent a link or placed the order in the meantime. */
function assertSame(former: DraftRow, locked: DraftRow): void {
  if (locked.checkout_id === former.checkout_id && locked.link_url === former.link_url && !locked.order_id)
    return;
  throw new ShopError('CHANGED_MEANWHILE', 'Somebody else has changed this draft. Please review it.');
}
