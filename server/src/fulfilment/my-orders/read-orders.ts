import type { OrderDetail, UserOrder } from '@gulmohar/contract/fulfilment/order.ts';
import type { Selectable } from 'kysely';
import { creditPaidFor } from '../../payments/credit/credit-paid-for.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Orders } from '../../platform/database/tables.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { collectConsents, presentConsent } from '../../sales/checkout/collect-consents.ts';
import { findChanges } from '../change/line-changes.ts';
import { findExchangedReturn } from '../order/exchanged-return.ts';
import {
  findDeliveries,
  findOrdersOf,
  findOwnOrder,
  findReturnSteps,
  findSteps,
  withLines,
} from '../order/order.store.ts';
import { sumMissing } from '../parcel/missing-units.ts';
import { findParcels } from '../parcel/parcel.store.ts';
import { sumRefunds } from '../refund/refund-order.ts';
import { showRefunds } from '../refund/show-refunds.ts';
import { type ReturnWindow, returnRejection, returnsUntil } from '../return/return-window.ts';
import { findInvoiceNumber } from '../tax/read-documents.ts';
import { presentOrder, presentOrderDetail } from './order.present.ts';

type Page = { limit: number; before?: string | undefined };

export async function readOrders(
  db: Database,
  window: ReturnWindow,
  userId: string,
  { limit, before }: Page,
): Promise<{ orders: UserOrder[]; nextBefore: string | null }> {
  const rows = await findOrdersOf(db, userId, { limit: limit + 1, before });
  const shown = rows.slice(0, limit);
  const owned = await withReturnability(db, window, shown);
  return {
    orders: owned.map(presentOrder),
    nextBefore: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** @throws ShopError NOT_FOUND, also for another shopper's order */
export async function readOrder(
  db: Database,
  window: ReturnWindow,
  userId: string,
  orderId: string,
): Promise<OrderDetail> {
  const order = await findOwnOrder(db, userId, orderId);
  const [owned] = order ? await withReturnability(db, window, [order]) : [];
  if (!owned) throw new ShopError('NOT_FOUND', 'Order not found');
  const [
    steps,
    returnSteps,
    refunded,
    refunds,
    invoiceNumber,
    exchanged,
    parcels,
    changes,
    missing,
    consentsOf,
    creditPaid,
  ] = await Promise.all([
    findSteps(db, orderId),
    findReturnSteps(db, orderId),
    sumRefunds(db, orderId),
    showRefunds(db, orderId),
    findInvoiceNumber(db, orderId),
    findExchangedReturn(db, owned),
    findParcels(db, orderId),
    findChanges(db, orderId),
    sumMissing(db, orderId),
    collectConsents(db, [owned.checkout_id]),
    creditPaidFor(db, owned),
  ]);
  const exchangeOf = exchanged?.order_id ?? null;
  return presentOrderDetail(owned, {
    steps,
    returnSteps,
    refunded,
    refunds,
    invoiceNumber,
    creditPaid,
    exchangeOf,
    parcels,
    changes,
    missing,
    messages: presentConsent(consentsOf(owned.checkout_id)),
  });
}

export async function withReturnability(
  db: Database,
  window: ReturnWindow,
  orders: readonly Selectable<Orders>[],
) {
  const now = new Date();
  const ids = orders.map((order) => order.id);
  const [full, deliveries] = await Promise.all([withLines(db, orders), findDeliveries(db, ids)]);
  return full.map((order) => {
    const delivered = { ...order, deliveredAt: deliveries.get(order.id) };
    return {
      ...order,
      isReturnable: !returnRejection(delivered, now, window),
      returnsUntil: returnsUntil(delivered, now, window),
    };
  });
}
