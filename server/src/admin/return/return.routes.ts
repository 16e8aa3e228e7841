import {
  type AdminReturn,
  type CourierPickup,
  getReturnPhoto,
  listAdminReturns,
  moveAdminReturn,
  RETURNS_PAGE,
  startAdminReturn,
} from '@gulmohar/contract/admin/return.ts';
import type { Paise } from '@gulmohar/contract/values/money.ts';
import { readReturnPickups } from '../../fulfilment/courier/read-return-pickups.ts';
import type { AfterSale } from '../../fulfilment/order/after-sale.ts';
import { shortId } from '../../fulfilment/order/short-id.ts';
import { returnsDue } from '../../fulfilment/refund/returns-due.ts';
import { moveReturn } from '../../fulfilment/return/move-return.ts';
import { requestReturn } from '../../fulfilment/return/request-return.ts';
import { findReturnPhoto } from '../../fulfilment/return/return-photo.ts';
import { nextReturnStatuses } from '../../fulfilment/return/return-steps.ts';
import type { Database } from '../../platform/database/connection.ts';
import { file } from '../../platform/http/replies.ts';
import type { Route } from '../../platform/http/route.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { pageOf } from '../page-of.ts';
import { assertAllowed } from '../session/staff.ts';
import { staffRoute } from '../session/staff-route.ts';
import { findAdminReturns, type ReturnRecord } from './return-list.store.ts';

type Needs = { db: Database; afterSale: () => AfterSale };

export function adminReturnRoutes({ db, afterSale }: Needs): Route[] {
  return [
    staffRoute(listAdminReturns, {}, async ({ query }) => {
      const { shown, nextAfter } = pageOf(await findAdminReturns(db, query), RETURNS_PAGE);
      const dues = await returnsDue(db, shown);
      const ids = shown.map(({ id }) => id);
      const pickups = await readReturnPickups(db, ids);
      const returns = shown.map((row) => present(row, dues.get(row.id) ?? 0, pickups.get(row.id)));
      const { damagedRefundPercent: damaged, writtenOffRefundPercent: writtenOff } = afterSale().returns;
      return { returns, nextAfter, refundPercents: { damaged, writtenOff } };
    }),

    staffRoute(getReturnPhoto, {}, async ({ query }) => {
      const photo = await findReturnPhoto(db, query.returnId);
      if (!photo) throw new ShopError('NOT_FOUND', 'There is no photo for this return');
      return file('image/webp', photo, { 'content-security-policy': "default-src 'none'" });
    }),

    staffRoute(startAdminReturn, {}, async ({ body, staff }) => {
      return { returnIds: await requestReturn(db, afterSale().returns, { ...body, asker: { staff } }) };
    }),

    staffRoute(moveAdminReturn, {}, async ({ body, staff }) => {
      if (body.to === 'Refunded') assertAllowed(staff, 'orders.refund');
      await moveReturn(db, body.returnId, body.to, {
        ...afterSale(),
        actor: staff,
        note: body.note || undefined,
        version: body.version,
        conditions: body.conditions,
      });
      return {};
    }),
  ];
}

function present(row: ReturnRecord, due: Paise, pickup: CourierPickup | undefined): AdminReturn {
  const isExchanged = row.exchange_order_id !== null;
  return {
    returnId: row.id,
    shortId: shortId(row.id),
    orderId: row.order_id,
    orderShortId: shortId(row.order_id),
    orderVersion: row.order_version,
    requestedAt: row.requested_at.toISOString(),
    status: row.status,
    buyerName: row.buyer_name,
    item: `${row.size ? `${row.name}, ${row.size}` : row.name} × ${row.quantity}`,
    quantity: row.quantity,
    conditions: { damaged: row.damaged_quantity, writtenOff: row.written_off_quantity },
    withheldAmount: row.withheld_amount,
    picture: row.picture,
    productId: row.product_id,
    reason: row.reason,
    hasPhoto: row.has_photo,
    refundAmount: due,
    toCredit: row.to_credit,
    refundProblem: row.refund_problem,
    exchangeSize: row.exchange_size,
    exchangeOrderId: row.exchange_order_id,
    replacement: row.replacement_id
      ? { draftId: row.replacement_id, orderId: row.replacement_order_id }
      : null,
    pickup: row.pickup_on
      ? { courier: row.courier ?? '', trackingNumber: row.tracking_number ?? '', pickupOn: row.pickup_on }
      : null,
    nextStatuses: nextReturnStatuses[row.status].filter((to) => !(isExchanged && to === 'Refunded')),
    courierPickup: pickup ?? null,
    isCollectable: row.status === 'Return Approved' && !row.pickup_on && !pickup?.isOpen,
  };
}
