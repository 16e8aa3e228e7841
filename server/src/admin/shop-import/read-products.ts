import type { ImportFileKind } from '@gulmohar/contract/admin/shop-import.ts';
import type { Database } from '../../platform/database/connection.ts';
import { shopifyColumns } from './source/shopify-columns.ts';
import { productFromShopify } from './source/shopify-product.ts';
import type { SourceProduct } from './source/source-product.ts';
import { tableReader } from './source/table-row.ts';

export type SourceFile = { position: number; kind: ImportFileKind; head: string[] };
export type SourceRow = { key: string; file: number; line: number; cells: string[] };

export async function findFiles(db: Database, importId: string): Promise<SourceFile[]> {
  return db
    .selectFrom('shop_import_file')
    .where('import_id', '=', importId)
    .orderBy('position')
    .select(['position', 'kind', 'head'])
    .$narrowType<{ kind: ImportFileKind }>()
    .execute();
}

/** The keys of the products in an import's files, in the order of their first rows. */
export async function findKeys(db: Database, importId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('shop_import_row')
    .where('import_id', '=', importId)
    .groupBy('key')
    .orderBy((row) => row.fn.min(row.ref('file')))
    .orderBy((row) => row.fn.min(row.ref('line')))
    .select('key')
    .execute();
  return rows.map(({ key }) => key);
}

/** @returns the rows of these products, in the order of the files */
export async function findRows(
  db: Database,
  importId: string,
  keys: readonly string[],
): Promise<Map<string, SourceRow[]>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom('shop_import_row')
    .where('import_id', '=', importId)
    .where('key', 'in', keys)
    .orderBy('file')
    .orderBy('line')
    .select(['key', 'file', 'line', 'cells'])
    .execute();
  return Map.groupBy(rows, ({ key }) => key);
}

/** Reads a product from its rows. @throws SourceFault */
export function productReader(files: readonly SourceFile[]) {
  const readers = new Map(files.map(({ position, head }) => [position, tableReader(head, shopifyColumns)]));
  return (key: string, rows: readonly SourceRow[]): SourceProduct =>
    productFromShopify(
      key,
      rows.flatMap(({ file, line, cells }) => readers.get(file)?.(line, cells) ?? []),
    );
}
