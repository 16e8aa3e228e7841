import { type CsvValue, csvFile } from '../../../platform/csv/write-csv.ts';
import type { Database } from '../../../platform/database/connection.ts';
import { bareHeading } from '../source/shopify-columns.ts';
import { classicHeadings } from './classic-headings.ts';
import type { ExportedProduct } from './exported-product.ts';
import { type FileRow, mergeCells, rowsOfOwn } from './merge-cells.ts';
import { readExported } from './read-exported.ts';

type Exported = { handle: string; isImported: boolean; productIds: string[] };

/** Exports all products in Shopify's format. @param origin of this shop's addresses, such as https://shop.example */
export async function exportForShopify(db: Database, origin: string): Promise<AsyncIterable<string>> {
  const head = await headingsOf(db);
  return csvFile(head, cellsOf(db, origin, head));
}

/** The columns of the files that were imported, then those of Shopify that none of them had. */
async function headingsOf(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('imported_source').distinct().select('head').execute();
  const all = rows.flatMap(({ head }) => head);
  const bare = new Set(all.map(bareHeading));
  const missing = Object.values(classicHeadings).filter((heading) => !bare.has(bareHeading(heading)));
  return [...new Set([...all, ...missing])];
}

async function* cellsOf(db: Database, origin: string, head: readonly string[]): AsyncIterable<CsvValue[]> {
  for (const { handle, isImported, productIds } of await findExported(db)) {
    const now = await readExported(db, productIds, { origin });
    const rows = isImported ? await importedRows(db, handle, now) : rowsOfOwn(handle, now);
    for (const row of rows) yield head.map((heading) => csvValueOf(row[heading] ?? ''));
  }
}

/** A stock below zero is no formula. */
function csvValueOf(cell: string): CsvValue {
  return /^-\d{1,9}$/.test(cell) ? Number(cell) : cell;
}

async function importedRows(db: Database, handle: string, now: ExportedProduct): Promise<FileRow[]> {
  const remembered = await db
    .selectFrom('imported_source')
    .where('source', '=', 'shopify')
    .where('key', '=', handle)
    .select(['head', 'came', 'became'])
    .$narrowType<{ came: string[][]; became: ExportedProduct }>()
    .executeTakeFirst();
  return remembered ? mergeCells(handle, now, remembered) : rowsOfOwn(handle, now);
}

/** Colours are one product there. */
async function findExported(db: Database): Promise<Exported[]> {
  const rows = await db
    .selectFrom('product')
    .orderBy('id')
    .select(['id', 'source', 'source_key', 'group_id'])
    .execute();
  const grouped = Map.groupBy(rows, ({ id, source, source_key, group_id }) =>
    source === 'shopify' && source_key ? `s ${source_key.replace(/#.*$/, '')}` : `o ${group_id ?? id}`,
  );
  return [...grouped].map(([key, products]) => ({
    handle: key.slice(2),
    isImported: key.startsWith('s '),
    productIds: products.map(({ id }) => id),
  }));
}
