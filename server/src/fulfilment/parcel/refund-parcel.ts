import { CASH_ON_DELIVERY } from '@gulmohar/contract/sales/cash.ts';
import type { Paise } from '@gulmohar/contract/values/money.ts';
import type { Selectable } from 'kysely';
import { lockVariants, returnStock } from '../../catalogue/product/stock-ledger.ts';
import type { StaffActor } from '../../platform/audit/actor.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import type { Orders } from '../../platform/database/tables.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import { findExchangedReturn } from '../order/exchanged-return.ts';
import { paidForUnits, refundOrder } from '../refund/refund-order.ts';
import { refundInstead } from '../refund/refund-return.ts';
import { type Charged, chargesOf } from '../tax/charges-of.ts';
import { issueUndeliveredNote } from '../tax/issue-credit-note.ts';
import type { Seller } from '../tax/tax-document.ts';
import { followParcels } from './follow-parcels.ts';
import { inItsOrder } from './in-its-order.ts';
import { sumMissing } from './missing-units.ts';
import { findLines, findParcels, type ParcelWithLines, recordParcelEvent } from './parcel.store.ts';
import { hasLeft, isCurrent, isUndecided } from './parcel-steps.ts';

type Refund = {
  parcelId: string;
  keepsDelivery: boolean;
  note?: string | undefined;
  seller: Seller;
};

/**
 * The price of the items, and the delivery charge when nothing of the order was delivered; of a cash order, what store
 * credit had paid of both. With a credit note if an invoice was issued. For an exchange order, the return that it
 * stood for is refunded instead.
 * @throws ShopError NOT_FOUND; STEP_NOT_POSSIBLE when nothing of the parcel can be refunded
 */
export async function refundParcel(
  db: Database,
  staff: StaffActor,
  { parcelId, keepsDelivery, note, seller }: Refund,
): Promise<string> {
  return inItsOrder(db, parcelId, async (trx, order, parcel) => {
    const due = await readRefundDue(trx, order, parcel, await findParcels(trx, order.id));
    if (!due) throw new ShopError('STEP_NOT_POSSIBLE', 'Nothing in this parcel can be refunded.');
    if (parcel.state === 'cancelled') await putBack(trx, order, due.lines);
    await trx.updateTable('parcel').set({ outcome: 'refunded' }).where('id', '=', parcel.id).execute();
    const parcelEventId = await recordParcelEvent(trx, parcel, {
      actor: staff,
      decision: 'refunded',
      note: note || null,
    });
    await followParcels(trx, order, staff);
    await recordChange(trx, staff, {
      action: 'parcel.refund',
      subject: order.id,
      before: null,
      after: { parcel: parcel.number, note },
    });
    const exchanged = await findExchangedReturn(trx, order);
    if (exchanged) return refundInstead(trx, exchanged, { actor: staff, seller });
    const hasDelivery = due.hasDelivery && !(keepsDelivery && order.is_paid);
    const amount = due.items + (hasDelivery ? due.delivery : 0);
    const { refundIds } = await refundOrder(trx, order.id, 'parcel not delivered', amount);
    const lineIds = due.lines.map(({ id }) => id);
    const undelivered = { orderId: order.id, parcelId: parcel.id, lineIds, hasDelivery };
    await issueUndeliveredNote(trx, undelivered, seller, new Date());
    await enqueue(trx, 'send-parcel-step', { parcelEventId, refundIds });
  });
}

type Line = Awaited<ReturnType<typeof findLines>>[number];

/** In paise; `delivery` are all charges of the order, due if nothing was delivered. */
export type RefundDue = { items: Paise; delivery: Paise; hasDelivery: boolean; lines: Line[] };

export type Refunded = Pick<Selectable<Orders>, 'id' | 'payment_method' | 'amount' | 'credit'> & Charged;

/**
 * @param parcels all parcels of its order
 * @returns undefined when there is nothing to decide: the parcel is delivered or under way, was refunded or
 * sent again, or its items are in another parcel
 */
export async function readRefundDue(
  db: Database,
  order: Refunded,
  parcel: ParcelWithLines,
  parcels: readonly ParcelWithLines[],
): Promise<RefundDue | undefined> {
  const current = parcels.filter(isCurrent);
  const all = await findLines(db, order.id);
  const lines = all.filter(({ id, isBack }) => !isBack && parcel.lineIds.includes(id));
  if (lines.length === 0) return undefined;
  if (!isUndecided(parcel) && !isUnsent(parcel, parcels, current)) return undefined;
  const earlier = new Set(
    current
      .filter(({ id, outcome }) => id !== parcel.id && outcome === 'refunded')
      .flatMap(({ lineIds }) => lineIds),
  );
  const isNothingDelivered = all.every(
    ({ id, isBack }) => !isBack && (earlier.has(id) || parcel.lineIds.includes(id)),
  );
  const items = paidFor(lines);
  const delivery = isNothingDelivered ? chargesOf(order) : 0;
  const price = { items, delivery, hasDelivery: delivery > 0, lines };
  if (order.payment_method !== CASH_ON_DELIVERY) return price;
  // Its cash was not collected.
  const after = paidFor(all.filter(({ id }) => earlier.has(id)));
  const of = order.amount + (await sumMissing(db, order.id));
  const creditFor = (units: Paise, before: Paise) => paidForUnits(order.credit, { units, of, after: before });
  // Nor the part of a rupee that other parcels collect with their own.
  const ofItems = Math.max(creditFor(items, after), items - (parcel.cod_due ?? 0));
  return { ...price, items: ofItems, delivery: creditFor(delivery, after + items) };
}

function paidFor(lines: readonly Line[]): Paise {
  return lines.reduce((sum, { paid }) => sum + paid, 0);
}

/** It was cancelled although another parcel has left, and its items are in no other one. */
function isUnsent(
  { state, outcome, lineIds }: ParcelWithLines,
  parcels: readonly ParcelWithLines[],
  current: readonly ParcelWithLines[],
): boolean {
  if (state !== 'cancelled' || outcome !== null) return false;
  const packed = new Set(current.flatMap((other) => other.lineIds));
  return parcels.some((other) => hasLeft(other.state)) && lineIds.every((id) => !packed.has(id));
}

async function putBack(trx: Transaction, order: Selectable<Orders>, lines: readonly Line[]): Promise<void> {
  await lockVariants(
    trx,
    lines.map(({ variant_id }) => variant_id),
  );
  await returnStock(trx, lines, { checkoutId: order.checkout_id, note: 'not sent' });
}
