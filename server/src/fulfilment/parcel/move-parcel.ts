import type { StaffActor } from '../../platform/audit/actor.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Database } from '../../platform/database/connection.ts';
import { assertNotBooked } from './assert-not-booked.ts';
import { inItsOrder } from './in-its-order.ts';
import { moveParcels, type ParcelStep } from './move-parcels.ts';

/** @throws ShopError as `moveParcels`; NOT_FOUND */
export async function moveParcel(
  db: Database,
  parcelId: string,
  step: ParcelStep & { actor: StaffActor },
): Promise<string> {
  return inItsOrder(db, parcelId, async (trx, order, parcel) => {
    if (step.to === 'cancelled') await assertNotBooked(trx, { parcelId: parcel.id });
    await moveParcels(trx, order, [parcel], step);
    await recordChange(trx, step.actor, {
      action: 'parcel.move',
      subject: order.id,
      before: { parcel: parcel.number, state: parcel.state },
      after: { parcel: parcel.number, state: step.to, reason: step.reason, note: step.note },
    });
  });
}
