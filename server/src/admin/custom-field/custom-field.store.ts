import type { CustomField } from '@gulmohar/contract/admin/custom-field.ts';
import type { Database } from '../../platform/database/connection.ts';

/** In the order of the editor and the product's page. */
export async function readCustomFields(db: Database): Promise<CustomField[]> {
  return db
    .selectFrom('custom_field')
    .orderBy('position')
    .select(['key', 'label', 'type', 'is_shown as isShown'])
    .execute();
}
