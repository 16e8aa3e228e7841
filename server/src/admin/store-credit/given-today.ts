import type { Paise } from '@gulmohar/contract/values/money.ts';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/connection.ts';
import { oneAtATime } from '../../platform/database/one-at-a-time.ts';

/**
 * What one person gave away on this day in India, as store credit that nobody approved or as gift cards. Serialises
 * giving until the transaction ends.
 */
export async function givenToday(trx: Transaction, staffId: string): Promise<Paise> {
  await oneAtATime(trx, 'credit limit');
  const today = sql`date_trunc('day', now(), 'Asia/Kolkata')`;
  const { rows } = await sql<{ sum: Paise }>`
    select (coalesce((select sum(amount) from credit_grant
              where staff_id = ${staffId} and amount > 0 and state = 'made' and decided_by is null
                and created_at >= ${today}), 0)
          + coalesce((select sum(amount) from gift_card
              where staff_id = ${staffId} and created_at >= ${today}), 0))::bigint as sum`.execute(trx);
  return rows[0]?.sum ?? 0;
}
