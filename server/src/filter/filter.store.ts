import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../database/connection.ts';

/** Active definitions in display order, each with its active values in theirs. */
export async function findDefinitions(db: Database) {
  return db
    .selectFrom('filter_definition')
    .where('is_active', '=', true)
    .orderBy('position')
    .select((from) => [
      'id',
      'name',
      'type',
      'display_name',
      'filter_type',
      'description',
      jsonArrayFrom(
        from
          .selectFrom('filter_value')
          .whereRef('filter_value.filter_id', '=', 'filter_definition.id')
          .where('filter_value.is_active', '=', true)
          .orderBy('filter_value.position')
          .select(['filter_value.value', 'filter_value.display_name', 'filter_value.color_code']),
      ).as('values'),
    ])
    .execute();
}

export type DefinitionRow = Awaited<ReturnType<typeof findDefinitions>>[number];

/**
 * How many published products carry each value, by 'group:value'; within one category if given.
 * A size counts only where it is in stock, as the list call filters it.
 */
export async function countByValue(db: Database, category: string | undefined): Promise<Map<string, number>> {
  const { rows } = await sql<{ facet: string; count: number }>`
    with chosen as materialized (
      select id, category, sub_category, facets from product
      where published_at is not null and (${category ?? null}::text is null or category = ${category ?? null})
    )
    select facet, count(*) from (
      select unnest(facets) as facet from chosen
      union all select 'category:' || category from chosen
      union all select 'subCategory:' || sub_category from chosen
      union all select 'size:' || variant.size from chosen join variant on variant.product_id = chosen.id
        where variant.size is not null and variant.on_hand > variant.reserved
    ) as carried group by facet`.execute(db);
  return new Map(rows.map(({ facet, count }) => [facet, count]));
}
