import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import type { Change } from '../../platform/invalidation/record-invalidation.ts';

/** Which transactions an index has: PostgreSQL's snapshot of those that had ended. */
export type Position = { ended: string };

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
    select pg_current_snapshot()::text as ended`.execute(db);
  const [position] = rows;
  if (!position) throw new Error('The database has no position');
  return position;
}

export async function recordSnapshot(trx: Database, id: string): Promise<void> {
  await trx.insertInto('search_snapshot').values({ id, cluster }).execute();
}

/**
 * What changed since a snapshot was made, products whose time of publishing came since among it, as soon as that is announced.
 * @returns undefined when that is not known: it is of another database, of this one's future, or the changes are forgotten
 */
export async function readChangesSince(
  db: Database,
  id: string,
  { ended }: Position,
): Promise<Change[] | undefined> {
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
      return trx
        .selectFrom('invalidation')
        .where(sql<boolean>`changed_in >= pg_snapshot_xmin(${ended}::pg_snapshot)
          and not pg_visible_in_snapshot(changed_in, ${ended}::pg_snapshot)`)
        .select(['table_name', sql<Change['change']>`change`.as('change'), 'product_id'])
        .execute();
    });
}

/** The migrations that the rows of products went through. */
export async function readMigrations(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}
