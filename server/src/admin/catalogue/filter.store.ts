import type { FilterForm } from '@gulmohar/contract/admin/filter.ts';
import type { FilterGroup } from '@gulmohar/contract/values/listing.ts';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database, Transaction } from '../../platform/database/connection.ts';

export async function findFilters(db: Database): Promise<FilterForm[]> {
  const rows = await db
    .selectFrom('filter_definition')
    .orderBy('position')
    .selectAll()
    .select((from) =>
      jsonArrayFrom(
        from
          .selectFrom('filter_value')
          .whereRef('filter_value.filter_id', '=', 'filter_definition.id')
          .orderBy('filter_value.position')
          .select(['value', 'display_name', 'color_code', 'is_active']),
      ).as('values'),
    )
    .execute();
  return rows.map((row) => ({
    name: row.name as FilterGroup,
    displayName: row.display_name,
    description: row.description,
    type: row.type,
    filterType: row.filter_type,
    isActive: row.is_active,
    values: row.values.map((value) => ({
      value: value.value,
      displayName: value.display_name,
      colorCode: value.color_code,
      isActive: value.is_active,
    })),
  }));
}

/** Counts the products per value of each filter, including withdrawn ones. */
export async function countCarried(db: Database): Promise<Record<string, Record<string, number>>> {
  const { rows } = await sql<{ name: string; value: string; count: number }>`
    select 'category' as name, category as value, count(*)::int from product group by 2
    union all select 'subCategory', sub_category, count(*)::int from product group by 2
    union all select 'size', size, count(*)::int from variant where size is not null group by 2
    union all select split_part(facet, ':', 1), split_part(facet, ':', 2), count(*)::int
    from product, unnest(facets) as facet group by 1, 2`.execute(db);
  const carried: Record<string, Record<string, number>> = {};
  for (const { name, value, count } of rows) {
    carried[name] ??= {};
    carried[name][value] = count;
  }
  return carried;
}

/** Serialises changes to the filters. */
export async function lockFilters(trx: Transaction): Promise<void> {
  await sql`lock table filter_definition in share row exclusive mode`.execute(trx);
}

/** @param position where a new filter is placed */
export async function writeFilter(trx: Transaction, filter: FilterForm, position: number): Promise<void> {
  const columns = {
    display_name: filter.displayName,
    description: filter.description,
    type: filter.type,
    filter_type: filter.filterType,
    is_active: filter.isActive,
  };
  const { id } = await trx
    .insertInto('filter_definition')
    .values({ id: filter.name, name: filter.name, position, ...columns })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(columns))
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx.deleteFrom('filter_value').where('filter_id', '=', id).execute();
  if (filter.values.length === 0) return;
  await trx
    .insertInto('filter_value')
    .values(
      filter.values.map((value, index) => ({
        filter_id: id,
        value: value.value,
        display_name: value.displayName,
        color_code: value.colorCode,
        is_active: value.isActive,
        position: index,
      })),
    )
    .execute();
}
