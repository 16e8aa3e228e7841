import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Sessions } from '../../accounts/session/sessions.ts';
import type { Database } from '../../platform/database/connection.ts';
import { parseInput } from '../../platform/http/parse-input.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import type { DocumentSigner } from '../tax/document-signer.ts';
import { readDocument } from '../tax/read-documents.ts';
import { sendDocument } from '../tax/send-document.ts';
import { findOwnOrder } from './order.store.ts';

type Needs = {
  db: Database;
  sessions: Sessions;
  signer: DocumentSigner | undefined;
};

const query = z.object({ orderId: z.uuid() });

/** `GET /api/order/invoice?orderId=`: the invoice as a PDF, for the order's owner. Not in the contract, which is JSON. */
export function registerInvoices(app: FastifyInstance, { db, sessions, signer }: Needs): void {
  app.get('/api/order/invoice', async (request, reply) => {
    const { token } = request.headers;
    const shopper = typeof token === 'string' ? await sessions.findShopper(token) : undefined;
    if (!shopper) throw new ShopError('UNAUTHENTICATED', 'Please login to continue');
    const { orderId } = parseInput(query, request.query);
    const order = await findOwnOrder(db, shopper.userId, orderId);
    const invoice = order && (await readDocument({ db, signer }, { orderId }));
    return sendDocument(reply, invoice, { place: 'attachment', missing: 'There is no invoice yet' });
  });
}
