import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Database } from '../../../platform/database/connection.ts';
import { enqueue } from '../../../platform/queue/enqueue.ts';

/** A little less than a day, so that a run that comes a bit early is not a day late. */
const DAY = sql`interval '23 hours'`;

/** Nobody who has an own password, or may not sign in, is invited. */
const isWaiting = sql<boolean>`
  imported_customer.is_new and invited_at is null and users.password_hash is null
  and not exists (select from blocked_contact where contact = users.email)`;

/** @returns how many customers of an import wait for an invitation, and how many got one */
export async function countInvitations(db: Database, importId: string) {
  const { rows } = await sql<{ waiting: number; sent: number }>`
    select count(*) filter (where ${isWaiting})::int as waiting, count(invited_at)::int as sent
    from imported_customer join users on users.id = user_id where import_id = ${importId}`.execute(db);
  return rows[0] ?? { waiting: 0, sent: 0 };
}

/** Invites customers of every import whose owner has said how many a day, up to that number in a day. */
export async function inviteCustomers(db: Database): Promise<void> {
  const imports = await db
    .selectFrom('shop_import')
    .where('invites_per_day', 'is not', null)
    .where('state', '=', 'done')
    .select('id')
    .execute();
  for (const { id } of imports) await inviteBatch(db, id);
}

async function inviteBatch(db: Database, importId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ user_id: string }>`
      with batch as (
        select imported_customer.user_id
        from imported_customer join users on users.id = user_id
        where import_id = ${importId} and ${isWaiting}
        order by imported_customer.spent desc, imported_customer.user_id
        limit (select greatest(0, invites_per_day - (
          select count(*) from imported_customer
          where import_id = ${importId} and invited_at > now() - ${DAY}))
          from shop_import where id = ${importId} for update)
      )
      update imported_customer set invited_at = now() from batch
      where imported_customer.user_id = batch.user_id
      returning imported_customer.user_id`.execute(trx);
    for (const { user_id: userId } of rows)
      await enqueue(trx, 'send-customer-invitation', { userId, requestId: uuid() });
  });
}
