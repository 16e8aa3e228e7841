import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../testing/test-database.ts';
import { tablesOf } from './erased-tables.ts';
import { personalData } from './personal-data.ts';
import type { AnyTableRule } from './rules.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

/**
 * `table.column` of every column that can hold text, JSON or a file but is not declared. Ids and hashes are
 * not personal.
 */
async function undeclaredColumns(): Promise<string[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely_migration%'
      and data_type in ('text', 'character varying', 'character', 'json', 'jsonb', 'ARRAY', 'bytea', 'USER-DEFINED')
      and column_name !~ '(^|_)(id|hash)$'
    order by 1, 2`.execute(database.db);
  const declared: Partial<Record<string, AnyTableRule>> = personalData;
  return rows.flatMap(({ table, column }) => {
    const rule = declared[table];
    const columns = rule && ('harmless' in rule ? rule.texts : Object.keys(rule.columns));
    return columns?.includes(column) ? [] : [`${table}.${column}`];
  });
}

test('every column of the schema that can hold text is declared as personal or harmless', async () => {
  expect(await undeclaredColumns()).toEqual([]);
});

test('a new text column or table that nobody declared is found', async () => {
  await sql`alter table orders add column gift_text text`.execute(database.db);
  await sql`alter table reservation add column gift_texts text[]`.execute(database.db);
  await sql`create table gift (words jsonb)`.execute(database.db);
  expect(await undeclaredColumns()).toEqual(['gift.words', 'orders.gift_text', 'reservation.gift_texts']);
  await sql`alter table orders drop column gift_text`.execute(database.db);
  await sql`alter table reservation drop column gift_texts`.execute(database.db);
  await sql`drop table gift`.execute(database.db);
});

test('tables declared as deleted with the account are deleted by their foreign keys', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'users'::regclass and confdeltype = 'c'`.execute(database.db);
  const cascading = rows.map(({ name }) => name);
  const declared = tablesOf('deleted with the account').filter((table) => table !== 'users');
  expect(declared.filter((table) => !cascading.includes(table))).toEqual([]);
});
