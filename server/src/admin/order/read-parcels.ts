import type { AdminOrder } from '@gulmohar/contract/admin/order.ts';
import type { AdminShipment } from '@gulmohar/contract/admin/shipment.ts';
import type { Selectable } from 'kysely';
import { addressRejection } from '../../fulfilment/change/change-address.ts';
import { costsOfParcels } from '../../fulfilment/courier/bill/read-bills.ts';
import { isBookable } from '../../fulfilment/courier/book-parcel.ts';
import { readShipments } from '../../fulfilment/courier/read-shipments.ts';
import { nextStatuses } from '../../fulfilment/order/order-steps.ts';
import { boxOf } from '../../fulfilment/parcel/label/box-of.ts';
import { isCurrent, isUndecided, nextStates } from '../../fulfilment/parcel/parcel-steps.ts';
import { type ParcelWithDue, readParcels } from '../../fulfilment/parcel/read-parcels.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { OrderStatus, Orders } from '../../platform/database/tables.ts';

type Shown = Pick<AdminOrder, 'parcels' | 'unpackedLineIds' | 'nextStatuses' | 'isAddressChangeable'>;

/**
 * Returns the parcels of an order with the possible actions for each, and the steps the order can take as a
 * whole.
 */
export async function readAdminParcels(db: Database, order: Selectable<Orders>): Promise<Shown> {
  const { parcels, unpacked } = await readParcels(db, order);
  const shipments = await readShipments(db, order.id, parcels);
  const costs = await costsOfParcels(db, order.id);
  const isPacked = order.status !== 'Order Placed' && order.status !== 'Cancelled';
  return {
    parcels: parcels.map((parcel) => ({
      ...presentParcel(parcel, shipments.get(parcel.id)),
      cost: costs.get(parcel.id) ?? null,
    })),
    isAddressChangeable: !addressRejection(order, parcels.filter(isCurrent).length),
    unpackedLineIds: isPacked ? unpacked : [],
    nextStatuses: nextStatuses[order.status].filter((to) => isPossible(to, parcels, unpacked)),
  };
}

function presentParcel(
  parcel: ParcelWithDue,
  shipment: AdminShipment | undefined,
): Omit<Shown['parcels'][number], 'cost'> {
  const { id, number, state, state_at, courier, tracking_number, attempts, cod_due, lineIds, outcome, due } =
    parcel;
  return {
    parcelId: id,
    number,
    state,
    stateAt: state_at.toISOString(),
    courier,
    trackingNumber: tracking_number,
    attempts,
    codDue: cod_due,
    lineIds,
    weightGrams: parcel.weight_grams,
    box: presentBox(parcel),
    outcome,
    nextStates: outcome === null ? [...nextStates[state]] : [],
    isUndecided: isUndecided(parcel),
    shipment: shipment ?? null,
    isBookable: isBookable(parcel) && shipment?.state !== 'asked' && shipment?.state !== 'booked',
    hasLabel: parcel.label_key !== null,
    refundDue: due ? { items: due.items, delivery: due.delivery } : null,
  };
}

function presentBox(parcel: ParcelWithDue) {
  const [lengthMm, widthMm, heightMm] = boxOf(parcel) ?? [];
  return lengthMm && widthMm && heightMm ? { lengthMm, widthMm, heightMm } : null;
}

/**
 * Whether the order can take this step as a whole, judged by the states of its parcels and by what is still
 * unpacked.
 */
function isPossible(
  to: OrderStatus,
  parcels: readonly ParcelWithDue[],
  unpacked: readonly string[],
): boolean {
  const states = parcels.filter(isCurrent).map(({ state }) => state);
  if (to === 'Shipped') return states.length === 0 || unpacked.length === 0;
  if (to === 'Out for delivery') {
    const moving = states.filter((state) => state !== 'delivered');
    return unpacked.length === 0 && moving.every((state) => OUT_FROM.includes(state));
  }
  return to !== 'Delivered' || unpacked.length === 0;
}

const OUT_FROM = ['in_transit', 'attempt_failed', 'out_for_delivery'];
