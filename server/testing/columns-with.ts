import { sql } from 'kysely';
import type { TestShop } from './test-shop.ts';

type Columns = { schema: string; table: string; columns: string[]; files: string[] };

/**
 * `table.column` of each text, JSON or file column of the database, including the queue's, that contains this
 * text.
 */
export async function columnsWith(shop: TestShop, text: string): Promise<string[]> {
  const { rows: tables } = await sql<Columns>`
    select table_schema as schema, table_name as table, array_agg(column_name::text) as columns,
           coalesce(array_agg(column_name::text) filter (where data_type = 'bytea'), '{}') as files
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'
      and data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY', 'bytea', 'USER-DEFINED')
    group by 1, 2 order by 1, 2`.execute(shop.db);
  const found: string[] = [];
  for (const { schema, table, columns, files } of tables) {
    const hits = columns.map((column) => {
      const value = files.includes(column)
        ? sql`encode(${sql.ref(column)}, 'escape')`
        : sql`${sql.ref(column)}::text`;
      return sql`bool_or(strpos(lower(${value}), lower(${text})) > 0) as ${sql.ref(column)}`;
    });
    const { rows } = await sql<Record<string, boolean | null>>`
      select ${sql.join(hits)} from ${sql.table(`${schema}.${table}`)}`.execute(shop.db);
    const prefix = schema === 'public' ? table : `${schema}.${table}`;
    found.push(...columns.filter((column) => rows[0]?.[column]).map((column) => `${prefix}.${column}`));
  }
  return found;
}
