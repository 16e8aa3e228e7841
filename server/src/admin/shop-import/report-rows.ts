import type { CsvValue } from '../../platform/csv/write-csv.ts';
import type { Database } from '../../platform/database/connection.ts';
import { findFiles } from './read-products.ts';
import { findImportedProducts } from './shop-import.store.ts';
import { IGNORED_HEADING } from './source/shopify-columns.ts';

/** Yields everything that an import leaves out or changes: a row for each column ignored and each note. */
export async function* reportRows(db: Database, importId: string): AsyncIterable<CsvValue[]> {
  const headings = new Set((await findFiles(db, importId)).flatMap(({ head }) => head));
  for (const heading of headings)
    if (IGNORED_HEADING.test(heading))
      yield ['', '', '', null, heading, 'This column is left out: it is of another market'];
  let after: number | null = 0;
  while (after !== null) {
    const { products, next }: Awaited<ReturnType<typeof findImportedProducts>> = await findImportedProducts(
      db,
      { importId, after, outcome: 'noted' },
    );
    for (const { key, title, outcome, notes } of products)
      for (const { line, column, message } of notes) yield [key, title, outcome, line, column, message];
    after = next;
  }
}
