import { PREPAID_DISCOUNT } from '@gulmohar/contract/sales/payment-terms.ts';
import { MIN_CHARGE } from '@gulmohar/contract/sales/pricing.ts';
import { CURRENCY } from '@gulmohar/contract/shop/shop-rules.ts';
import { formatRupees, type Paise } from '@gulmohar/contract/values/money.ts';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { PaymentLink } from '../../payments/provider.ts';
import type { Providers } from '../../payments/providers.ts';
import { type ChangeAuthor, recordChange } from '../../platform/audit/record-change.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import { setProviderOrder } from '../checkout/checkout.store.ts';
import type { CheckoutSnapshot } from '../checkout/snapshot.ts';
import { assertStatus, type DraftSettings, draftStatus } from './draft.rules.ts';
import { lockDraft } from './draft.store.ts';
import { chooseWay, type TermsRules } from './draft-terms.ts';

/** The items' share of a link's description, which Razorpay limits to 2,048 characters. */
const MAX_ITEMS_TEXT = 1_800;

type Sending = {
  draftId: string;
  /** The total that the staff were shown, in paise. */
  total: Paise | undefined;
  terms: TermsRules;
  drafts: DraftSettings;
  shop: { name: string; url: string };
};

/**
 * The draft's units stay reserved for as long as the link can be paid, and its payment settles like any
 * checkout.
 * @throws ShopError NOT_FOUND; STEP_NOT_POSSIBLE unless it is held and costs something; PRICE_CHANGED
 * @throws ProviderError when the link could not be created
 */
export async function sendPaymentLink(
  db: Database,
  { razorpay }: Providers,
  staff: ChangeAuthor,
  { draftId, total, terms, drafts, shop }: Sending,
): Promise<void> {
  const choice = { way: 'online' as const, rules: terms, claimed: total };
  const { checkout_id, expires_at, snapshot } = await db
    .transaction()
    .execute((trx) => extendDraftReservation(trx, draftId, choice, drafts.holdMinutes));
  const { total: amount } = snapshot.totals;
  const link = await razorpay.createLink({
    amount,
    currency: CURRENCY,
    receipt: checkout_id,
    description: `${shop.name}: ${contentWords(snapshot)}`,
    expiresAt: expires_at,
    customer: snapshot.buyer,
    callbackUrl: `${shop.url}/verify`,
    notifies: drafts.providerNotifies,
  });
  const isKept = await db
    .transaction()
    .execute((trx) => keepLink(trx, staff, { draftId, checkout_id, link }));
  if (isKept) return;
  await razorpay.closeOrder?.(link.id);
  throw new ShopError('CHANGED_MEANWHILE', 'Somebody else has changed this draft. Please review it.');
}

function contentWords({ lines, totals: { prepaidDiscount } }: CheckoutSnapshot): string {
  const saved = prepaidDiscount ? ` · ${PREPAID_DISCOUNT}: −${formatRupees(prepaidDiscount)}` : '';
  const items = lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ');
  return `${items.slice(0, MAX_ITEMS_TEXT)}${saved}`;
}

type Held = { checkout_id: string; expires_at: Date; snapshot: CheckoutSnapshot };

async function extendDraftReservation(
  trx: Transaction,
  draftId: string,
  choice: Parameters<typeof chooseWay>[2],
  minutes: number,
): Promise<Held> {
  const draft = await lockDraft(trx, draftId);
  assertStatus(draft, 'held');
  const snapshot = await chooseWay(trx, draft, choice);
  if (snapshot.totals.total < MIN_CHARGE) {
    throw new ShopError('STEP_NOT_POSSIBLE', 'There is nothing to pay. Place it as an order instead.');
  }
  const { expires_at } = await trx
    .updateTable('checkout')
    .set({ expires_at: sql<Date>`now() + ${minutes} * interval '1 minute'` })
    .where('id', '=', draft.checkout_id)
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  return { checkout_id: draft.checkout_id, expires_at, snapshot };
}

type Kept = { draftId: string; checkout_id: string; link: PaymentLink };

/** @returns false when the draft has changed since the link was created for it */
async function keepLink(
  trx: Transaction,
  staff: ChangeAuthor,
  { draftId, checkout_id, link }: Kept,
): Promise<boolean> {
  const draft = await lockDraft(trx, draftId);
  if (draft.checkout_id !== checkout_id) return false;
  const status = draftStatus(draft);
  // Concurrent calls get the same link.
  if (status === 'link sent') return true;
  if (status !== 'held') return false;
  await setProviderOrder(trx, checkout_id, link.id);
  // Schedules checks with the provider, in case no webhook arrives.
  await trx
    .updateTable('checkout')
    .set({ ask_again_at: sql<Date>`now() + interval '5 minutes'` })
    .where('id', '=', checkout_id)
    .execute();
  await trx
    .updateTable('draft_order')
    .set({ link_url: link.url, link_sent_at: new Date() })
    .where('id', '=', draftId)
    .execute();
  await recordChange(trx, staff, {
    action: 'draft.send-link',
    subject: draftId,
    before: null,
    after: { link: link.url, total: draft.amount },
  });
  await enqueue(trx, 'send-payment-link', { draftId, sendingId: uuid() });
  return true;
}

/** @throws ShopError NOT_FOUND; STEP_NOT_POSSIBLE when it cannot be paid or there is no e-mail address */
export async function resendPaymentLink(db: Database, staff: ChangeAuthor, draftId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const draft = await lockDraft(trx, draftId);
    assertStatus(draft, 'link sent');
    if (!draft.snapshot?.buyer.email)
      throw new ShopError(
        'STEP_NOT_POSSIBLE',
        'There is no e-mail address. Please send the link by WhatsApp or SMS.',
      );
    const sentAt = new Date();
    await trx.updateTable('draft_order').set({ link_sent_at: sentAt }).where('id', '=', draftId).execute();
    await recordChange(trx, staff, {
      action: 'draft.resend-link',
      subject: draftId,
      before: { sentAt: draft.link_sent_at },
      after: { sentAt },
    });
    await enqueue(trx, 'send-payment-link', { draftId, sendingId: uuid() });
  });
}
