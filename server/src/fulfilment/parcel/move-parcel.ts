import { recordChange } from '../../platform/audit/record-change.ts';
import type { Database } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import type { StaffActor } from '../order/actor.ts';
import { inItsOrder } from './in-its-order.ts';
import { moveParcels, type ParcelStep } from './move-parcels.ts';
import { recordParcelEvent } from './parcel.store.ts';

/** Records what happened to a parcel. @throws ShopError as `moveParcels`; NOT_FOUND */
export async function moveParcel(
  db: Database,
  parcelId: string,
  step: ParcelStep & { actor: StaffActor },
): Promise<string> {
  return inItsOrder(db, parcelId, async (trx, order, parcel) => {
    await moveParcels(trx, order, [parcel], step);
    await recordChange(trx, step.actor, {
      action: 'parcel.move',
      subject: order.id,
      before: { parcel: parcel.number, state: parcel.state },
      after: { parcel: parcel.number, state: step.to, reason: step.reason, note: step.note },
    });
  });
}

/** Keeps that the courier was asked to try again. @throws ShopError NOT_FOUND; STEP_NOT_POSSIBLE without a failed attempt */
export async function answerAttempt(
  db: Database,
  staff: StaffActor,
  { parcelId, note }: { parcelId: string; note?: string | undefined },
): Promise<string> {
  return inItsOrder(db, parcelId, async (trx, order, parcel) => {
    if (parcel.state !== 'attempt_failed') {
      throw new ShopError('STEP_NOT_POSSIBLE', 'No attempt to deliver it has failed.');
    }
    await recordParcelEvent(trx, parcel, { actor: staff, decision: 'retry', note: note || null });
    await recordChange(trx, staff, {
      action: 'parcel.retry',
      subject: order.id,
      before: null,
      after: { parcel: parcel.number, note },
    });
  });
}
