import type { StaffActor } from '../../../platform/audit/actor.ts';
import { recordChange } from '../../../platform/audit/record-change.ts';
import type { Database } from '../../../platform/database/connection.ts';
import { inItsOrder } from '../../parcel/in-its-order.ts';

/** @throws ShopError NOT_FOUND */
export async function disputeParcel(
  db: Database,
  staff: StaffActor,
  { parcelId, isDisputed }: { parcelId: string; isDisputed: boolean },
): Promise<void> {
  await inItsOrder(db, parcelId, async (trx, order, parcel) => {
    await trx
      .updateTable('parcel')
      .set({ disputed_at: isDisputed ? new Date() : null })
      .where('id', '=', parcel.id)
      .execute();
    await recordChange(trx, staff, {
      action: 'remittance.dispute',
      subject: order.id,
      before: { parcel: parcel.number, isDisputed: parcel.disputed_at !== null },
      after: { parcel: parcel.number, isDisputed },
    });
  });
}
