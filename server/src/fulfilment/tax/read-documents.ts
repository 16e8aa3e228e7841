import type { DocumentCopy } from '@gulmohar/contract/fulfilment/tax-document.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { DocumentSigner } from './document-signer.ts';
import { taxDocumentPdf } from './pdf/tax-document.pdf.ts';
import type { TaxDocumentJson } from './tax-document.ts';

export type PdfFile = { filename: string; content: Buffer };

/** The number of the order's invoice, if it was issued. */
export async function findInvoiceNumber(db: Database, orderId: string): Promise<string | null> {
  const found = await db
    .selectFrom('tax_document')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'invoice')
    .select('number')
    .executeTakeFirst();
  return found?.number ?? null;
}

/** What went with an order's parcel, a return's credit note, or the one that is named. @returns undefined when none was issued */
export async function readDocument(
  { db, signer }: { db: Database; signer: DocumentSigner | undefined },
  of: { orderId: string } | { returnId: string } | { documentId: string },
  copy: DocumentCopy = 'recipient',
): Promise<PdfFile | undefined> {
  const issued = await db
    .selectFrom('tax_document')
    .$if('documentId' in of, (query) => query.where('id', '=', 'documentId' in of ? of.documentId : ''))
    .$if('returnId' in of, (query) => query.where('return_id', '=', 'returnId' in of ? of.returnId : ''))
    .$if('orderId' in of, (query) =>
      query.where('kind', '<>', 'credit-note').where('order_id', '=', 'orderId' in of ? of.orderId : ''),
    )
    .select(['kind', 'number', 'issued_at', 'content'])
    .$narrowType<TaxDocumentJson>()
    .executeTakeFirst();
  if (!issued) return undefined;
  const filename = `${issued.kind}-${issued.number.replaceAll('/', '-')}.pdf`;
  return { filename, content: await taxDocumentPdf(issued, copy, signer) };
}
