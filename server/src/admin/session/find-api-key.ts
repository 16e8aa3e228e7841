import { API_KEY_PREFIX } from '@gulmohar/contract/admin/api-key.ts';
import type { Role } from '@gulmohar/contract/admin/permissions.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import { tokenHash } from '../../platform/secrets/token-hash.ts';

/** The precision of the last use; avoids a write on every call. */
const TOUCH_MINUTES = 5;

export type ApiKey = {
  id: string;
  name: string;
  scopes: string[];
  /** Who made it: it may never do more than they. */
  staffId: string;
  email: string;
  role: Role;
};

/** @returns the key of an Authorization header; undefined for a header of another kind */
export function bearerKey(authorization: string | undefined): string | undefined {
  const key = /^Bearer\s+(\S+)\s*$/i.exec(authorization ?? '')?.[1];
  return key?.startsWith(API_KEY_PREFIX) ? key : undefined;
}

/** @returns undefined for a key that is unknown or expired, or whose maker was deactivated */
export async function findApiKey(db: Database, key: string): Promise<ApiKey | undefined> {
  const found = await db
    .selectFrom('api_key')
    .innerJoin('staff', 'staff.id', 'api_key.staff_id')
    .where('key_hash', '=', tokenHash(key))
    .where('staff.is_active', '=', true)
    .where(sql<boolean>`(expires_at is null or expires_at > now())`)
    .select(['api_key.id', 'api_key.name', 'scopes', 'staff.id as staffId', 'staff.email', 'staff.role'])
    .select(
      sql<boolean>`last_used_at is null or last_used_at < now() - ${TOUCH_MINUTES} * interval '1 minute'`.as(
        'isStale',
      ),
    )
    .executeTakeFirst();
  if (found?.isStale) {
    await db
      .updateTable('api_key')
      .set({ last_used_at: sql<Date>`now()` })
      .where('id', '=', found.id)
      .execute();
  }
  return found;
}
