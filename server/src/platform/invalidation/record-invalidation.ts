import { sql } from 'kysely';
import type { Database } from '../database/connection.ts';

/** A recorded change; see the comments of the table `invalidation`. */
export type Change = {
  table_name: string;
  change: 'row' | 'all';
  /** Empty if the change does not concern a product. */
  product_id: string;
};

export type RecordedChange = Change & { changed_in: string };

/** Each sold unit, which release 0.1.0 still needs to hear of; the next release drops the trigger. */
const ONLY_FOR_0_1_0 = 'level';

/**
 * Continues at the oldest transaction still open, because it may commit after newer ones.
 * @param since absent for a process that reloads everything afterwards
 */
export async function readChanges(
  db: Database,
  since?: string,
): Promise<{ next: string; changes: RecordedChange[] }> {
  const first = since === undefined ? sql`snapshot.next::xid8` : sql`${since}::text::xid8`;
  type Row = { next: string } & { [Key in keyof RecordedChange]: RecordedChange[Key] | null };
  const { rows } = await sql<Row>`
    select snapshot.next, changed.changed_in::text, changed.table_name, changed.change, changed.product_id
    from (select pg_snapshot_xmin(pg_current_snapshot())::text as next) as snapshot
    left join invalidation as changed on changed.changed_in >= ${first} and changed.change <> ${ONLY_FOR_0_1_0}
    order by changed.changed_in`.execute(db);
  const changes = rows.flatMap(({ changed_in, table_name, change, product_id }) =>
    changed_in !== null && table_name !== null && change !== null && product_id !== null
      ? [{ changed_in, table_name, change, product_id }]
      : [],
  );
  return { next: rows[0]?.next ?? since ?? '0', changes };
}

export async function forgetChanges(db: Database, olderThanHours: number): Promise<void> {
  await sql`delete from invalidation where at < now() - make_interval(hours => ${olderThanHours})`.execute(
    db,
  );
}

/** Records a change that no row reflects, in the caller's transaction, and notifies every process. */
export async function recordInvalidation(db: Database, changed: Change): Promise<void> {
  await sql`
    with recorded as (
      insert into invalidation (table_name, change, product_id)
      values (${changed.table_name}, ${changed.change}, ${changed.product_id}) on conflict do nothing
    )
    select pg_notify('invalidation', '')`.execute(db);
}
