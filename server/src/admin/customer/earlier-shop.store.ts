import type { Database } from '../../platform/database/connection.ts';

/** @returns what the shop that a customer was imported from knew of them; null for others */
export async function readEarlierShop(db: Database, userId: string) {
  const found = await db
    .selectFrom('imported_customer')
    .innerJoin('users', 'users.id', 'user_id')
    .where('user_id', '=', userId)
    .select(['source', 'tags', 'note', 'orders', 'spent', 'invited_at', 'password_hash'])
    .executeTakeFirst();
  if (!found) return null;
  const { invited_at, password_hash, ...facts } = found;
  return {
    ...facts,
    hasPassword: password_hash !== null,
    invitedAt: invited_at?.toISOString() ?? null,
  };
}
