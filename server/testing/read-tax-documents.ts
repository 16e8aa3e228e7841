import type { TaxDocumentJson } from '../src/fulfilment/tax/tax-document.ts';
import type { Database } from '../src/platform/database/connection.ts';

/** What was issued for an order, the first first. */
export async function readTaxDocuments(db: Database, orderId: string) {
  return db
    .selectFrom('tax_document')
    .where('order_id', '=', orderId)
    .orderBy('issued_at')
    .select(['kind', 'reason', 'content'])
    .$narrowType<TaxDocumentJson>()
    .execute();
}

/** What they say, the first first. */
export async function readTaxContents(db: Database, orderId: string) {
  const documents = await readTaxDocuments(db, orderId);
  return documents.map(({ kind, content }) => ({ kind, ...content }));
}
