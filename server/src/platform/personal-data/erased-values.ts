import { type RawBuilder, sql } from 'kysely';
import { type EmptiedTable, emptiedColumns } from './erased-tables.ts';
import type { AnyKeyRules, Emptied } from './rules.ts';

/** For `update <table> set …`: erases its personal columns. */
export function erasedValues(table: EmptiedTable): RawBuilder<unknown> {
  return sql.join(
    emptiedColumns(table).map(([column, emptied]) => sql`${sql.ref(column)} = ${erased(column, emptied)}`),
  );
}

/** For `where …`: whether a row still holds personal data. */
export function isUnerased(table: EmptiedTable): RawBuilder<boolean> {
  const differing = emptiedColumns(table).map(
    ([column, emptied]) => sql`${sql.ref(column)} is distinct from ${erased(column, emptied)}`,
  );
  return sql<boolean>`(${sql.join(differing, sql` or `)})`;
}

function erased(column: string, emptied: Emptied): RawBuilder<unknown> {
  if ('to' in emptied) return sql`${emptied.to}`;
  if ('toIdAfter' in emptied) return sql`${emptied.toIdAfter}::text || id`;
  if ('withoutKeys' in emptied) return sql`${sql.ref(column)} - ${[...emptied.withoutKeys]}::text[]`;
  return withEmptyKeys(sql.ref(column), emptied.keys);
}

function withEmptyKeys(json: RawBuilder<unknown>, keys: AnyKeyRules): RawBuilder<unknown> {
  const parts = Object.entries(keys).flatMap(([key, rule]) => {
    if (rule === 'harmless') return [];
    const value = sql`(${json} -> ${sql.lit(key)})`;
    return [sql.lit(key), rule === 'personal' ? empty(value) : withEmptyKeys(value, rule)];
  });
  return sql`${json} || jsonb_build_object(${sql.join(parts)})`;
}

function empty(value: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`case jsonb_typeof${value} when 'array' then '[]'::jsonb else '""'::jsonb end`;
}
