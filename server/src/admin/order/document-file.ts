import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../database/connection.ts';
import { parseInput } from '../../http/parse-input.ts';
import { ShopError } from '../../http/shop-error.ts';
import { readDocument } from '../../tax/read-documents.ts';
import { assertOwnSite, type Desk, identifyStaff } from '../session/identify-staff.ts';

const query = z.object({ documentId: z.uuid() });

/** `GET /api/admin/order/document?documentId=`: an invoice or credit note as a PDF. Not in the contract, which is JSON. */
export function registerDeskDocuments(app: FastifyInstance, db: Database, desk: Desk): void {
  app.get('/api/admin/order/document', async (request, reply) => {
    assertOwnSite(request, desk.publicUrl);
    await identifyStaff('orders.read', request, desk);
    const { documentId } = parseInput(query, request.query) as z.output<typeof query>;
    const file = await readDocument(db, { documentId });
    if (!file) throw new ShopError('NOT_FOUND', 'There is no such document');
    return reply
      .headers({
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${file.filename}"`,
        'cache-control': 'no-store',
      })
      .send(file.content);
  });
}
