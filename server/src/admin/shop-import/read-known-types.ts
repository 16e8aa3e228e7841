import { findDefinitions } from '../../catalogue/product/filter-definitions.ts';
import type { Database } from '../../platform/database/connection.ts';
import { readSaved } from '../../shop/setting.store.ts';
import type { KnownTypes } from './plan/suggest-type.ts';

/** Reads the shop's kinds of products, and its categories as the filters have them. */
export async function readKnownTypes(db: Database): Promise<KnownTypes> {
  const [definitions, { kinds }] = await Promise.all([findDefinitions(db), readSaved(db)]);
  const valuesOf = (filter: string) =>
    (definitions.find(({ name }) => name === filter)?.values ?? []).map(({ value, display_name }) => ({
      value,
      name: display_name,
    }));
  return {
    kinds: kinds?.list ?? [],
    categories: valuesOf('category'),
    subCategories: valuesOf('subCategory'),
  };
}
