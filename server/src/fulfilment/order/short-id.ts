import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

/** The last 8 characters of its id, in upper case. */
export function shortId(id: string): string {
  return id.slice(-8).toUpperCase();
}

/** One, unless two happen to share these 8 characters. */
export async function findOrderIds(db: Database, shortId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .where(sql<string>`right(id::text, 8)`, '=', shortId.toLowerCase())
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}
