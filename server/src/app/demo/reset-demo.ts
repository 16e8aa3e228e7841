import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { oneAtATime } from '../../platform/database/one-at-a-time.ts';
import { isOwnShop, OWN_SHOP } from '../../shop/own-shop.ts';
import { SEEDED } from './demo-marker.ts';
import { readPictures } from './demo-pictures.ts';
import { insertDemo } from './seed-demo.ts';

/** Tables that are filled by migrations, or that belong to the installation rather than the shop. */
const UNTOUCHED_TABLES = [
  'kysely_migration',
  'kysely_migration_lock',
  'installation',
  'installation_key',
  'rate_limit',
  'invalidation',
  'search_synonym',
  'search_word',
  'tax_rate',
];

/** Empties the shop, whosever it is, and fills it with the demo as it was at first. Also while the shop is running. */
export async function resetDemo(db: Database): Promise<void> {
  const pictures = await readPictures();
  await db.transaction().execute(async (trx) => {
    await oneAtATime(trx, SEEDED);
    await clearShop(trx);
    await insertDemo(trx, pictures);
  });
}

/** What a demo that is open to everybody does every night. A shop of somebody's own is left alone. */
export async function resetPublicDemo(db: Database): Promise<void> {
  if (!(await isOwnShop(db))) await resetDemo(db);
}

async function clearShop(trx: Transaction): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'sandbox') and tablename <> all (${UNTOUCHED_TABLES}::text[])`.execute(
    trx,
  );
  await sql`truncate ${sql.join(rows.map(({ name }) => sql.raw(name)))}`.execute(trx);
  await trx.deleteFrom('installation').where('name', 'in', [SEEDED, OWN_SHOP]).execute();
}
