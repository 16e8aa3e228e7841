import { findDefinitions } from '../../catalogue/product/filter-definitions.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Vocabulary } from './plan/plan-tags.ts';

/** Reads the values of the filters that products get by tags; categories and sizes are fields of their own. */
export async function readVocabulary(db: Database): Promise<Vocabulary> {
  const definitions = await findDefinitions(db);
  const values = definitions
    .filter(({ name }) => !['category', 'subCategory', 'size'].includes(name))
    .flatMap(({ name, values: offered }) =>
      offered.flatMap(({ value, display_name }) =>
        [...new Set([value.toLowerCase(), display_name.toLowerCase()])].map((word) => ({
          word,
          group: name,
          tag: `${name}:${value}`,
        })),
      ),
    );
  return Map.groupBy(values, ({ word }) => word);
}
