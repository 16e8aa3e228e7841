import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { TRACKING_CODE_MINUTES } from '@gulmohar/contract/fulfilment/tracking.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import { installationSecret } from '../../platform/database/installation.ts';
import { dropCode, hasOrders, keepCode, takeTry } from './tracking.store.ts';

const TRIES = 5;

/** Makes a one-time code for an address that has orders. @returns undefined when there are none */
export async function createTrackingCode(db: Database, email: string): Promise<string | undefined> {
  if (!(await hasOrders(db, email))) return undefined;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const hash = await hashOf(db, email, code);
  await keepCode(db, { email, hash, tries: TRIES, minutes: TRACKING_CODE_MINUTES });
  return code;
}

/** Whether this is the address's code; a right one is used up, and after five attempts none is right. */
export async function useTrackingCode(db: Database, email: string, code: string): Promise<boolean> {
  const given = await hashOf(db, email, code);
  const kept = await takeTry(db, email);
  // Compared with itself when there is none, so that both take the same time.
  const isSame = timingSafeEqual(kept ?? given, given);
  return kept !== undefined && isSame && (await dropCode(db, email, kept));
}

/** Keyed, since somebody who can read the table could soon try all million codes. */
async function hashOf(db: Database, email: string, code: string): Promise<Buffer> {
  const key = await installationSecret(db, 'tracking-code-key');
  return createHmac('sha256', key).update(`${email} ${code}`).digest();
}

export async function purgeOldCodes(db: Database): Promise<void> {
  await db.deleteFrom('tracking_code').where('expires_at', '<', sql<Date>`now()`).execute();
}
