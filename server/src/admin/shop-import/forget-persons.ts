import type { ImportFileKind } from '@gulmohar/contract/admin/shop-import.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { unitKinds } from './unit-kinds.ts';

const personal = unitKinds.filter(({ isPersonal }) => isPersonal);
/** With those of which nobody said what they are: they may be about persons, too. */
const files: ImportFileKind[] = ['unknown', ...personal.flatMap((kind) => kind.files)];
const kinds = personal.map(({ name }) => name);

/** Deletes the rows of persons once they are imported: taking an import back does not need them. */
export async function forgetPersonalRows(trx: Transaction, importId: string): Promise<void> {
  await sql`delete from shop_import_row as row using shop_import_file as file
            where row.import_id = ${importId} and file.import_id = row.import_id
              and file.position = row.file and file.kind = any(${files})`.execute(trx);
  await sql`update shop_import_file set accents = '{}'
            where import_id = ${importId} and kind = any(${files})`.execute(trx);
}

/** Deletes what was uploaded and not imported for a month, the rows of what was, and what names persons. */
export async function purgeShopImports(db: Database): Promise<void> {
  await sql`delete from shop_import where created_at < now() - interval '30 days'
            and state not in ('running', 'undoing', 'done')`.execute(db);
  await sql`delete from shop_import_row using shop_import
            where shop_import.id = import_id and created_at < now() - interval '30 days'`.execute(db);
  await sql`update shop_import_product set key = '', title = '', notes = '[]' from shop_import
            where shop_import.id = import_id and created_at < now() - interval '30 days'
              and kind = any(${kinds}) and key <> ''`.execute(db);
}
