import * as api from '@gulmohar/contract/admin/parcel-steps.ts';
import { answerAttempt } from '../../fulfilment/courier/answer-attempt.ts';
import type { AfterSale } from '../../fulfilment/order/after-sale.ts';
import { createParcel } from '../../fulfilment/parcel/create-parcel.ts';
import { moveParcel } from '../../fulfilment/parcel/move-parcel.ts';
import { refundParcel } from '../../fulfilment/parcel/refund-parcel.ts';
import { resendParcel } from '../../fulfilment/parcel/resend-parcel.ts';
import { setTracking } from '../../fulfilment/parcel/tracking-number.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Route } from '../../platform/http/route.ts';
import { staffRoute } from '../session/staff-route.ts';
import { readAdminOrder } from './read-order.ts';

type Needs = { db: Database; afterSale: () => AfterSale };

export function parcelRoutes({ db, afterSale }: Needs): Route[] {
  return [
    staffRoute(api.createParcel, {}, async ({ body, staff }) => {
      await createParcel(db, staff, body);
      return { order: await readAdminOrder(db, body.orderId) };
    }),

    staffRoute(api.moveParcel, {}, async ({ body: { parcelId, ...step }, staff }) => {
      const { seller } = afterSale();
      const orderId = await moveParcel(db, parcelId, { ...step, actor: staff, seller });
      return { order: await readAdminOrder(db, orderId) };
    }),

    staffRoute(api.respondToAttempt, {}, async ({ body, staff }) => ({
      order: await readAdminOrder(db, await answerAttempt(db, staff, body)),
    })),

    staffRoute(api.refundParcel, {}, async ({ body, staff }) => {
      const { seller } = afterSale();
      return { order: await readAdminOrder(db, await refundParcel(db, staff, { ...body, seller })) };
    }),

    staffRoute(api.resendParcel, {}, async ({ body, staff }) => ({
      order: await readAdminOrder(db, await resendParcel(db, staff, body)),
    })),

    staffRoute(api.setTracking, {}, async ({ body, staff }) => ({
      order: await readAdminOrder(db, await setTracking(db, staff, body)),
    })),
  ];
}
