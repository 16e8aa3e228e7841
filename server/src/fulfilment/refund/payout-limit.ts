import type { Paise } from '@gulmohar/contract/values/money.ts';
import { sql } from 'kysely';
import type { StaffActor } from '../../platform/audit/actor.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { oneAtATime } from '../../platform/database/one-at-a-time.ts';

/** For a row of `payment` in cash: whether the courier has remitted all of it. */
export const isCashRemitted = sql<boolean>`exists (select from remittance_line
  where parcel_id::text = payment.provider_payment_id and amount >= payment.amount)`;

type NewPayout = {
  amount: Paise;
  staff: StaffActor;
  payeeHash: string;
  orderId: string | null;
  isRemitted: boolean;
};

/**
 * Cash that the courier has not remitted may never have been collected, so that it always needs approval.
 * Otherwise, a payout counts together with those that nobody approved for the same order, by the same person
 * on the same day in India, or to the same account within 30 days, so that a large sum is not paid out in
 * parts. Serialises payouts until the transaction ends.
 * @param limit null when no sum has to be approved
 */
export async function needsApproval(
  trx: Transaction,
  { amount, staff, payeeHash, orderId, isRemitted }: NewPayout,
  limit: Paise | null,
): Promise<boolean> {
  if (!isRemitted) return true;
  if (limit === null) return false;
  await oneAtATime(trx, 'payout limit');
  const sumOf = (which: ReturnType<typeof sql>) =>
    sql<number>`coalesce(sum(payout.amount) filter (where ${which}), 0)::bigint`;
  const isToday = sql`payout.created_at >= date_trunc('day', now(), 'Asia/Kolkata')`;
  const sums = await trx
    .selectFrom('payout')
    .innerJoin('refund', 'refund.id', 'payout.refund_id')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .where('payout.approved_by', 'is', null)
    .where(
      sql<boolean>`payout.state in ('asked', 'pending', 'queued', 'scheduled', 'processing', 'processed')`,
    )
    .where(({ or, eb, and }) =>
      or([
        eb('payment.order_id', '=', orderId),
        and([eb('payout.staff_id', '=', staff.staffId), sql<boolean>`${isToday}`]),
        eb('payout.payee_hash', '=', payeeHash),
      ]),
    )
    .select([
      sumOf(sql`payment.order_id = ${orderId}`).as('ofOrder'),
      sumOf(sql`payout.staff_id = ${staff.staffId} and ${isToday}`).as('byPerson'),
      sumOf(sql`payout.payee_hash = ${payeeHash} and payout.created_at > now() - interval '30 days'`).as(
        'toPayee',
      ),
    ])
    .executeTakeFirstOrThrow();
  return Math.max(sums.ofOrder, sums.byPerson, sums.toPayee) + amount > limit;
}
