import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

/** Of what an account got and that has expired: the part that was not spent, taking the oldest as spent first. */
const expired = sql`(coalesce(sum(amount) filter (where expires_at <= now()), 0)
  + coalesce(sum(amount) filter (where kind in ('spent', 'released', 'taken', 'expired')), 0))`;

/** Runs every night. */
export async function expireCredit(db: Database): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Locked before they are counted again, since they may be spent meanwhile.
    const { rows } = await sql<{ id: string }>`
      select id from credit_account
       where id in (select account_id from credit_entry group by account_id having ${expired} > 0)
       order by id for update`.execute(trx);
    await sql`
      insert into credit_entry (account_id, kind, amount)
      select account_id, 'expired', -${expired} from credit_entry
       where account_id = any(${rows.map(({ id }) => id)}::uuid[])
       group by account_id having ${expired} > 0`.execute(trx);
  });
}
