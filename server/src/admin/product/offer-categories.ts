import type { ProductFields } from '@gulmohar/contract/admin/product-fields.ts';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/connection.ts';

/**
 * Adds a product's category and sub-category to the filters, where they are new, so that shoppers can reach them.
 * What the owner has hidden stays hidden.
 */
export async function offerCategories(
  trx: Transaction,
  { category, subCategory }: Pick<ProductFields, 'category' | 'subCategory'>,
): Promise<void> {
  await sql`
    insert into filter_value (filter_id, value, display_name, position)
    select filter_definition.id, own.value, own.value,
           coalesce((select max(position) + 1 from filter_value where filter_id = filter_definition.id), 0)
    from (values ('category', ${category}), ('subCategory', ${subCategory})) as own (name, value)
      join filter_definition on filter_definition.name = own.name
    where not exists (select from filter_value where filter_id = filter_definition.id and value = own.value)
    on conflict do nothing`.execute(trx);
}
