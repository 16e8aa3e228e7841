import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import { inSnapshot } from '../../platform/database/in-snapshot.ts';
import type { Change } from '../../platform/invalidation/record-invalidation.ts';

/** The transactions included in an index, as a PostgreSQL snapshot. */
export type Position = { ended: string };

/** An arbitrary unique number for the lock that lets only one process write at a time. */
const LOCK = 5_126_305;

/**
 * Identifies the cluster and database of this session, because a copy of the rows elsewhere does not count.
 */
const cluster = sql<string>`((select system_identifier from pg_control_system()) || '/' ||
  (select oid from pg_database where datname = current_database()))`;

/** Takes the lock until the transaction ends. @returns false when another process holds it */
export async function tryToLock(trx: Database): Promise<boolean> {
  const { rows } = await sql<{ has_lock: boolean }>`
    select pg_try_advisory_xact_lock(${LOCK}) as has_lock`.execute(trx);
  return rows[0]?.has_lock ?? false;
}

export async function readPosition(db: Database): Promise<Position> {
  const { rows } = await sql<Position>`
    select pg_current_snapshot()::text as ended`.execute(db);
  const [position] = rows;
  if (!position) throw new Error('The database has no position');
  return position;
}

export async function recordSnapshot(trx: Database, id: string): Promise<void> {
  await trx.insertInto('search_snapshot').values({ id, cluster }).execute();
}

/**
 * Returns the changes since a snapshot was made, including products whose time of publishing has come since,
 * once that is announced.
 * @returns undefined when they are not known: the snapshot is of another database or of this one's future, or
 * the changes were deleted
 */
export async function readChangesSince(
  db: Database,
  id: string,
  { ended }: Position,
): Promise<Change[] | undefined> {
  return inSnapshot(db, async (snapshot) => {
    const known = await snapshot
      .selectFrom('search_snapshot')
      .where('id', '=', id)
      .where('cluster', '=', cluster)
      // A row inserted by a restore has another transaction's id.
      .where(sql<boolean>`search_snapshot.xmin = made_in::xid`)
      .select('id')
      .executeTakeFirst();
    if (!known) return undefined;
    return snapshot
      .selectFrom('invalidation')
      .where(sql<boolean>`changed_in >= pg_snapshot_xmin(${ended}::pg_snapshot)
          and not pg_visible_in_snapshot(changed_in, ${ended}::pg_snapshot)`)
      .select(['table_name', sql<Change['change']>`change`.as('change'), 'product_id'])
      .execute();
  });
}

/** Returns the migrations that were applied to the database. */
export async function readMigrations(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}
