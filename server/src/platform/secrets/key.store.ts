import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Transaction } from '../database/connection.ts';
import { type Purpose, purposes } from './purposes.ts';
import { seal, unseal } from './seal.ts';

/** `id` is the `kid` in a token's header. */
export type StoredKey = {
  id: string;
  purpose: Purpose;
  secret: string | undefined;
};

/** The keys that are still valid; for each purpose the current one comes first. */
export async function readKeys(db: Database, masterKeys: readonly Buffer[]): Promise<StoredKey[]> {
  const rows = await db
    .selectFrom('installation_key')
    .where((is) => is.or([is('good_until', 'is', null), is('good_until', '>', sql<Date>`now()`)]))
    .orderBy('good_until', (order) => order.desc().nullsFirst())
    .select(['id', 'purpose', 'sealed'])
    .execute();
  return rows.map(({ id, purpose, sealed }) => ({
    id,
    purpose: purpose as Purpose,
    secret: unseal(masterKeys, sealed, placeOf(purpose, id)),
  }));
}

export async function insertKey(
  db: Database,
  masterKey: Buffer,
  purpose: Purpose,
  secret = randomBytes(32).toString('hex'),
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('installation_key')
    .values(sealedRow(masterKey, purpose, secret))
    .onConflict((conflict) => conflict.column('purpose').where('good_until', 'is', null).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function insertRetiredKey(
  trx: Transaction,
  masterKey: Buffer,
  purpose: Purpose,
  secret: string,
): Promise<void> {
  const row = { ...sealedRow(masterKey, purpose, secret), good_until: endOf(purpose) };
  await trx.insertInto('installation_key').values(row).execute();
}

export async function retireKey(trx: Transaction, purpose: Purpose): Promise<void> {
  await trx
    .updateTable('installation_key')
    .where('purpose', '=', purpose)
    .where('good_until', 'is', null)
    .set({ good_until: endOf(purpose) })
    .execute();
}

export async function resealKey(
  trx: Transaction,
  masterKey: Buffer,
  { id, purpose, secret }: StoredKey,
): Promise<void> {
  if (secret === undefined) return;
  await trx
    .updateTable('installation_key')
    .where('id', '=', id)
    .set({ sealed: seal(masterKey, secret, placeOf(purpose, id)) })
    .execute();
}

export async function purgeOldKeys(db: Database): Promise<void> {
  await db.deleteFrom('installation_key').where('good_until', '<', sql<Date>`now()`).execute();
}

function sealedRow(masterKey: Buffer, purpose: Purpose, secret: string) {
  const id = randomBytes(6).toString('base64url');
  return { id, purpose, sealed: seal(masterKey, secret, placeOf(purpose, id)) };
}

function endOf(purpose: Purpose) {
  return sql<Date>`now() + ${purposes[purpose]} * interval '1 day'`;
}

function placeOf(purpose: string, id: string): string {
  return `${purpose} ${id}`;
}
