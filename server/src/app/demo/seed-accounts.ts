import { demoAccounts } from '@gulmohar/demo/accounts/accounts.ts';
import { v7 as uuid } from 'uuid';
import { hashPassword } from '../../accounts/user/password-hash.ts';
import { storedAddress } from '../../accounts/user/user-row.ts';
import { insertStaff } from '../../admin/staff/insert-staff.ts';
import type { Transaction } from '../../platform/database/connection.ts';

export const demoPreferences = {
  newsletter: false,
  emailNotifications: true,
  smsUpdates: false,
  stockAlerts: true,
};

const DAY_MS = 86_400_000;

/** Adds the demo shop's owner to its staff, with the same password as their shopper account. */
async function insertOwner(trx: Transaction): Promise<void> {
  for (const { email, name, password, isOwner } of demoAccounts) {
    if (isOwner)
      await insertStaff(trx, { email, name, role: 'owner', passwordHash: await hashPassword(password) });
  }
}

/** Adds the demo's accounts with confirmed addresses, so that alerts and newsletter work at once. */
export async function insertAccounts(trx: Transaction): Promise<void> {
  const now = Date.now();
  const rows = demoAccounts.map(async (account) => {
    const joinedAt = new Date(now + account.joinedDays * DAY_MS);
    return {
      id: uuid({ msecs: joinedAt.getTime() }),
      email: account.email,
      email_confirmed_at: joinedAt,
      password_hash: await hashPassword(account.password),
      name: account.name,
      phone: account.phone,
      address: JSON.stringify(storedAddress(account.address)),
      preferences: JSON.stringify(demoPreferences),
      joined_at: joinedAt,
    };
  });
  await trx
    .insertInto('users')
    .values(await Promise.all(rows))
    .execute();
  await insertOwner(trx);
}
