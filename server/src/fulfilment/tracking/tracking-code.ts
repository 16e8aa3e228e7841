import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { TRACKING_CODE_MINUTES } from '@gulmohar/contract/fulfilment/tracking.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { dropCode, hasOrders, keepCode, takeTry } from './tracking.store.ts';

type Needs = { db: Database; secrets: Secrets };

const TRIES = 5;

/** Creates a one-time code for an address that has orders. @returns undefined when it has none */
export async function createTrackingCode({ db, secrets }: Needs, email: string): Promise<string | undefined> {
  if (!(await hasOrders(db, email))) return undefined;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const hash = hashOf(secrets, email, code);
  await keepCode(db, { email, hash, tries: TRIES, minutes: TRACKING_CODE_MINUTES });
  return code;
}

/** Whether this is the address's code. A correct code is used up; after five attempts none is accepted. */
export async function useTrackingCode({ db, secrets }: Needs, email: string, code: string): Promise<boolean> {
  const given = hashOf(secrets, email, code);
  const kept = await takeTry(db, email);
  // Without a code, the value is compared with itself, so that both cases take the same time.
  const isSame = timingSafeEqual(kept ?? given, given);
  return kept !== undefined && isSame && (await dropCode(db, email, kept));
}

/** The hash is keyed, because whoever reads the table could soon try all million codes. */
function hashOf(secrets: Secrets, email: string, code: string): Buffer {
  const { secret } = secrets.current('tracking-code-key');
  return createHmac('sha256', secret).update(`${email} ${code}`).digest();
}

export async function purgeOldCodes(db: Database): Promise<void> {
  await db.deleteFrom('tracking_code').where('expires_at', '<', sql<Date>`now()`).execute();
}
