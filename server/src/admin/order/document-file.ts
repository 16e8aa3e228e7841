import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../database/connection.ts';
import { parseInput } from '../../http/parse-input.ts';
import { readDocument } from '../../tax/read-documents.ts';
import { sendDocument } from '../../tax/send-document.ts';
import { registerDeskFile } from '../session/desk-file.ts';
import type { Desk } from '../session/identify-staff.ts';

const query = z.object({ documentId: z.uuid() });

/** `GET /api/admin/order/document?documentId=`: an invoice or credit note as a PDF. */
export function registerDeskDocuments(app: FastifyInstance, db: Database, desk: Desk): void {
  const file = { path: '/admin/order/document', permission: 'orders.read' } as const;
  registerDeskFile(app, desk, file, async (request, reply) => {
    const document = await readDocument(db, parseInput(query, request.query));
    return sendDocument(reply, document, { place: 'inline', missing: 'There is no such document' });
  });
}
