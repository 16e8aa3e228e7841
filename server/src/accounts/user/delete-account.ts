import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { tablesOf } from '../../platform/personal-data/erased-tables.ts';
import { erasedValues, isUnerased } from '../../platform/personal-data/erased-values.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import type { AccountOrders } from './account-orders.ts';
import { findUser, lockUser } from './user.store.ts';
import type { UserRow } from './user-row.ts';

type Needs = { db: Database; orders: Pick<AccountOrders, 'release' | 'anonymise'> };

/**
 * Deletes an account and all of its data. Its orders are kept for the records, but anonymised: completed ones
 * at once, others as soon as nothing about them is open.
 * @param alsoThen run in the same transaction, again when PostgreSQL undid it
 */
export async function deleteAccount(
  { db, orders }: Needs,
  userId: string,
  alsoThen?: (trx: Transaction) => Promise<void>,
): Promise<void> {
  // Deleting the account waits for a checkout that was opened meanwhile, and settling that one for the account.
  await inTransaction(db, async (trx) => {
    const leaver = await findUser(trx, userId);
    const confirmedEmail = leaver?.email_confirmed_at ? leaver.email : null;
    await orders.release(trx, { userId, confirmedEmail });
    const user = await lockUser(trx, userId);
    await deleteByEmail(trx, user);
    await eraseAuditedTexts(trx, userId);
    // Foreign keys also delete sessions, links, picture, wishlist and cart.
    await trx.deleteFrom('users').where('id', '=', userId).execute();
    await orders.anonymise(trx);
    await alsoThen?.(trx);
    await enqueue(trx, 'send-account-deleted', { email: user.email, requestId: uuid() });
  });
}

/**
 * Deletes the rows stored under the account's address without its user id, as `platform/personal-data`
 * declares.
 */
async function deleteByEmail(trx: Transaction, user: UserRow): Promise<void> {
  const tables = [
    ...tablesOf('deleted by e-mail address'),
    // Anybody can open an account with somebody else's address, whose complaints must stay.
    ...(user.email_confirmed_at ? tablesOf('deleted by confirmed e-mail address') : []),
  ];
  for (const table of tables) {
    await sql`delete from ${sql.table(table)} where email = ${user.email}`.execute(trx);
  }
}

/** Erases the texts that staff wrote about the account, such as why it was blocked. */
async function eraseAuditedTexts(trx: Transaction, userId: string): Promise<void> {
  await sql`
    update audit_entry set ${erasedValues('audit_entry')}
     where subject = ${userId} and ${isUnerased('audit_entry')}`.execute(trx);
}
