import { blockContacts, unblockContacts } from '../../accounts/block/blocked-contacts.ts';
import { endAllSessions } from '../../accounts/session/end-sessions.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import type { Staff } from '../session/staff.ts';

type Contacts = { email: string; phone?: string | undefined };

/** Blocks sign-in and orders with this address or number, and ends open sessions. */
export async function blockPerson(
  db: Database,
  staff: Staff,
  { email, phone, reason }: Contacts & { reason: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await blockContacts(trx, [email, ...(phone ? [phone] : [])], { reason, staffName: staff.name });
    const userId = await findUserId(trx, email);
    if (userId) await endAllSessions(trx, userId);
    await recordBlock(trx, staff, userId, { isBlocked: true, reason });
  });
}

/** Allows sign-in and orders with the address again, and with the number if one is given. */
export async function unblockPerson(db: Database, staff: Staff, { email, phone }: Contacts): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await unblockContacts(trx, [email, ...(phone ? [phone] : [])]);
    await recordBlock(trx, staff, await findUserId(trx, email), { isBlocked: false });
  });
}

/**
 * The log refers to the account rather than the address, so that no personal data remains after the account
 * is erased.
 */
async function recordBlock(
  trx: Transaction,
  staff: Staff,
  userId: string | undefined,
  { isBlocked, reason }: { isBlocked: boolean; reason?: string },
): Promise<void> {
  await recordChange(trx, staff, {
    action: isBlocked ? 'customer.block' : 'customer.unblock',
    subject: userId ?? 'a guest',
    before: { isBlocked: !isBlocked },
    after: { isBlocked, ...(reason && { reason }) },
  });
}

async function findUserId(trx: Transaction, email: string): Promise<string | undefined> {
  const user = await trx.selectFrom('users').where('email', '=', email).select('id').executeTakeFirst();
  return user?.id;
}
