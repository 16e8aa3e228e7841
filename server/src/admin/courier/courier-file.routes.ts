import { getManifest, getParcelLabel } from '@gulmohar/contract/admin/shipment-calls.ts';
import type { CourierTools } from '../../fulfilment/courier/courier-tools.ts';
import { makeManifest } from '../../fulfilment/courier/make-manifest.ts';
import { labelOf } from '../../fulfilment/parcel/label/label-of.ts';
import { documentReply } from '../../fulfilment/tax/document-reply.ts';
import type { Route } from '../../platform/http/route.ts';
import { staffRoute } from '../session/staff-route.ts';

export function courierFileRoutes({ db, couriers, pictures }: CourierTools): Route[] {
  return [
    staffRoute(getParcelLabel, { exposeHeadRoute: false }, async ({ query: { parcelId } }) => {
      const parcel = await db
        .selectFrom('parcel')
        .where('id', '=', parcelId)
        .select(['label_key', 'tracking_number'])
        .executeTakeFirst();
      const content = parcel && (await labelOf(pictures, parcel));
      const document = content && { filename: `label-${parcel.tracking_number ?? parcelId}.pdf`, content };
      return documentReply(document, { place: 'inline', missing: 'The courier has not provided a label' });
    }),

    staffRoute(getManifest, { exposeHeadRoute: false }, async ({ query: { orderId } }) => {
      const content = await makeManifest({ db, couriers }, orderId);
      const document = { filename: 'manifest.pdf', content };
      return documentReply(document, { place: 'inline', missing: 'There is no manifest' });
    }),
  ];
}
