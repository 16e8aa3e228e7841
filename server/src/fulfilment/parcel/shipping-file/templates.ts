import { readFileSync } from 'node:fs';
import type {
  ShippingColumn,
  ShippingField,
  ShippingTemplate,
} from '@gulmohar/contract/admin/shipping-file.ts';
import { shippingFieldNames } from '@gulmohar/contract/admin/shipping-file.ts';
import { v7 as uuid } from 'uuid';
import type { StaffActor } from '../../../platform/audit/actor.ts';
import { recordChange } from '../../../platform/audit/record-change.ts';
import type { Database } from '../../../platform/database/connection.ts';
import { ShopError, wrongField } from '../../../platform/http/shop-error.ts';

type Templates = { columns: ShippingColumn[] };

const builtIn = [
  ['shiprocket', 'Shiprocket bulk orders'],
  ['delhivery', 'Delhivery One bulk upload'],
] as const;

export async function listTemplates(db: Database): Promise<ShippingTemplate[]> {
  const own = await db
    .selectFrom('shipping_file_template')
    .orderBy('name')
    .select(['id', 'name', 'columns'])
    .$narrowType<Templates>()
    .execute();
  return [
    ...builtIn.map(([templateId, name]) => ({
      templateId,
      name,
      isBuiltIn: true,
      columns: readColumns(templateId),
    })),
    ...own.map(({ id, name, columns }) => ({ templateId: id, name, isBuiltIn: false, columns })),
  ];
}

/** @throws ShopError NOT_FOUND */
export async function findTemplate(db: Database, templateId: string): Promise<ShippingTemplate> {
  const template = (await listTemplates(db)).find((one) => one.templateId === templateId);
  if (!template) throw new ShopError('NOT_FOUND', 'There is no such template.');
  return template;
}

type SavedTemplate = { templateId?: string | undefined; name: string; columns: ShippingColumn[] };

/** @throws ShopError NOT_FOUND; INVALID_INPUT for the name of another template */
export async function saveTemplate(
  db: Database,
  staff: StaffActor,
  { templateId, name, columns }: SavedTemplate,
): Promise<string> {
  const id = templateId ?? uuid();
  await db.transaction().execute(async (trx) => {
    const rows = await trx.selectFrom('shipping_file_template').select(['id', 'name', 'columns']).execute();
    const before = rows.find((row) => row.id === templateId);
    if (templateId && !before) throw new ShopError('NOT_FOUND', 'There is no such template.');
    const isTaken =
      rows.some((row) => row.id !== id && row.name === name) || builtIn.some(([, own]) => own === name);
    if (isTaken) throw wrongField('name', 'Another template has this name');
    const row = { name, columns: JSON.stringify(columns), changed_at: new Date() };
    await trx
      .insertInto('shipping_file_template')
      .values({ id, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
    await recordChange(trx, staff, {
      action: 'shipping-file.save',
      subject: name,
      before: before ? { name: before.name, columns: before.columns } : null,
      after: { name, columns },
    });
  });
  return id;
}

/** @throws ShopError NOT_FOUND */
export async function deleteTemplate(db: Database, staff: StaffActor, templateId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const deleted = await trx
      .deleteFrom('shipping_file_template')
      .where('id', '=', templateId)
      .returning(['name', 'columns'])
      .executeTakeFirst();
    if (!deleted) throw new ShopError('NOT_FOUND', 'There is no such template.');
    await recordChange(trx, staff, {
      action: 'shipping-file.delete',
      subject: deleted.name,
      before: deleted,
      after: null,
    });
  });
}

/** Each line describes a column: its heading, and its field, or a literal text after a quotation mark. */
function readColumns(name: string): ShippingColumn[] {
  const lines = readFileSync(new URL(`templates/${name}.tsv`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line) => {
    const [heading = '', value = ''] = line.split('\t');
    if (value.startsWith('"')) return { heading, field: null, text: value.slice(1) };
    return { heading, field: isField(value) ? value : null, text: '' };
  });
}

function isField(value: string): value is ShippingField {
  return (shippingFieldNames as readonly string[]).includes(value);
}
