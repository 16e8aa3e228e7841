import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/connection.ts';
import { indianMobile } from '../../../platform/messaging/message-gateway.ts';
import { openPhoneHash } from '../../../platform/secrets/phone-hash.ts';
import type { Secrets } from '../../../platform/secrets/secrets.ts';

type Needs = { db: Database; secrets: Secrets };

/** Records a reply of STOP, and removes it after START. Any other reply changes nothing. */
export async function followReply({ db, secrets }: Needs, from: string, text: string): Promise<void> {
  const mobile = indianMobile(from);
  const word = text.trim().toUpperCase();
  if (!mobile) return;
  if (word === 'START') {
    await db.deleteFrom('message_stop').where('phone_hash', 'in', hashesOf(secrets, mobile)).execute();
  }
  if (word !== 'STOP') return;
  await db
    .insertInto('message_stop')
    .values({ phone_hash: hashOf(secrets, mobile) })
    .onConflict((conflict) => conflict.column('phone_hash').doUpdateSet({ stopped_at: sql<Date>`now()` }))
    .execute();
}

/** When a number replied STOP last; undefined when it did not. @param mobile ten digits */
export async function findStop({ db, secrets }: Needs, mobile: string): Promise<Date | undefined> {
  const stop = await db
    .selectFrom('message_stop')
    .where('phone_hash', 'in', hashesOf(secrets, mobile))
    .orderBy('stopped_at', 'desc')
    .limit(1)
    .select('stopped_at')
    .executeTakeFirst();
  return stop?.stopped_at;
}

function hashOf(secrets: Secrets, mobile: string): Buffer {
  return Buffer.from(openPhoneHash(secrets)(mobile), 'base64url');
}

/** The hash, and the one without a key that previous releases stored. */
function hashesOf(secrets: Secrets, mobile: string): Buffer[] {
  return [hashOf(secrets, mobile), createHash('sha256').update(mobile).digest()];
}
