import type { Database, Transaction } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';

/**
 * Refuses sign-in, sign-up and orders to who was blocked, by e-mail address or phone number.
 * @throws ShopError FORBIDDEN
 */
export async function assertNotBlocked(db: Database, contacts: readonly string[]): Promise<void> {
  if (await isBlocked(db, contacts)) {
    throw new ShopError('FORBIDDEN', 'We cannot serve you any more. Please write to us.');
  }
}

export async function isBlocked(db: Database, contacts: readonly string[]): Promise<boolean> {
  const known = contacts.filter(Boolean);
  if (known.length === 0) return false;
  const blocked = await db
    .selectFrom('blocked_contact')
    .where('contact', 'in', known)
    .select('contact')
    .limit(1)
    .executeTakeFirst();
  return blocked !== undefined;
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
