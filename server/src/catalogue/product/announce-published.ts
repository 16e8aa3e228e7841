import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

/** The time has come for which a product was published: every process's index and ready answers hear of it. */
export async function announcePublished(db: Database, productId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`insert into catalogue_change (subject, product_id) values ('product', ${productId})
              on conflict do nothing`.execute(trx);
    await sql`select pg_notify('catalogue', '')`.execute(trx);
  });
}
