import type { Selectable } from 'kysely';
import type { Actor } from '../../platform/audit/actor.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import type { OrderStatus, Orders, ParcelState } from '../../platform/database/tables.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import type { Seller } from '../tax/tax-document.ts';
import { assertNotBooked } from './assert-not-booked.ts';
import { moveParcels } from './move-parcels.ts';
import { stateAfter } from './order-status.ts';
import { findParcels, findUnpacked, insertParcel, type ParcelWithLines } from './parcel.store.ts';
import { isCurrent, isWaiting } from './parcel-steps.ts';

type ParcelStatus = keyof typeof stateAfter;

type Step = {
  to: ParcelStatus;
  actor: Actor;
  seller: Seller;
  courier?: string | undefined;
  trackingNumber?: string | undefined;
};

const from: Record<ParcelStatus, readonly ParcelState[]> = {
  Shipped: ['label_created', 'pickup_scheduled', 'pickup_problem'],
  'Out for delivery': ['in_transit', 'attempt_failed'],
  Delivered: ['out_for_delivery'],
};

export function isParcelStatus(status: OrderStatus): status is ParcelStatus {
  return status in stateAfter;
}

/**
 * An order without parcels is shipped as one parcel with all its items.
 * @throws ShopError STEP_NOT_POSSIBLE when some of its parcels cannot take the step
 */
export async function moveItsParcels(trx: Transaction, order: Selectable<Orders>, step: Step): Promise<void> {
  const { actor, seller, courier, trackingNumber } = step;
  const to = stateAfter[step.to];
  const current = (await findParcels(trx, order.id)).filter(isCurrent);
  const unpacked = await findUnpacked(trx, order.id, current);
  const isShipping = step.to === 'Shipped';
  if (isShipping && current.length === 0) {
    const whole = { orderId: order.id, lineIds: unpacked, courier, trackingNumber };
    await moveParcels(trx, order, [await insertParcel(trx, whole, actor)], { to, actor, seller });
    return;
  }
  if (unpacked.length > 0) {
    throw new ShopError('STEP_NOT_POSSIBLE', 'Some of its items are not in a parcel yet.');
  }
  const parcels = isShipping ? await addressed(trx, current.filter(isUnsent), step) : current;
  const moving = parcels.filter(({ state }) => from[step.to].includes(state));
  const status = await moveParcels(trx, order, moving, { to, actor, seller });
  if (status !== step.to) {
    throw new ShopError(
      'STEP_NOT_POSSIBLE',
      `Not all of its parcels can become ${step.to}. Please move them one by one.`,
    );
  }
}

function isUnsent({ state }: ParcelWithLines): boolean {
  return isWaiting(state);
}

async function addressed(
  trx: Transaction,
  parcels: readonly ParcelWithLines[],
  { courier, trackingNumber }: Step,
): Promise<readonly ParcelWithLines[]> {
  const [only, another] = parcels;
  if (!only || (!courier && !trackingNumber)) return parcels;
  if (another) {
    throw new ShopError(
      'STEP_NOT_POSSIBLE',
      'This order has several parcels. Please enter each tracking number with its parcel.',
    );
  }
  await assertNotBooked(trx, { parcelId: only.id });
  await trx
    .updateTable('parcel')
    .set({
      courier: courier || only.courier,
      tracking_number: trackingNumber || only.tracking_number,
    })
    .where('id', '=', only.id)
    .execute();
  return parcels;
}
