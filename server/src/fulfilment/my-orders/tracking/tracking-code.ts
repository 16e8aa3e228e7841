import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { TRACKING_CODE_MINUTES } from '@gulmohar/contract/fulfilment/tracking.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/connection.ts';
import type { Secrets } from '../../../platform/secrets/secrets.ts';
import { dropCode, hasOrders, keepCode, takeTry } from './tracking.store.ts';

type Needs = { db: Database; secrets: Secrets };

const TRIES = 5;

/**
 * @param key of the e-mail address together with the place that asked for the code, which alone can use it
 * @returns undefined when the address has no orders
 */
export async function createTrackingCode(
  { db, secrets }: Needs,
  email: string,
  key: string,
): Promise<string | undefined> {
  if (!(await hasOrders(db, email))) return undefined;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const hash = hashOf(secrets, key, code);
  await keepCode(db, { key, hash, tries: TRIES, minutes: TRACKING_CODE_MINUTES });
  return code;
}

/** A correct code is used up; after five attempts none is accepted. */
export async function useTrackingCode({ db, secrets }: Needs, key: string, code: string): Promise<boolean> {
  const typedHash = hashOf(secrets, key, code);
  const storedHash = await takeTry(db, key);
  // Without a code, the value is compared with itself, so that both cases take the same time.
  const isSame = timingSafeEqual(storedHash ?? typedHash, typedHash);
  return storedHash !== undefined && isSame && (await dropCode(db, key, storedHash));
}

/** The hash is keyed, because whoever reads the table could soon try all million codes. */
function hashOf(secrets: Secrets, key: string, code: string): Buffer {
  const { secret } = secrets.current('tracking-code-key');
  return createHmac('sha256', secret).update(`${key} ${code}`).digest();
}

export async function purgeOldCodes(db: Database): Promise<void> {
  await db.deleteFrom('guest_code').where('expires_at', '<', sql<Date>`now()`).execute();
  // Written by the previous release.
  await db.deleteFrom('tracking_code').where('expires_at', '<', sql<Date>`now()`).execute();
}
