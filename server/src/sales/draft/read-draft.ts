import { DRAFTS_PAGE, type Draft, type DraftLine, type DraftRow } from '@gulmohar/contract/admin/draft.ts';
import type { Paise } from '@gulmohar/contract/values/money.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import type { CheckoutSnapshot, SnapshotLine } from '../checkout/snapshot.ts';
import type { CodPolicy } from '../cod/cod.rules.ts';
import { draftStatus } from './draft.rules.ts';
import { type DraftRow as Row, readDraftRow, selectDrafts } from './draft.store.ts';
import { pricedFor, type TermsRules } from './draft-terms.ts';
import { readConsent } from './message-consent.ts';
import { rejectionOf } from './quote-draft.ts';

/** For a draft that was erased. */
const NO_ADDRESS = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  street: '',
  city: '',
  state: '',
  zipcode: '',
};

type Reading = {
  cod: CodPolicy;
  terms: TermsRules;
  pageOf: (draftId: string) => Promise<string>;
  /** What is refunded for a return. */
  dueOf: (returnId: string) => Promise<Paise>;
};

/** @throws ShopError NOT_FOUND */
export async function readDraft(
  db: Database,
  draftId: string,
  { cod, terms, pageOf, dueOf }: Reading,
): Promise<Draft> {
  const row = await readDraftRow(db, draftId);
  const { snapshot } = row;
  const isHeld = draftStatus(row) === 'held';
  const ways = isHeld && snapshot ? waysOf(snapshot, terms, row.cod_fee_waiver !== null) : null;
  const { firstName, lastName, email, phone, street, city, state, zipcode } = snapshot?.address ?? NO_ADDRESS;
  const totals: Draft['totals'] = snapshot?.totals ?? {
    subtotal: 0,
    discount: 0,
    shipping: 0,
    total: row.amount,
  };
  const byStaff = totals.discount - (totals.prepaidDiscount ?? 0) - (totals.promotionDiscount ?? 0);
  return {
    ...presentRow(row),
    lines: snapshot?.lines.map(presentLine) ?? [],
    buyer: { firstName, lastName, email, phone, street, city, state, zipcode },
    userId: row.user_id,
    discount: row.discount_reason === null ? null : { amount: byStaff, reason: row.discount_reason },
    paidBy: snapshot?.terms?.paidBy ?? 'online',
    totals,
    ways,
    codFeeWaiver: row.cod_fee_waiver,
    delivery: snapshot?.delivery ?? 'standard',
    giftWrap: snapshot?.giftWrap ?? false,
    boxName: row.box_name,
    messageConsent: await readConsent(db, draftId),
    linkUrl: row.link_url,
    payerPage: draftStatus(row) === 'link sent' ? await pageOf(draftId) : null,
    linkSentAt: row.link_sent_at?.toISOString() ?? null,
    orderId: row.order_id,
    insteadOf:
      row.return_id && row.returned_order_id && row.return_status
        ? {
            returnId: row.return_id,
            orderId: row.returned_order_id,
            status: row.return_status,
            refundAmount: await dueOf(row.return_id),
          }
        : null,
    codRejection: isHeld
      ? await rejectionOf(db, cod, {
          total: (ways?.cash ?? totals).total,
          zipcode,
          phone,
          userId: row.user_id,
          lines: snapshot?.lines ?? [],
        })
      : '',
  };
}

function waysOf(snapshot: CheckoutSnapshot, terms: TermsRules, isWaived: boolean): Draft['ways'] {
  return {
    online: pricedFor('online', snapshot, terms, isWaived).totals,
    cash: pricedFor('cash', snapshot, terms, isWaived).totals,
  };
}

export async function readDrafts(
  db: Database,
  after: string | undefined,
): Promise<{ drafts: DraftRow[]; nextAfter: string | null }> {
  const rows = await selectDrafts(db)
    .where('orders.id', 'is', null)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(draft_order.created_at, draft_order.id) < (select created_at, id from draft_order where id = ${after})`,
      ),
    )
    .orderBy('draft_order.created_at', 'desc')
    .orderBy('draft_order.id', 'desc')
    .limit(DRAFTS_PAGE + 1)
    .execute();
  const shown = rows.slice(0, DRAFTS_PAGE);
  return {
    drafts: shown.map(presentRow),
    nextAfter: rows.length > DRAFTS_PAGE ? (shown.at(-1)?.id ?? null) : null,
  };
}

function presentRow(row: Row): DraftRow {
  const { snapshot } = row;
  return {
    draftId: row.id,
    status: draftStatus(row),
    buyerName: snapshot?.buyer.name ?? '',
    phone: snapshot?.buyer.phone ?? '',
    units: snapshot?.lines.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0,
    total: row.amount,
    staffName: row.staff_name,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  };
}

function presentLine({ productId, name, size, picture, quantity, unitPrice }: SnapshotLine): DraftLine {
  return { productId, name, size, picture, quantity, unitPrice };
}
