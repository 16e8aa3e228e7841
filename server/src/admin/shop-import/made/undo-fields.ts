import type { ImportMapping } from '@gulmohar/contract/admin/shop-import.ts';
import { sql } from 'kysely';
import { type ChangeAuthor, recordChange } from '../../../platform/audit/record-change.ts';
import type { Transaction } from '../../../platform/database/connection.ts';
import { readCustomFields } from '../../custom-field/custom-field.store.ts';
import { customKey } from '../plan/custom-key.ts';
import type { Made } from './remember-made.ts';

/**
 * Deletes the custom fields that an import defined; the values in products stay, as those of any column without a field.
 * @returns why some stay instead, by their keys
 */
export async function undoFields(
  trx: Transaction,
  actor: ChangeAuthor,
  importId: string,
  made: readonly Made[],
): Promise<Map<string, string>> {
  const stay = new Map<string, string>();
  if (made.length === 0) return stay;
  const before = await readCustomFields(trx);
  const shownElsewhere = await findShownKeys(trx, importId);
  const removed = new Set<string>();
  for (const { key, title } of made) {
    const field = before.find((one) => one.key === key);
    if (!field) continue;
    if (field.label !== title || field.type !== 'text' || !field.isShown)
      stay.set(key, 'somebody has changed it since');
    else if (shownElsewhere.has(key)) stay.set(key, 'another import shows it to shoppers, too');
    else if (await hasOwnValues(trx, importId, key))
      stay.set(key, 'somebody has entered values for it in products');
    else removed.add(key);
  }
  if (removed.size === 0) return stay;
  const fields = before.filter(({ key }) => !removed.has(key));
  await trx
    .deleteFrom('custom_field')
    .where('key', 'in', [...removed])
    .execute();
  await recordChange(trx, actor, {
    action: 'custom-fields.save',
    subject: '',
    before: { fields: before },
    after: { fields },
  });
  return stay;
}

/** The keys of the columns that other imports, which hold, show to shoppers. */
async function findShownKeys(trx: Transaction, importId: string): Promise<Set<string>> {
  const others = await trx
    .selectFrom('shop_import')
    .where('id', '<>', importId)
    .where('state', 'in', ['running', 'done'])
    .select('mapping')
    .$narrowType<{ mapping: Partial<ImportMapping> | null }>()
    .execute();
  return new Set(others.flatMap(({ mapping }) => mapping?.shownColumns ?? []).map(customKey));
}

/** Whether a product has a value that no import set; those that this import was taken back from do not count. */
async function hasOwnValues(trx: Transaction, importId: string, key: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from product left join imported_product on product_id = product.id
      where product.custom ->> ${key} <> ''
        and product.custom ->> ${key} is distinct from imported_product.fields -> 'custom' ->> ${key}
        and not exists (select from shop_import_product as unit
                        where unit.import_id = ${importId} and unit.outcome <> 'skipped'
                          and product.id = any(unit.product_ids))) as found`.execute(trx);
  return rows[0]?.found ?? false;
}
