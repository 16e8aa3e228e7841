import type { AdminOrder, AdminOrderLine } from '@gulmohar/contract/admin/order.ts';
import { rateChangeOf } from '../../catalogue/tax/rate-change.ts';
import { readRates } from '../../catalogue/tax/read-rates.ts';
import { findPlaces, type LinePlace } from '../../fulfilment/change/lock-line.ts';
import { businessOf } from '../../fulfilment/order/business-of.ts';
import { presentDelivery } from '../../fulfilment/order/delivery-details.ts';
import { findExchangedReturn } from '../../fulfilment/order/exchanged-return.ts';
import { latestReturn, returnableQuantity } from '../../fulfilment/order/line-returns.ts';
import { readOrderVersion } from '../../fulfilment/order/order-version.ts';
import { refundableOf, sumRefunds } from '../../fulfilment/refund/refund-order.ts';
import { startRejection } from '../../fulfilment/return/return-window.ts';
import { creditPaidFor } from '../../payments/credit/credit-paid-for.ts';
import type { Database } from '../../platform/database/connection.ts';
import { inSnapshot } from '../../platform/database/in-snapshot.ts';
import type { OrderStatus } from '../../platform/database/tables.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { confirmableUntil } from '../../sales/confirmation/confirmation.ts';
import { readGstDuties } from '../../shop/gst-duties.ts';
import { readOrderEvents } from './read-order-events.ts';
import { presentRow } from './read-order-list.ts';
import { readAdminParcels } from './read-parcels.ts';

/** Returns one order with everything that happened to it. @throws ShopError NOT_FOUND */
export function readAdminOrder(db: Database, orderId: string): Promise<AdminOrder> {
  return inSnapshot(db, (snapshot) => readWhole(snapshot, orderId));
}

async function readWhole(db: Database, orderId: string): Promise<AdminOrder> {
  const order = await db.selectFrom('orders').where('id', '=', orderId).selectAll().executeTakeFirst();
  if (!order) throw new ShopError('NOT_FOUND', 'Order not found');
  const [lines, events, documents, refundable, refunded, creditPaid, parcels, version] = await Promise.all([
    findLines(db, orderId),
    readOrderEvents(db, orderId),
    findDocuments(db, orderId),
    refundableOf(db, orderId),
    sumRefunds(db, orderId),
    creditPaidFor(db, order),
    readAdminParcels(db, order),
    readOrderVersion(db, orderId),
  ]);
  const isExchange = (await findExchangedReturn(db, order)) !== undefined;
  const places = await findPlaces(
    db,
    order,
    lines.map(({ id }) => id),
  );
  const invoiced = documents.find(({ kind }) => kind !== 'credit-note');
  const ratesOf = await readRates(db, {
    at: invoiced?.issued_at ?? new Date(),
    ...(await readGstDuties(db)),
  });
  return {
    ...presentRow(order, lines),
    version,
    email: order.email,
    phone: order.phone,
    userId: order.user_id,
    ...presentDelivery(order),
    business: businessOf(order),
    lines: lines.map((line) => ({
      ...presentLine(line, order.status),
      changeable: isExchange || line.return_status ? null : changeableAt(places.get(line.id)),
      rateChange: rateChangeOf(ratesOf(line.tax_rule), {
        unitPrice: line.unit_price,
        quantity: line.quantity,
        discount: line.discount,
      }),
    })),
    subtotal: order.subtotal,
    discount: order.discount,
    couponCode: order.coupon_code,
    promotionDiscount: order.promotion_discount,
    promotions: order.promotions,
    shipping: order.shipping,
    prepaidDiscount: order.prepaid_discount,
    codFee: order.cod_fee,
    giftWrap: order.gift_wrap,
    creditPaid,
    toConfirmBy: confirmableUntil(order),
    refundable,
    refunded,
    ...parcels,
    events,
    documents: documents.map(({ documentId, kind, number }) => ({ documentId, kind, number })),
  };
}

function changeableAt(place: LinePlace | undefined): AdminOrderLine['changeable'] {
  return place === 'open' || place === 'delivered' ? place : null;
}

async function findLines(db: Database, orderId: string) {
  return db
    .selectFrom('order_line')
    .innerJoin('variant', 'variant.id', 'order_line.variant_id')
    .innerJoin('product', 'product.id', 'order_line.product_id')
    .leftJoin('return_request', (join) => join.on('return_request.id', '=', latestReturn))
    .where('order_line.order_id', '=', orderId)
    .where('order_line.quantity', '>', 0)
    .orderBy('order_line.position')
    .selectAll('order_line')
    .select(['variant.sku', 'product.tax_rule', 'return_request.status as return_status'])
    .select(['return_request.quantity as return_quantity', returnableQuantity.as('returnable_quantity')])
    .execute();
}

function presentLine(
  line: Awaited<ReturnType<typeof findLines>>[number],
  orderStatus: OrderStatus,
): Omit<AdminOrderLine, 'rateChange' | 'changeable'> {
  return {
    lineId: line.id,
    productId: line.product_id,
    sku: line.sku,
    name: line.name,
    size: line.size,
    picture: line.picture,
    quantity: line.quantity,
    unitPrice: line.unit_price,
    returnStatus: line.return_status,
    returnQuantity: line.return_quantity ?? 0,
    isReturnable: line.returnable_quantity > 0 && !startRejection(orderStatus),
    returnableQuantity: line.returnable_quantity,
  };
}

async function findDocuments(db: Database, orderId: string) {
  return db
    .selectFrom('tax_document')
    .where('order_id', '=', orderId)
    .orderBy('issued_at')
    .select(['id as documentId', 'kind', 'number', 'issued_at'])
    .execute();
}
