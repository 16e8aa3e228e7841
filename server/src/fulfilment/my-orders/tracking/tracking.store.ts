import { type Selectable, sql } from 'kysely';
import type { Database } from '../../../platform/database/connection.ts';
import type { Orders } from '../../../platform/database/tables.ts';

const SHOWN = 50;

type Contact = { email?: string | undefined; phone?: string | undefined };

/** When both are given, with both. */
export async function findOrdersByContact(
  db: Database,
  { email, phone }: Contact,
): Promise<Selectable<Orders>[]> {
  return db
    .selectFrom('orders')
    .$if(email !== undefined, (query) => query.where('email', '=', email ?? ''))
    .$if(phone !== undefined, (query) => query.where('phone', '=', phone ?? ''))
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .selectAll()
    .execute();
}

export async function findOrderById(db: Database, id: string): Promise<Selectable<Orders>[]> {
  return db.selectFrom('orders').where('id', '=', id).selectAll().execute();
}

export async function hasOrders(db: Database, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('orders')
    .where('email', '=', email)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Replaces any earlier one and its attempts. */
export async function keepCode(
  db: Database,
  code: { key: string; hash: Buffer; tries: number; minutes: number },
): Promise<void> {
  const fresh = {
    code_hash: code.hash,
    tries_left: code.tries,
    expires_at: sql<Date>`now() + ${code.minutes} * interval '1 minute'`,
  };
  await db
    .insertInto('guest_code')
    .values({ key: code.key, ...fresh })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(fresh))
    .execute();
}

/** @returns undefined when there is no code or no attempt left */
export async function takeTry(db: Database, key: string): Promise<Buffer | undefined> {
  const row = await db
    .updateTable('guest_code')
    .set((code) => ({ tries_left: code('tries_left', '-', 1) }))
    .where('key', '=', key)
    .where('tries_left', '>', 0)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('code_hash')
    .executeTakeFirst();
  return row?.code_hash;
}

/** @returns false when it was gone: of two concurrent calls only one succeeds */
export async function dropCode(db: Database, key: string, hash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('guest_code')
    .where('key', '=', key)
    .where('code_hash', '=', hash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
