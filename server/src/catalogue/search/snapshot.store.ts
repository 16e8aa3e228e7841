import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import type { Change } from '../../platform/invalidation/record-invalidation.ts';
import { isPublished } from '../product/published.ts';

/** Which transactions an index has: PostgreSQL's snapshot of those that had ended, and the database's clock. */
export type Position = { ended: string; at: string };

/** Any number that is nobody else's: one process of all writes at a time. */
const LOCK = 5_126_305;

/** Where the rows of this session are: a copy of them in another place is not what was written. */
const cluster = sql<string>`((select system_identifier from pg_control_system()) || '/' ||
  (select oid from pg_database where datname = current_database()))`;

/** @returns whether nobody else has it; kept until the end of the transaction */
export async function tryToLock(trx: Database): Promise<boolean> {
  const { rows } = await sql<{ has_lock: boolean }>`
    select pg_try_advisory_xact_lock(${LOCK}) as has_lock`.execute(trx);
  return rows[0]?.has_lock ?? false;
}

export async function readPosition(db: Database): Promise<Position> {
  const { rows } = await sql<Position>`
    select pg_current_snapshot()::text as ended, clock_timestamp()::text as at`.execute(db);
  const [position] = rows;
  if (!position) throw new Error('The database has no position');
  return position;
}

export async function recordSnapshot(trx: Database, id: string): Promise<void> {
  await trx.insertInto('search_snapshot').values({ id, cluster }).execute();
}

/**
 * What changed since a snapshot was made.
 * @returns undefined when that is not known: it is of another database, of this one's future, or the changes are forgotten
 */
export async function readChangesSince(
  db: Database,
  id: string,
  { ended, at }: Position,
): Promise<{ changes: Change[]; published: string[] } | undefined> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const known = await trx
        .selectFrom('search_snapshot')
        .where('id', '=', id)
        .where('cluster', '=', cluster)
        // Put there by a restore, it would be another transaction's row.
        .where(sql<boolean>`search_snapshot.xmin = made_in::xid`)
        .select('id')
        .executeTakeFirst();
      if (!known) return undefined;
      const changes = await trx
        .selectFrom('invalidation')
        .where(sql<boolean>`changed_in >= pg_snapshot_xmin(${ended}::pg_snapshot)
          and not pg_visible_in_snapshot(changed_in, ${ended}::pg_snapshot)`)
        .select(['table_name', sql<Change['change']>`change`.as('change'), 'product_id'])
        .execute();
      // Their time has come since, which changes no row.
      const published = await trx
        .selectFrom('product')
        .where('published_at', '>=', sql<Date>`${at}::timestamptz`)
        .where(isPublished)
        .select('id')
        .execute();
      return { changes, published: published.map((product) => product.id) };
    });
}

/** The migrations that the rows of products went through. */
export async function readMigrations(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}
