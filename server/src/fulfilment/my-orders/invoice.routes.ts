import { getInvoice } from '@gulmohar/contract/fulfilment/tax-document.ts';
import { shopperRoute } from '../../accounts/session/shopper-route.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { RateLimiter } from '../../platform/http/rate-limiter.ts';
import type { Route } from '../../platform/http/route.ts';
import { invoiceLimit } from '../../platform/limits/rate-limits.ts';
import { findOwnOrder } from '../order/order.store.ts';
import type { DocumentRenderer } from '../tax/document-renderer.ts';
import { documentReply } from '../tax/document-reply.ts';
import { readDocument } from '../tax/read-documents.ts';

type Needs = { db: Database; documents: DocumentRenderer; limiter: RateLimiter };

export function invoiceRoutes({ db, documents, limiter }: Needs): Route[] {
  return [
    shopperRoute(getInvoice, { exposeHeadRoute: false }, async ({ query: { orderId }, shopper }) => {
      await limiter.consume(invoiceLimit, shopper.userId);
      const order = await findOwnOrder(db, shopper.userId, orderId);
      const invoice = order && (await readDocument({ db, documents }, { orderId }));
      return documentReply(invoice, { place: 'attachment', missing: 'There is no invoice yet' });
    }),
  ];
}
