import { CASH_ON_DELIVERY, cashReference } from '@gulmohar/contract/sales/cash.ts';
import type { ExpressRules } from '@gulmohar/contract/shop/shop-rules.ts';
import type { Paise } from '@gulmohar/contract/values/money.ts';
import { assertNotBlocked } from '../../accounts/block/blocked-contacts.ts';
import type { StaffActor } from '../../platform/audit/actor.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { assertExpressPayment } from '../checkout/assert-express.ts';
import { placeUnpaid } from '../checkout/place-order.ts';
import type { CheckoutSnapshot } from '../checkout/snapshot.ts';
import { type CodPolicy, rejectionForStaff } from '../cod/cod.rules.ts';
import { keepDecision, lockCashOrders } from '../cod/cod.store.ts';
import { assertStatus } from './draft.rules.ts';
import { type DraftRow, lockDraft } from './draft.store.ts';
import { chooseWay, pricedFor, type TermsRules } from './draft-terms.ts';
import { decideForDraft } from './quote-draft.ts';

type Placing = {
  draftId: string;
  /** The total that the staff were shown, in paise. */
  total: Paise | undefined;
  cod: CodPolicy;
  terms: TermsRules;
  express: Pick<ExpressRules, 'takesCash' | 'takesPrepaid'>;
};

/**
 * Whether cash is offered is decided as for any checkout. The buyer need not confirm, because the staff have
 * just spoken to them.
 * @throws ShopError NOT_FOUND; STEP_NOT_POSSIBLE unless it is held; COD_NOT_OFFERED with the reason, worded
 * for the staff; PRICE_CHANGED; FORBIDDEN for blocked buyers
 */
export async function placeDraft(
  db: Database,
  staff: StaffActor,
  { draftId, total, cod, terms, express }: Placing,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const draft = await lockDraft(trx, draftId);
    if (draft.order_id) return;
    assertStatus(draft, 'held');
    if (!draft.snapshot) throw new Error(`Draft ${draftId} has no lines`);
    const { buyer } = draft.snapshot;
    await assertNotBlocked(trx, [buyer.email, buyer.phone]);
    // No cash on delivery charge when there is nothing to collect.
    const isFree = pricedFor('online', draft.snapshot, terms, false).totals.total === 0;
    const way = isFree ? 'online' : 'cash';
    const snapshot = await chooseWay(trx, draft, { way, rules: terms, claimed: total });
    const method = isFree ? 'none' : CASH_ON_DELIVERY;
    if (!isFree) {
      assertExpressPayment(express, snapshot.delivery, true);
      await grantCash(trx, draft, snapshot, cod);
    }
    const orderId = await placeUnpaid(trx, draft.checkout_id, method, staff);
    await recordChange(trx, staff, {
      action: 'draft.place',
      subject: draftId,
      before: null,
      after: {
        order: orderId,
        payment: method,
        total: snapshot.totals.total,
        ...(!isFree && { codFeeWaived: draft.cod_fee_waiver !== null }),
      },
    });
  });
}

async function grantCash(
  trx: Transaction,
  { id, checkout_id, user_id: userId }: DraftRow,
  { buyer: { phone }, address: { zipcode }, totals: { total }, lines }: CheckoutSnapshot,
  cod: CodPolicy,
): Promise<void> {
  await lockCashOrders(trx, phone);
  const decision = await decideForDraft(trx, cod, { total, zipcode, phone, userId, lines });
  if (decision.rejection) throw new ShopError('COD_NOT_OFFERED', rejectionForStaff(decision));
  await trx
    .updateTable('checkout')
    .set({ provider: CASH_ON_DELIVERY, provider_order_id: cashReference(id) })
    .where('id', '=', checkout_id)
    .execute();
  await keepDecision(trx, checkout_id, decision);
}
