import { type Kysely, sql } from 'kysely';
import type { DatabaseMetadata } from 'kysely-codegen';
import { unionNames } from './column-overrides.ts';

type Check = { table: string; column: string; definition: string };

/** The form in which PostgreSQL returns `check (column in ('a', 'b'))`. */
const LIST = /^CHECK \(\(\w+ = ANY \(ARRAY\[(?<values>.+)\]\)\)\)$/;
const VALUE = /'(?<text>(?:[^']|'')*)'::text/g;

/**
 * Turns every column whose check constraint lists its values into an enum, because the generator only knows
 * PostgreSQL's enum types.
 */
export async function addCheckUnions(db: Kysely<unknown>, metadata: DatabaseMetadata): Promise<void> {
  for (const { table, column, definition } of await readChecks(db)) {
    const values = listedValues(definition);
    const found = metadata.tables
      .find(({ name }) => name === table)
      ?.columns.find(({ name }) => name === column);
    if (!values || !found) continue;
    const name = unionNames[`${table}.${column}`] ?? `${table}_${column}`;
    metadata.enums.set(`public.${name}`, values);
    found.dataTypeSchema = 'public';
    found.dataType = name;
  }
}

function listedValues(definition: string): string[] | undefined {
  const list = LIST.exec(definition)?.groups?.values;
  if (!list) return undefined;
  return [...list.matchAll(VALUE)].map((match) => (match.groups?.text ?? '').replaceAll("''", "'"));
}

async function readChecks(db: Kysely<unknown>): Promise<Check[]> {
  const { rows } = await sql<Check>`
    select pg_class.relname as table, attname as column, pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint
    join pg_class on pg_class.oid = conrelid
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'c' and cardinality(conkey) = 1 and connamespace = 'public'::regnamespace
    order by 1, 2`.execute(db);
  return rows;
}
