import type { ImportMapping } from '@gulmohar/contract/admin/shop-import.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { readCustomFields } from '../custom-field/custom-field.store.ts';
import { assertAllowed, type Staff } from '../session/staff.ts';
import { rememberMade } from './made/remember-made.ts';
import { customKey } from './plan/custom-key.ts';

const MAX_FIELDS = 60;
const MAX_LABEL = 60;

/**
 * Makes custom fields, shown to shoppers, of the columns that the owner chose; those that there are stay as they are.
 * @throws ShopError FORBIDDEN
 */
export async function defineColumns(
  trx: Transaction,
  staff: Staff,
  { importId, shownColumns }: Pick<ImportMapping, 'shownColumns'> & { importId: string },
): Promise<void> {
  const before = await readCustomFields(trx);
  const known = new Set(before.map(({ key }) => key));
  const labels = new Map(shownColumns.map((heading) => [customKey(heading), labelOf(heading)]));
  const added = [...labels]
    .filter(([key]) => !known.has(key))
    .slice(0, Math.max(0, MAX_FIELDS - before.length))
    .map(([key, label]) => ({ key, label, type: 'text' as const, isShown: true }));
  if (added.length === 0) return;
  assertAllowed(staff, 'catalogue.write');
  await trx
    .insertInto('custom_field')
    .values(
      added.map(({ key, label, type, isShown }, at) => ({
        key,
        label,
        type,
        is_shown: isShown,
        position: before.length + at,
      })),
    )
    .execute();
  await rememberMade(
    trx,
    importId,
    'custom-field',
    added.map(({ key, label }) => ({ key, title: label })),
  );
  await recordChange(trx, staff, {
    action: 'custom-fields.save',
    subject: '',
    before: { fields: before },
    after: { fields: [...before, ...added] },
  });
}

/** `Neckline (product.metafields.custom.neckline)`, `Metafield: custom.neckline [text]`, `Meta: _neckline`. */
function labelOf(heading: string): string {
  const [, key = ''] = /^meta(?:field)?:\s*(?:[\w-]+\.)?_?([\w-]+)/i.exec(heading) ?? [];
  const words = key || heading.replace(/\s*\([^)]*metafields[^)]*\)\s*$/, '');
  const plain = words.replace(/[_-]+/g, ' ').trim() || heading;
  return (plain.charAt(0).toUpperCase() + plain.slice(1)).slice(0, MAX_LABEL);
}
