import type { CsvValue } from '../../platform/csv/write-csv.ts';
import type { Database } from '../../platform/database/connection.ts';
import { findImportedProducts } from './shop-import.store.ts';
import { findFiles } from './unit/read-units.ts';
import { kindOfFile } from './unit-kinds.ts';

/** Yields everything that an import leaves out or changes: a row for each column ignored and each note. */
export async function* reportRows(db: Database, importId: string): AsyncIterable<CsvValue[]> {
  for (const { name, kind, head } of await findFiles(db, importId))
    for (const heading of kindOfFile(kind)?.leftOut(head) ?? [])
      yield [name, '', '', null, heading, 'This column is left out'];
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
