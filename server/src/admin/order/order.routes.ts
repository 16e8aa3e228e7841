import { countAdminOrders, getAdminOrder, listAdminOrders } from '@gulmohar/contract/admin/order.ts';
import * as api from '@gulmohar/contract/admin/order-steps.ts';
import { confirmOrder } from '../../fulfilment/change/confirm-order.ts';
import { moveOrder } from '../../fulfilment/change/move-order.ts';
import type { CourierTools } from '../../fulfilment/courier/courier-tools.ts';
import { releaseOrder } from '../../fulfilment/courier/release-order.ts';
import type { AfterSale } from '../../fulfilment/order/after-sale.ts';
import { addNote, writeToBuyer } from '../../fulfilment/order/order-notes.ts';
import { assertUnchanged } from '../../fulfilment/order/order-version.ts';
import { setParcel } from '../../fulfilment/parcel/tracking-number.ts';
import { giveUpRefund } from '../../fulfilment/refund/give-up-refund.ts';
import { markRefunded } from '../../fulfilment/refund/mark-refunded.ts';
import { refundInPart } from '../../fulfilment/refund/refund-in-part.ts';
import type { Providers } from '../../payments/providers.ts';
import type { Reads } from '../../platform/database/reads.ts';
import type { Route } from '../../platform/http/route.ts';
import { staffRoute } from '../session/staff-route.ts';
import { countOrders, countToConfirm, countToShip } from './count-orders.ts';
import { moveOrders } from './move-orders.ts';
import { readAdminOrder } from './read-order.ts';
import { readOrderList } from './read-order-list.ts';

type Needs = CourierTools & { reads: Reads; providers: () => Providers; afterSale: () => AfterSale };

export function adminOrderRoutes(needs: Needs): Route[] {
  const { db, reads, providers, afterSale } = needs;
  return [
    staffRoute(listAdminOrders, {}, async ({ query }) => reads((from) => readOrderList(from, query))),

    staffRoute(countAdminOrders, {}, async () => ({
      counts: await reads(countOrders),
      toConfirm: await reads(countToConfirm),
      toShip: await reads(countToShip),
    })),

    staffRoute(getAdminOrder, {}, async ({ query }) => ({ order: await readAdminOrder(db, query.orderId) })),

    staffRoute(api.moveOrders, {}, async ({ body, staff }) => ({
      results: await moveOrders(db, body, { staff, seller: afterSale().seller }),
    })),

    staffRoute(api.setParcel, {}, async ({ body, staff }) => {
      await setParcel(db, staff, body);
      return { order: await readAdminOrder(db, body.orderId) };
    }),

    staffRoute(api.cancelOrderAsStaff, {}, async ({ body, staff }) => {
      // A booked parcel is cancelled at the courier before the order is locked.
      await assertUnchanged(db, body.orderId, body.version);
      await releaseOrder(needs, body.orderId, { actor: staff });
      await moveOrder(db, body.orderId, {
        to: 'Cancelled',
        actor: staff,
        version: body.version,
        seller: afterSale().seller,
        note: body.reason,
        reason: body.reasonForBuyer,
      });
      return { order: await readAdminOrder(db, body.orderId) };
    }),

    staffRoute(api.confirmOrderAsStaff, {}, async ({ body, staff }) => {
      await confirmOrder(db, body.orderId, staff);
      return { order: await readAdminOrder(db, body.orderId) };
    }),

    staffRoute(api.refundInPart, {}, async ({ body, staff }) => {
      await refundInPart(db, staff, body);
      return { order: await readAdminOrder(db, body.orderId) };
    }),

    staffRoute(api.markRefunded, {}, async ({ body, staff }) => {
      await markRefunded(db, providers(), staff, body);
      return {};
    }),

    staffRoute(api.giveUpRefund, {}, async ({ body, staff }) => {
      await giveUpRefund(db, providers(), staff, body);
      return {};
    }),

    staffRoute(api.addOrderNote, {}, async ({ body, staff }) => {
      await addNote(db, staff, body.orderId, body.text);
      return { order: await readAdminOrder(db, body.orderId) };
    }),

    staffRoute(api.writeToBuyer, {}, async ({ body, staff }) => {
      await writeToBuyer(db, staff, body);
      return { order: await readAdminOrder(db, body.orderId) };
    }),
  ];
}
