import type { Paise } from '@gulmohar/contract/values/money.ts';
import { sql } from 'kysely';
import { paidBack } from '../../payments/paid-back.ts';
import type { Database } from '../../platform/database/connection.ts';

/**
 * How much of a card's payment went back to its buyer. Such a card cannot be used.
 * @param paymentId null for a card that was given away
 */
export async function paidBackOfCard(db: Database, paymentId: string | null): Promise<Paise> {
  if (paymentId === null) return 0;
  const { sum } = await db
    .selectFrom('payment')
    .where('id', '=', paymentId)
    .select(paidBack().as('sum'))
    .executeTakeFirstOrThrow();
  return sum;
}

/** While the bank decides, its money may still go back. */
export async function isDisputed(db: Database, paymentId: string | null): Promise<boolean> {
  const { rows } = await sql`
    select from dispute where payment_id = ${paymentId}::uuid and status in ('open', 'under_review')`.execute(
    db,
  );
  return rows.length > 0;
}
