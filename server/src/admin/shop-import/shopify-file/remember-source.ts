import type { Transaction } from '../../../platform/database/connection.ts';
import type { SourceFile, SourceRow } from '../unit/unit-kind.ts';
import type { ExportedColumn } from './classic-headings.ts';
import { readExported } from './read-exported.ts';

const columnsOfField: Record<string, readonly ExportedColumn[]> = {
  name: ['title'],
  description: ['html'],
  story: ['html'],
  brand: ['vendor'],
  productType: ['type'],
  tags: ['tags'],
  price: ['price'],
  mrp: ['compareAt'],
  sizePrices: ['price', 'compareAt'],
  publishedAt: ['published', 'status'],
  isUnlisted: ['status'],
  seoTitle: ['seoTitle'],
  seoDescription: ['seoDescription'],
};

/**
 * Stores the rows of a product as they came and what an export would write of it now, so that a later one writes every
 * cell as it came whose value has not been changed since.
 */
export async function rememberSource(
  trx: Transaction,
  {
    key,
    rows,
    files,
    source,
  }: { key: string; rows: readonly SourceRow[]; files: readonly SourceFile[]; source: string },
  productIds: readonly string[],
  kept: ReadonlySet<string>,
): Promise<void> {
  const headOf = new Map(files.map(({ position, head }) => [position, head]));
  const head = [...new Set(rows.flatMap(({ file }) => headOf.get(file) ?? []))];
  const came = rows.map(({ file, cells }) => {
    const own = headOf.get(file) ?? [];
    return head.map((heading) => cells[own.indexOf(heading)] ?? '');
  });
  const became = await readExported(trx, productIds, { origin: '' });
  // The rows do not have what the owner has changed here, so an export must not take it from them.
  for (const field of kept) {
    for (const column of columnsOfField[field] ?? []) {
      delete became.product[column];
      for (const cells of Object.values(became.variants)) delete cells[column];
    }
  }
  const row = { head, came: JSON.stringify(came), became: JSON.stringify(became) };
  await trx
    .insertInto('imported_source')
    .values({ source, key, ...row })
    .onConflict((conflict) => conflict.columns(['source', 'key']).doUpdateSet(row))
    .execute();
}
