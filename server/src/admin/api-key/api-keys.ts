import { randomBytes } from 'node:crypto';
import {
  API_KEY_PREFIX,
  type ApiKeyForm,
  type ApiKeyRow,
  MAX_API_KEYS,
} from '@gulmohar/contract/admin/api-key.ts';
import { v7 as uuid } from 'uuid';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Database } from '../../platform/database/connection.ts';
import { oneAtATime } from '../../platform/database/one-at-a-time.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { tokenHash } from '../../platform/secrets/token-hash.ts';
import type { Staff } from '../session/staff.ts';

const KEY_BYTES = 32;
const HINT_LENGTH = 4;
const DAY_MS = 86_400_000;

export async function readApiKeys(db: Database): Promise<ApiKeyRow[]> {
  const rows = await db
    .selectFrom('api_key')
    .innerJoin('staff', 'staff.id', 'api_key.staff_id')
    .orderBy('api_key.created_at', 'desc')
    .selectAll('api_key')
    .select('staff.name as made_by')
    .execute();
  return rows.map((row) => ({
    keyId: row.id,
    name: row.name,
    hint: row.hint,
    scopes: row.scopes,
    madeBy: row.made_by,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  }));
}

/** @returns the key; only its hash is stored. @throws ShopError STEP_NOT_POSSIBLE when there are too many */
export async function addApiKey(
  db: Database,
  staff: Staff,
  { name, scopes, days }: ApiKeyForm,
): Promise<string> {
  const key = API_KEY_PREFIX + randomBytes(KEY_BYTES).toString('base64url');
  const id = uuid();
  const expiresAt = days === null ? null : new Date(Date.now() + days * DAY_MS);
  await db.transaction().execute(async (trx) => {
    await oneAtATime(trx, 'api keys');
    const existing = await trx.selectFrom('api_key').select('id').execute();
    if (existing.length >= MAX_API_KEYS) {
      throw new ShopError('STEP_NOT_POSSIBLE', `There are ${MAX_API_KEYS} keys already. Delete one first.`);
    }
    await trx
      .insertInto('api_key')
      .values({
        id,
        staff_id: staff.staffId,
        name,
        key_hash: tokenHash(key),
        hint: key.slice(-HINT_LENGTH),
        scopes: [...scopes],
        expires_at: expiresAt,
      })
      .execute();
    const after = { name, scopes, expiresAt };
    await recordChange(trx, staff, { action: 'api-key.create', subject: id, before: null, after });
  });
  return key;
}

/** @throws ShopError NOT_FOUND */
export async function removeApiKey(db: Database, staff: Staff, keyId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const deleted = await trx
      .deleteFrom('api_key')
      .where('id', '=', keyId)
      .returning(['name', 'scopes'])
      .executeTakeFirst();
    if (!deleted) throw new ShopError('NOT_FOUND', 'There is no such key.');
    await recordChange(trx, staff, {
      action: 'api-key.delete',
      subject: keyId,
      before: deleted,
      after: null,
    });
  });
}
