import * as api from '@gulmohar/contract/admin/booking.ts';
import { listBoxes } from '@gulmohar/contract/admin/box-calls.ts';
import { planBooking } from '../../fulfilment/courier/booking/plan-booking.ts';
import { quoteParcel } from '../../fulfilment/courier/booking/quote-parcel.ts';
import {
  findBookedParcels,
  listBookings,
  readBooking,
} from '../../fulfilment/courier/booking/read-booking.ts';
import { retryBooking, startBooking } from '../../fulfilment/courier/booking/start-booking.ts';
import type { CourierTools } from '../../fulfilment/courier/courier-tools.ts';
import { printSheets } from '../../fulfilment/parcel/label/print-sheets.ts';
import { readLabelSheets } from '../../fulfilment/parcel/label/read-sheets.ts';
import type { DocumentRenderer } from '../../fulfilment/tax/document-renderer.ts';
import type { Route } from '../../platform/http/route.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import type { ShopSettings } from '../../shop/shop-settings.ts';
import { pdfReply } from '../print/pdf-reply.ts';
import { staffRoute } from '../session/staff-route.ts';

type Needs = CourierTools & { settings: ShopSettings; documents: DocumentRenderer };

export function bookingRoutes({ db, couriers, pictures, settings, documents }: Needs): Route[] {
  return [
    staffRoute(listBoxes, {}, async () => {
      const { list, divisors } = settings.current().boxes;
      return { boxes: list, divisors };
    }),

    staffRoute(api.planBooking, {}, async ({ body }) => ({
      parcels: await planBooking({ db, couriers, settings }, body.orderIds),
    })),

    staffRoute(api.quoteBooking, {}, async ({ body }) => ({
      offers: await quoteParcel({ db, couriers, settings }, body),
    })),

    staffRoute(api.startBooking, {}, async ({ body, staff }) => {
      await startBooking(db, staff, body);
      return { bookingId: body.bookingId };
    }),

    staffRoute(api.getBooking, {}, async ({ query }) => ({
      booking: await readBooking(db, query.bookingId),
    })),

    staffRoute(api.listBookings, {}, async () => ({ bookings: await listBookings(db) })),

    staffRoute(api.retryBooking, {}, async ({ body: { bookingId } }) => {
      await retryBooking(db, bookingId);
      return { booking: await readBooking(db, bookingId) };
    }),

    staffRoute(
      api.printBookingLabels,
      { exposeHeadRoute: false },
      async ({ query: { bookingId, paper } }) => {
        const parcels = await findBookedParcels(db, bookingId);
        if (parcels.length === 0)
          throw new ShopError('NOT_FOUND', 'None of these parcels has been booked yet.');
        const sources = { db, pictures, settings: settings.current() };
        const { signedBy } = documents;
        const data = { title: 'Labels', paper, brand: await documents.brand(), signedBy };
        return pdfReply('labels.pdf', printSheets(data, readLabelSheets(sources, parcels)));
      },
    ),
  ];
}
