import { type Expression, type SqlBool, sql } from 'kysely';
import type { Database } from '../platform/database/connection.ts';
import { enqueue } from '../platform/queue/enqueue.ts';

/** Also those of three months that the provider refused or did not complete within a day. */
export function isStuck(): Expression<SqlBool> {
  return sql<SqlBool>`(refund.status = 'manual' or refund.created_at > now() - interval '90 days'
    and (refund.status = 'failed' and refund.given_up_at is null or refund.status = 'pending'
      and (refund.refusal is not null or refund.created_at < now() - interval '1 day')))`;
}

export async function reportStuckRefunds(db: Database): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const stuck = await trx
      .updateTable('refund')
      .set({ stuck_reported_at: sql<Date>`now()` })
      .where('stuck_reported_at', 'is', null)
      .where(isStuck())
      .returning('id')
      .execute();
    for (const { id } of stuck) await enqueue(trx, 'notify-refund-stuck', { refundId: id });
  });
}
