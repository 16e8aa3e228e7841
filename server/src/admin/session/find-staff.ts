import type { Selectable } from 'kysely';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import type { Staff } from '../../platform/database/tables.ts';
import { ShopError } from '../../platform/http/shop-error.ts';

/** @returns undefined for an unknown or deactivated member */
export async function findActiveStaffByEmail(
  db: Database,
  email: string,
): Promise<Selectable<Staff> | undefined> {
  return db
    .selectFrom('staff')
    .where('email', '=', email)
    .where('is_active', '=', true)
    .selectAll()
    .executeTakeFirst();
}

/** Locks a member's row to serialise changes to it. @throws ShopError NOT_FOUND */
export async function lockStaff(trx: Transaction, staffId: string): Promise<Selectable<Staff>> {
  return trx
    .selectFrom('staff')
    .where('id', '=', staffId)
    .forNoKeyUpdate()
    .selectAll()
    .executeTakeFirstOrThrow(() => new ShopError('NOT_FOUND', 'There is no member of staff with this id.'));
}
