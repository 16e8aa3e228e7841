import type { Readable } from 'node:stream';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type ArchiveEntry, type BackupTable, DATA } from './archive.ts';

const PART_BYTES = 4 * 1024 * 1024;
const NEWLINE = 10;

export const SCHEMAS = ['public', 'graphile_worker'];
/** Only valid in one cluster or for a few minutes, or in the manifest. */
const LEFT_OUT = [
  'public.invalidation',
  'public.rate_limit',
  'public.backup_run',
  'public.kysely_migration',
  'public.kysely_migration_lock',
  'graphile_worker.migrations',
];

export async function beginSnapshot(client: pg.Client): Promise<void> {
  await client.query('begin isolation level repeatable read read only');
}

export async function findTables(client: pg.Client): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable>(
    `select format('%I.%I', nspname, relname) as name, array_agg(quote_ident(attname) order by attnum) as columns
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace
       join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
     where relkind = 'r' and nspname = any($1)
       and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
     group by nspname, relname order by nspname desc, relname`,
    [SCHEMAS],
  );
  return rows.filter(({ name }) => !LEFT_OUT.includes(name));
}

/** In parts that can each be loaded with COPY. @returns the number of rows of each table */
export async function* dumpTables(
  client: pg.Client,
  tables: readonly BackupTable[],
): AsyncGenerator<ArchiveEntry, Record<string, number>> {
  const rows: Record<string, number> = {};
  for (const { name, columns } of tables) {
    const copy = client.query(copyTo(`copy ${name} (${columns.join(', ')}) to stdout`));
    let part = 0;
    for await (const bytes of inWholeRows(copy)) {
      part += 1;
      yield { name: `${DATA}${name}/${String(part).padStart(6, '0')}`, bytes };
    }
    rows[name] = copy.rowCount;
  }
  return rows;
}

/** Call it last: sequences are not part of the snapshot, and one that is ahead of the rows does no harm. */
export async function readSequences(client: pg.Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value
     from pg_sequences where schemaname = any($1) and last_value is not null`,
    [SCHEMAS],
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

/** Splits only between rows: in COPY's text format every newline ends a row. */
async function* inWholeRows(copied: Readable): AsyncGenerator<Uint8Array> {
  let waiting: Buffer[] = [];
  let size = 0;
  for await (const chunk of copied as AsyncIterable<Buffer>) {
    waiting.push(chunk);
    size += chunk.length;
    const end = chunk.lastIndexOf(NEWLINE);
    if (size < PART_BYTES || end < 0) continue;
    const rest = chunk.subarray(end + 1);
    yield Buffer.concat(waiting, size - rest.length);
    waiting = [rest];
    size = rest.length;
  }
  if (size > 0) yield Buffer.concat(waiting, size);
}
