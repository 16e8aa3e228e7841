import { getTaxDocument } from '@gulmohar/contract/admin/order-documents.ts';
import { documentReply } from '../../fulfilment/tax/document-reply.ts';
import type { DocumentSigner } from '../../fulfilment/tax/document-signer.ts';
import { readDocument } from '../../fulfilment/tax/read-documents.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Route } from '../../platform/http/route.ts';
import { staffRoute } from '../session/staff-route.ts';

type Needs = { db: Database; signer: DocumentSigner | undefined };

/** `/api/admin/order/document` */
export function documentFileRoutes({ db, signer }: Needs): Route[] {
  return [
    staffRoute(getTaxDocument, { exposeHeadRoute: false }, async ({ query: { documentId, copy } }) => {
      const document = await readDocument({ db, signer }, { documentId }, copy);
      return documentReply(document, { place: 'inline', missing: 'There is no such document' });
    }),
  ];
}
