import type { Database } from '../../platform/database/connection.ts';

export async function isOwnEmail(
  db: Database,
  userId: string | undefined,
  email: string,
): Promise<{ isOwn: boolean; isConfirmed: boolean }> {
  if (!userId) return { isOwn: false, isConfirmed: false };
  const own = await db
    .selectFrom('users')
    .where('id', '=', userId)
    .where('email', '=', email)
    .select('email_confirmed_at')
    .executeTakeFirst();
  return { isOwn: own !== undefined, isConfirmed: Boolean(own?.email_confirmed_at) };
}
