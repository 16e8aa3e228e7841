import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { ReadDatabase } from '../../platform/database/reads.ts';

export async function findDefinitions(db: ReadDatabase) {
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
