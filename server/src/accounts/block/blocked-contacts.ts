import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';

/**
 * Refuses sign-in, sign-up and orders to anyone whose e-mail address or phone number is blocked.
 * @throws ShopError FORBIDDEN
 */
export async function assertNotBlocked(db: Database, contacts: readonly string[]): Promise<void> {
  if (await isBlocked(db, contacts)) throw blocked();
}

export function blocked(): ShopError {
  return new ShopError('FORBIDDEN', 'We are unable to accept orders from you. Please write to us.');
}

export async function isBlocked(db: Database, contacts: readonly string[]): Promise<boolean> {
  const values = contacts.filter(Boolean);
  if (values.length === 0) return false;
  const { rows } = await sql<{ isBlocked: boolean }>`
    select ${isAnyBlocked(sql`${values}::text[]`)} as "isBlocked"`.execute(db);
  return rows[0]?.isBlocked ?? false;
}

/** The same check as an SQL expression. @param contacts an array of texts */
export function isAnyBlocked(contacts: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (select from blocked_contact where contact = any(${contacts}))`;
}

export async function blockContacts(
  trx: Transaction,
  contacts: readonly string[],
  { reason, staffName }: { reason: string; staffName: string },
): Promise<void> {
  await trx
    .insertInto('blocked_contact')
    .values(contacts.map((contact) => ({ contact, reason, staff_name: staffName })))
    .onConflict((conflict) => conflict.column('contact').doUpdateSet({ reason, staff_name: staffName }))
    .execute();
}

export async function unblockContacts(trx: Transaction, contacts: readonly string[]): Promise<void> {
  await trx.deleteFrom('blocked_contact').where('contact', 'in', contacts).execute();
}
