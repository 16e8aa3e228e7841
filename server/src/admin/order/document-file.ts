import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { documentCopies } from '../../fulfilment/tax/document-copy.ts';
import type { DocumentSigner } from '../../fulfilment/tax/document-signer.ts';
import { readDocument } from '../../fulfilment/tax/read-documents.ts';
import { sendDocument } from '../../fulfilment/tax/send-document.ts';
import type { Database } from '../../platform/database/connection.ts';
import { parseInput } from '../../platform/http/parse-input.ts';
import { registerAdminFile } from '../session/admin-file.ts';
import type { AdminAccess } from '../session/identify-staff.ts';

type Needs = { db: Database; signer: DocumentSigner | undefined };

const UNKNOWN_COPY = 'A copy is for the recipient, the transporter or the supplier';
const query = z.object({
  documentId: z.uuid(),
  copy: z.enum(documentCopies, UNKNOWN_COPY).default('recipient'),
});

/** `GET /api/admin/order/document?documentId=&copy=`: an invoice, credit note or challan as a PDF, marked as that copy. */
export function registerAdminDocuments(
  app: FastifyInstance,
  { db, signer }: Needs,
  admin: AdminAccess,
): void {
  const file = { path: '/admin/order/document', permission: 'orders.read' } as const;
  registerAdminFile(app, admin, file, async (request, reply) => {
    const { documentId, copy } = parseInput(query, request.query);
    const document = await readDocument({ db, signer }, { documentId }, copy);
    return sendDocument(reply, document, { place: 'inline', missing: 'There is no such document' });
  });
}
