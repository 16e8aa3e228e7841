import type { Paise } from '@gulmohar/contract/values/money.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

/**
 * How much of a card's payment went back to its buyer, also by the provider's dashboard or a dispute. Such a card
 * cannot be used.
 * @param paymentId null for a card that was given away
 */
export async function paidBack(db: Database, paymentId: string | null): Promise<Paise> {
  const { rows } = await sql<{ sum: Paise }>`
    select (coalesce((select sum(amount) from refund where payment_id = ${paymentId}::uuid and status <> 'failed'), 0)
          + coalesce((select sum(deducted) from dispute where payment_id = ${paymentId}::uuid), 0))::bigint as sum`.execute(
    db,
  );
  return rows[0]?.sum ?? 0;
}

/** While the bank decides, its money may still go back. */
export async function isDisputed(db: Database, paymentId: string | null): Promise<boolean> {
  const { rows } = await sql`
    select from dispute where payment_id = ${paymentId}::uuid and status in ('open', 'under_review')`.execute(
    db,
  );
  return rows.length > 0;
}
