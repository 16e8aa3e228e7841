import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/connection.ts';
import { indianMobile } from '../../../platform/messaging/message-gateway.ts';

/** Any other reply changes nothing. */
export async function followReply(db: Database, from: string, text: string): Promise<void> {
  const mobile = indianMobile(from);
  const word = text.trim().toUpperCase();
  if (!mobile) return;
  if (word === 'START') {
    await db.deleteFrom('message_stop').where('phone_hash', '=', hashOf(mobile)).execute();
  }
  if (word !== 'STOP') return;
  await db
    .insertInto('message_stop')
    .values({ phone_hash: hashOf(mobile) })
    .onConflict((conflict) => conflict.column('phone_hash').doUpdateSet({ stopped_at: sql<Date>`now()` }))
    .execute();
}

/** @param mobile ten digits */
export async function findStop(db: Database, mobile: string): Promise<Date | undefined> {
  const stop = await db
    .selectFrom('message_stop')
    .where('phone_hash', '=', hashOf(mobile))
    .select('stopped_at')
    .executeTakeFirst();
  return stop?.stopped_at;
}

function hashOf(mobile: string): Buffer {
  return createHash('sha256').update(mobile).digest();
}
