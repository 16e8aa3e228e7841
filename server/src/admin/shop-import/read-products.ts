import type { ImportFileKind } from '@gulmohar/contract/admin/shop-import.ts';
import type { Database } from '../../platform/database/connection.ts';
import { addInventory, inventoryColumns } from './source/add-inventory.ts';
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
    .selectFrom('shop_import_row as row')
    .innerJoin('shop_import_file as file', (join) =>
      join.onRef('file.import_id', '=', 'row.import_id').onRef('file.position', '=', 'row.file'),
    )
    .where('row.import_id', '=', importId)
    .where('file.kind', '=', 'shopify-products')
    .groupBy('row.key')
    .orderBy((from) => from.fn.min('row.file'))
    .orderBy((from) => from.fn.min('row.line'))
    .select('row.key')
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

/** Reads a product from its rows, with its stock if a file of that is there, too. @throws SourceFault */
export function productReader(files: readonly SourceFile[]) {
  const products = readersOf(files, 'shopify-products', shopifyColumns);
  const inventories = readersOf(files, 'shopify-inventory', inventoryColumns);
  return (key: string, rows: readonly SourceRow[]): SourceProduct =>
    addInventory(productFromShopify(key, rows.flatMap(products)), rows.flatMap(inventories));
}

/** @returns a function that reads the rows of files of this kind, and no others */
function readersOf<Column extends string>(
  files: readonly SourceFile[],
  kind: ImportFileKind,
  columns: Readonly<Record<Column, readonly string[]>>,
) {
  const own = files.filter((file) => file.kind === kind);
  const readers = new Map(own.map(({ position, head }) => [position, tableReader(head, columns)]));
  return ({ file, line, cells }: SourceRow) => readers.get(file)?.(line, cells) ?? [];
}
