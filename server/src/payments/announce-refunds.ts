import { CASH_ON_DELIVERY } from '@gulmohar/contract/sales/cash.ts';
import { STORE_CREDIT } from '@gulmohar/contract/sales/credit-share.ts';
import type { Paise } from '@gulmohar/contract/values/money.ts';
import { sql } from 'kysely';
import type { Database } from '../platform/database/connection.ts';

export type AnnouncedRefund = {
  amount: Paise;
  /** How much of it became store credit; absent for none. */
  credit?: Paise;
  /** The provider refused some of it or could not be reached, or staff still have to make it. */
  willFollow: boolean;
};

const PATIENCE = sql`interval '2 minutes'`;
const PAUSE_MS = 5_000;

/**
 * Whoever is told that a refund will follow is notified when it is made.
 * @returns a later time to try again while the provider has not replied yet
 */
export async function announceRefunds(
  db: Database,
  refundIds: readonly string[],
): Promise<AnnouncedRefund | Date> {
  if (refundIds.length === 0) return { amount: 0, credit: 0, willFollow: false };
  return db.transaction().execute(async (trx) => {
    const refunds = await trx
      .selectFrom('refund')
      .innerJoin('payment', 'payment.id', 'payment_id')
      .where('refund.id', 'in', refundIds)
      .orderBy('refund.id')
      .forUpdate('refund')
      .select([
        'refund.id',
        'refund.amount',
        'refund.status',
        'refusal',
        'provider_refund_id',
        'provider',
        'to_credit',
      ])
      .select(sql<boolean>`created_at > now() - ${PATIENCE}`.as('isRecent'))
      .execute();
    const open = refunds.filter(
      ({ status, provider_refund_id, provider }) =>
        status === 'failed' ||
        (status === 'pending' && provider_refund_id === null) ||
        // Staff make it in the provider's dashboard. Of cash, the buyer is asked for an account.
        (status === 'manual' && provider !== CASH_ON_DELIVERY),
    );
    if (open.some(({ status, refusal, isRecent }) => status === 'pending' && refusal === null && isRecent))
      return new Date(Date.now() + PAUSE_MS);
    const ids = open.map(({ id }) => id);
    if (ids.length > 0)
      await trx.updateTable('refund').set({ will_follow: true }).where('id', 'in', ids).execute();
    const asCredit = refunds.filter(({ to_credit, provider }) => to_credit || provider === STORE_CREDIT);
    return { amount: sumOf(refunds), credit: sumOf(asCredit), willFollow: ids.length > 0 };
  });
}

function sumOf(refunds: readonly { amount: Paise }[]): Paise {
  return refunds.reduce((sum, { amount }) => sum + amount, 0);
}
