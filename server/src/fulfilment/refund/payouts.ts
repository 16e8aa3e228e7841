import type { Payee, ShownPayout } from '@gulmohar/contract/admin/payout.ts';
import { CASH_ON_DELIVERY } from '@gulmohar/contract/sales/cash.ts';
import type { Paise } from '@gulmohar/contract/values/money.ts';
import type { Selectable } from 'kysely';
import { v7 as uuid } from 'uuid';
import { hashPayee, hintOf, sealPayee } from '../../payments/payout/payee.ts';
import type { PayoutProvider } from '../../payments/payout/payout-provider.ts';
import { hasFailed } from '../../payments/payout/payout-steps.ts';
import { lockPayout, recordPayout } from '../../payments/payout/record-payout.ts';
import type { StaffActor } from '../../platform/audit/actor.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import type { Payout } from '../../platform/database/tables.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { isCashRemitted, needsApproval } from './payout-limit.ts';
import { requestApproval } from './request-approval.ts';

type PayTools = {
  db: Database;
  secrets: Secrets;
  payouts: PayoutProvider | undefined;
  /** The sum above which a second person has to approve, see `needsApproval`; null for no such sum. */
  approvalAbove: Paise | null;
};

/**
 * A further attempt is possible only once the last one has definitely failed, with a new idempotency key,
 * because at RazorpayX a key that failed stays failed.
 * @throws ShopError NOT_FOUND; STEP_NOT_POSSIBLE when the refund does not wait to be paid, or payouts are not
 * set up
 */
export async function payRefund(
  { db, secrets, payouts, approvalAbove }: PayTools,
  staff: StaffActor,
  { refundId, payee }: { refundId: string; payee: Payee },
): Promise<ShownPayout> {
  if (!payouts) throw new ShopError('STEP_NOT_POSSIBLE', 'RazorpayX is not set up. Please pay by hand.');
  return db.transaction().execute(async (trx) => {
    const refund = await lockRefund(trx, refundId);
    const former = await trx
      .selectFrom('payout')
      .where('refund_id', '=', refundId)
      .orderBy('attempt', 'desc')
      .select(['attempt', 'state'])
      .executeTakeFirst();
    if (refund.status !== 'manual' || (former && !hasFailed(former.state)))
      throw new ShopError('STEP_NOT_POSSIBLE', 'This refund is not waiting to be paid');
    const payeeHash = hashPayee(secrets, payee);
    const { amount, order_id: orderId, isRemitted } = refund;
    const payingOut = { amount, staff, payeeHash, orderId, isRemitted };
    const mustWait = await needsApproval(trx, payingOut, approvalAbove);
    const id = former ? uuid() : refundId;
    const payout = await trx
      .insertInto('payout')
      .values({
        id,
        refund_id: refundId,
        attempt: (former?.attempt ?? 0) + 1,
        amount: refund.amount,
        kind: payee.kind,
        payee_hint: hintOf(payee),
        payee_sealed: sealPayee(secrets, id, payee),
        payee_hash: payeeHash,
        state: mustWait ? 'approval' : 'asked',
        staff_id: staff.staffId,
        staff_name: staff.name,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await trx.updateTable('refund').set({ status: 'pending' }).where('id', '=', refundId).execute();
    if (mustWait) await requestApproval(trx, id, staff.staffId);
    else await enqueue(trx, 'pay-out', { payoutId: id });
    await recordChange(trx, staff, {
      action: 'payout.ask',
      subject: refund.order_id ?? refundId,
      before: null,
      after: { amount: refund.amount, attempt: payout.attempt, payee: payout.payee_hint },
    });
    return presentPayout(payout);
  });
}

/**
 * @throws ShopError NOT_FOUND; STEP_NOT_POSSIBLE when it does not wait for approval; FORBIDDEN for whoever
 * requested it
 */
export async function approvePayout(db: Database, staff: StaffActor, payoutId: string): Promise<ShownPayout> {
  return withWaiting(db, payoutId, async (trx, payout) => {
    if (payout.staff_id === staff.staffId)
      throw new ShopError('FORBIDDEN', 'Somebody else has to approve your payout');
    await trx
      .updateTable('payout')
      .set({ state: 'asked', state_at: new Date(), approved_by: staff.name })
      .where('id', '=', payoutId)
      .execute();
    await enqueue(trx, 'pay-out', { payoutId });
    await recordStep(trx, staff, payout, 'payout.approve');
  });
}

/** @throws ShopError NOT_FOUND; STEP_NOT_POSSIBLE when it does not wait for approval */
export async function withdrawPayout(
  db: Database,
  staff: StaffActor,
  payoutId: string,
): Promise<ShownPayout> {
  return withWaiting(db, payoutId, async (trx, payout) => {
    await recordPayout(trx, payoutId, { state: 'withdrawn' });
    await recordStep(trx, staff, payout, 'payout.withdraw');
  });
}

export function presentPayout(payout: Omit<Selectable<Payout>, 'payee_sealed' | 'payee_hash'>): ShownPayout {
  return {
    payoutId: payout.id,
    attempt: payout.attempt,
    state: payout.state,
    payee: payout.payee_hint,
    problem: payout.problem ?? '',
    reference: payout.bank_reference ?? '',
    askedBy: payout.staff_name,
    approvedBy: payout.approved_by ?? '',
    at: payout.state_at.toISOString(),
  };
}

async function lockRefund(trx: Transaction, refundId: string) {
  const refund = await trx
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .where('refund.id', '=', refundId)
    .where('payment.provider', '=', CASH_ON_DELIVERY)
    .select(['refund.status', 'refund.amount', 'payment.order_id', isCashRemitted.as('isRemitted')])
    .forUpdate('refund')
    .executeTakeFirst();
  if (!refund) throw new ShopError('NOT_FOUND', 'Refund not found');
  return refund;
}

async function withWaiting(
  db: Database,
  payoutId: string,
  step: (trx: Transaction, payout: Selectable<Payout>) => Promise<void>,
): Promise<ShownPayout> {
  return db.transaction().execute(async (trx) => {
    const existing = await trx
      .selectFrom('payout')
      .where('id', '=', payoutId)
      .select('id')
      .executeTakeFirst();
    if (!existing) throw new ShopError('NOT_FOUND', 'Payout not found');
    const payout = await lockPayout(trx, payoutId);
    if (payout.state !== 'approval')
      throw new ShopError('STEP_NOT_POSSIBLE', 'This payout is not waiting for approval');
    await step(trx, payout);
    return presentPayout(await lockPayout(trx, payoutId));
  });
}

async function recordStep(
  trx: Transaction,
  staff: StaffActor,
  { refund_id, amount, attempt }: Selectable<Payout>,
  action: string,
): Promise<void> {
  const { order_id } = await trx
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .where('refund.id', '=', refund_id)
    .select('payment.order_id')
    .executeTakeFirstOrThrow();
  const subject = order_id ?? refund_id;
  await recordChange(trx, staff, { action, subject, before: null, after: { amount, attempt } });
}
