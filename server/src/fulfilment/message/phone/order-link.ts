import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/connection.ts';

/** 72 bits of entropy. */
const CODE_BYTES = 9;
const DAYS = 90;

/**
 * Short, because every character of a message counts.
 * @param canConfirm whether the link also lets the buyer confirm the order
 * @returns its code, of which only a hash is stored
 */
export async function createOrderLink(db: Database, orderId: string, canConfirm: boolean): Promise<string> {
  const code = randomBytes(CODE_BYTES).toString('base64url');
  await db
    .insertInto('order_link')
    .values({
      code_hash: hashOf(code),
      order_id: orderId,
      can_confirm: canConfirm,
      expires_at: sql<Date>`now() + ${DAYS} * interval '1 day'`,
    })
    .execute();
  return code;
}

export async function findOrderLink(db: Database, code: string) {
  return db
    .selectFrom('order_link')
    .where('code_hash', '=', hashOf(code))
    .where('expires_at', '>', sql<Date>`now()`)
    .select(['order_id', 'can_confirm'])
    .executeTakeFirst();
}

export async function purgeOldOrderLinks(db: Database): Promise<void> {
  await db.deleteFrom('order_link').where('expires_at', '<', sql<Date>`now()`).execute();
}

function hashOf(code: string): Buffer {
  return createHash('sha256').update(code).digest();
}
