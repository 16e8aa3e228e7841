import { getTaxDocument } from '@gulmohar/contract/admin/order-documents.ts';
import type { DocumentRenderer } from '../../fulfilment/tax/document-renderer.ts';
import { documentReply } from '../../fulfilment/tax/document-reply.ts';
import { readDocument } from '../../fulfilment/tax/read-documents.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Route } from '../../platform/http/route.ts';
import { staffRoute } from '../session/staff-route.ts';

type Needs = { db: Database; documents: DocumentRenderer };

export function documentFileRoutes({ db, documents }: Needs): Route[] {
  return [
    staffRoute(getTaxDocument, { exposeHeadRoute: false }, async ({ query: { documentId, copy } }) => {
      const document = await readDocument({ db, documents }, { documentId }, copy);
      return documentReply(document, { place: 'inline', missing: 'There is no such document' });
    }),
  ];
}
