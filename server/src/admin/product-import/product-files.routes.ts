import * as api from '@gulmohar/contract/admin/product-import.ts';
import { type CsvValue, csvFile } from '../../platform/csv/write-csv.ts';
import { aboutHowMany } from '../../platform/database/about-how-many.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Route } from '../../platform/http/route.ts';
import { csvReply } from '../list-file/csv-reply.ts';
import { staffRoute } from '../session/staff-route.ts';
import { exportProducts } from './export-products.ts';
import { readParts } from './file-parts.ts';
import { findChanges } from './import.store.ts';
import { productColumns } from './product-columns.ts';

export function productFileRoutes({ db }: { db: Database }): Route[] {
  return [
    staffRoute(api.exportProducts, { exposeHeadRoute: false }, async () => {
      const rows = await aboutHowMany(db, db.selectFrom('product').select('id'));
      return csvReply('products.csv', exportProducts(db), rows);
    }),

    staffRoute(api.exportImportChanges, { exposeHeadRoute: false }, async ({ query: { importId } }) =>
      csvReply(
        'product-changes.csv',
        csvFile(['line', 'product', 'column', 'old', 'new'], changeRows(db, importId)),
      ),
    ),

    staffRoute(api.exportImportFaults, { exposeHeadRoute: false }, async ({ query: { importId } }) => {
      const head = ['line', 'column', 'what is wrong', ...(await headOf(importId))];
      return csvReply('products-to-mend.csv', csvFile(head, faultRows(db, importId)));
    }),
  ];

  /** Returns the file's own columns if its first line has only known ones, else all columns. */
  async function headOf(importId: string): Promise<string[]> {
    const [first = ''] = (await beginningOf(importId)).split(/\r?\n/, 1);
    const names = first
      .replace('\uFEFF', '')
      .split(',')
      .map((name) => name.trim().toLowerCase());
    return names.every((name) => (productColumns as readonly string[]).includes(name))
      ? names
      : [...productColumns];
  }

  /** @returns an empty text when the import does not exist */
  async function beginningOf(importId: string): Promise<string> {
    for await (const part of readParts(db, importId)) return new TextDecoder().decode(part);
    return '';
  }
}

async function* changeRows(db: Database, importId: string): AsyncIterable<CsvValue[]> {
  for (const { line, productName, column, before, after } of await findChanges(db, importId).execute())
    yield [line, productName, column, before, after];
}

async function* faultRows(db: Database, importId: string): AsyncIterable<CsvValue[]> {
  const faults = await db
    .selectFrom('product_import_fault')
    .where('import_id', '=', importId)
    .orderBy('line')
    .select(['line', 'name', 'message', 'cells'])
    .execute();
  for (const { line, name, message, cells } of faults) yield [line, name, message, ...cells];
}
