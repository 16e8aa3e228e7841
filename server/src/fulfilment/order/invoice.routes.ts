import { getInvoice } from '@gulmohar/contract/fulfilment/tax-document.ts';
import { shopperRoute } from '../../accounts/session/shopper-route.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Route } from '../../platform/http/route.ts';
import { documentReply } from '../tax/document-reply.ts';
import type { DocumentSigner } from '../tax/document-signer.ts';
import { readDocument } from '../tax/read-documents.ts';
import { findOwnOrder } from './order.store.ts';

type Needs = { db: Database; signer: DocumentSigner | undefined };

/** `/api/order/invoice` */
export function invoiceRoutes({ db, signer }: Needs): Route[] {
  return [
    shopperRoute(getInvoice, {}, async ({ query: { orderId }, shopper }) => {
      const order = await findOwnOrder(db, shopper.userId, orderId);
      const invoice = order && (await readDocument({ db, signer }, { orderId }));
      return documentReply(invoice, { place: 'attachment', missing: 'There is no invoice yet' });
    }),
  ];
}
