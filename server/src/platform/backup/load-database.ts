import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { BackupTable, Ending } from './archive.ts';
import { findTables, SCHEMAS } from './dump-database.ts';

export type Load = {
  copy(table: string, rows: Readable): Promise<void>;
  /** Restores foreign keys, triggers and sequences, and commits. @throws Error when rows are missing */
  finish(ending: Ending): Promise<void>;
};

/**
 * The owner of the tables may do all this. Foreign keys wait, because tables arrive in any order; triggers do not run,
 * because the rows include their effects.
 */
export async function beginLoad(client: pg.Client, tables: readonly BackupTable[]): Promise<Load> {
  await client.query('begin');
  assertOwnTables(tables, await findTables(client));
  const names = tables.map(({ name }) => name);
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  // Migrations insert rows of their own.
  await client.query(`truncate ${names.join(', ')}`);
  const foreignKeys = await dropForeignKeys(client);
  const copied: Record<string, number> = {};

  return {
    async copy(table, rows) {
      const columns = tables.find(({ name }) => name === table)?.columns;
      if (!columns) throw new Error(`it has rows of ${table}, which is not in its manifest`);
      const copy = client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`));
      await pipeline(rows, copy);
      copied[table] = (copied[table] ?? 0) + copy.rowCount;
    },

    async finish({ rows, sequences }) {
      for (const [table, count] of Object.entries(rows)) {
        const found = copied[table] ?? 0;
        if (found !== count) throw new Error(`${table} should have ${count} rows but has ${found}`);
      }
      await freeJobs(client);
      for (const { table, name, definition } of foreignKeys) {
        await client.query(`alter table ${table} add constraint ${name} ${definition}`);
      }
      for (const name of names) await client.query(`alter table ${name} enable trigger user`);
      await client.query(
        `select setval(name::regclass, value::bigint) from jsonb_each_text($1) as t (name, value)`,
        [JSON.stringify(sequences)],
      );
      await client.query('commit');
      await client.query('analyze');
    },
  };
}

/** Names from the manifest become part of SQL statements. */
function assertOwnTables(tables: readonly BackupTable[], own: readonly BackupTable[]): void {
  for (const { name, columns } of tables) {
    const ownTable = own.find((table) => table.name === name);
    const strange = columns.find((column) => !ownTable?.columns.includes(column));
    if (!ownTable) throw new Error(`there is no table ${name}`);
    if (strange) throw new Error(`the table ${name} has no column ${strange}`);
  }
}

type ForeignKey = { table: string; name: string; definition: string };

async function dropForeignKeys(client: pg.Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace::regnamespace::text = any($1)`,
    [SCHEMAS],
  );
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`);
  return rows;
}

async function freeJobs(client: pg.Client): Promise<void> {
  await client.query(
    `select graphile_worker.force_unlock_workers(array_agg(locked_by)) from graphile_worker.jobs where locked_by is not null`,
  );
}
