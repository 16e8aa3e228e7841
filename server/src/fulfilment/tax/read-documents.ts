import type { DocumentCopy } from '@gulmohar/contract/fulfilment/tax-document.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { DocumentRenderer } from './document-renderer.ts';
import type { TaxDocumentJson } from './tax-document.ts';

export type PdfFile = { filename: string; content: Buffer };

export async function findInvoiceNumber(db: Database, orderId: string): Promise<string | null> {
  const found = await db
    .selectFrom('tax_document')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'invoice')
    .select('number')
    .executeTakeFirst();
  return found?.number ?? null;
}

export async function hasDispatchDocument(db: Database, orderId: string): Promise<boolean> {
  const found = await db
    .selectFrom('tax_document')
    .where('order_id', '=', orderId)
    .where('kind', '<>', 'credit-note')
    .select('id')
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * The PDF is rendered on first use, for the mail right after it is issued, and the same bytes are returned
 * from then on.
 * @returns undefined when none was issued
 */
export async function readDocument(
  { db, documents }: { db: Database; documents: DocumentRenderer },
  of:
    | { orderId: string }
    | { returnId: string }
    | { parcelId: string }
    | { changeId: string }
    | { documentId: string },
  copy: DocumentCopy = 'recipient',
): Promise<PdfFile | undefined> {
  const issued = await db
    .selectFrom('tax_document')
    .$if('documentId' in of, (query) =>
      query.where('tax_document.id', '=', 'documentId' in of ? of.documentId : ''),
    )
    .$if('returnId' in of, (query) => query.where('return_id', '=', 'returnId' in of ? of.returnId : ''))
    .$if('parcelId' in of, (query) => query.where('parcel_id', '=', 'parcelId' in of ? of.parcelId : ''))
    .$if('changeId' in of, (query) => query.where('line_change_id', '=', 'changeId' in of ? of.changeId : ''))
    .$if('orderId' in of, (query) =>
      query.where('kind', '<>', 'credit-note').where('order_id', '=', 'orderId' in of ? of.orderId : ''),
    )
    .leftJoin('tax_document_file', (join) =>
      join.onRef('document_id', '=', 'tax_document.id').on('copy', '=', copy),
    )
    .select(['tax_document.id', 'kind', 'number', 'issued_at', 'tax_document.content'])
    .select('tax_document_file.content as file')
    .$narrowType<TaxDocumentJson>()
    .executeTakeFirst();
  if (!issued) return undefined;
  const { id, file, ...document } = issued;
  const filename = `${issued.kind}-${issued.number.replaceAll('/', '-')}.pdf`;
  if (file) return { filename, content: file };
  return { filename, content: await keepFirst(db, id, copy, await documents.render(document, copy)) };
}

/** @returns the stored PDF: if two were rendered at once, the first one */
async function keepFirst(
  db: Database,
  document_id: string,
  copy: DocumentCopy,
  content: Buffer,
): Promise<Buffer> {
  const stored = await db
    .insertInto('tax_document_file')
    .values({ document_id, copy, content })
    .onConflict((conflict) =>
      conflict
        .columns(['document_id', 'copy'])
        .doUpdateSet((row) => ({ content: row.ref('tax_document_file.content') })),
    )
    .returning('content')
    .executeTakeFirstOrThrow();
  return stored.content;
}
