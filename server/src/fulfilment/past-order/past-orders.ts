import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

const MAX_SHOWN = 200;

/** Price in paise. */
export type PastOrderLine = { name: string; sku: string; quantity: number; price: number };
export type PastOrderJson = { lines: PastOrderLine[] };

/** The orders of an address, the last first. */
export async function findPastOrdersOf(db: Database, email: string) {
  return db
    .selectFrom('past_order')
    .where('email', '=', email)
    .orderBy('placed_at', 'desc')
    .limit(MAX_SHOWN)
    .selectAll()
    .$narrowType<PastOrderJson>()
    .execute();
}

/** Deletes them as documents of sales are, after 72 months. */
export async function purgePastOrders(db: Database): Promise<void> {
  await sql`delete from past_order where placed_at < now() - interval '72 months'`.execute(db);
}
