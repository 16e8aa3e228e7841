import { type Selectable, sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import type { CodBar } from '../../platform/database/tables.ts';

/** How long an ended or lifted block is kept, in case of questions. */
const RETENTION_DAYS = 180;

const IS_IN_FORCE = sql<boolean>`(cod_bar.lifted_at is null and cod_bar.until > now())`;

/**
 * Whether the staff require this account or phone number to pay online. Anybody can type in a phone number, so its
 * block does not count for another account that took delivery of an order.
 */
export async function isBlocked(
  db: Database,
  { phoneHash, userId }: { phoneHash: string; userId: string | null },
): Promise<boolean> {
  const isKnown = sql`exists (select from orders where orders.user_id = ${userId}::uuid and status = 'Delivered')`;
  const found = await db
    .selectFrom('cod_bar')
    .where(IS_IN_FORCE)
    .where(sql<boolean>`(user_id = ${userId}::uuid or phone_hash = ${phoneHash} and not ${isKnown})`)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export type OpenCodBlock = Selectable<CodBar> & { customer: string | null };

export async function findCodBlocks(db: Database, userId?: string): Promise<OpenCodBlock[]> {
  return db
    .selectFrom('cod_bar')
    .leftJoin('users', 'users.id', 'cod_bar.user_id')
    .where(IS_IN_FORCE)
    .$if(userId !== undefined, (query) => query.where('cod_bar.user_id', '=', userId ?? null))
    .orderBy('cod_bar.at', 'desc')
    .limit(500)
    .selectAll('cod_bar')
    .select('users.name as customer')
    .execute();
}

export async function lockCodBlock(trx: Transaction, id: string): Promise<Selectable<CodBar> | undefined> {
  return trx
    .selectFrom('cod_bar')
    .where('id', '=', id)
    .where(IS_IN_FORCE)
    .forUpdate()
    .selectAll()
    .executeTakeFirst();
}

export async function purgeOldCodBlocks(db: Database): Promise<void> {
  await db
    .deleteFrom('cod_bar')
    .where(sql<boolean>`coalesce(lifted_at, until) < now() - ${RETENTION_DAYS} * interval '1 day'`)
    .execute();
}
