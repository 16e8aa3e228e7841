import { sql } from 'kysely';
import type { Database } from '../../../platform/database/connection.ts';
import { ShopError } from '../../../platform/http/shop-error.ts';
import { bookParcel } from '../book-parcel.ts';

/**
 * Each transaction also records that its parcel is done, so that after a crash the run continues with the
 * next one. Two workers at once do no harm, because the order's row is locked.
 */
export async function bookWaiting(db: Database, bookingId: string): Promise<void> {
  const waiting = await db
    .selectFrom('booking_item')
    .innerJoin('booking_run', 'booking_run.id', 'run_id')
    .where('run_id', '=', bookingId)
    .where('shipment_id', 'is', null)
    .where('problem', 'is', null)
    .orderBy('position')
    .select(['parcel_id', 'courier', 'weight_grams', 'length_cm', 'width_cm', 'height_cm'])
    .select(['staff_id', 'staff_name'])
    .execute();
  for (const item of waiting) {
    const own = { runId: bookingId, parcelId: item.parcel_id };
    const parcel = {
      parcelId: item.parcel_id,
      courier: item.courier,
      weightGrams: item.weight_grams,
      lengthCm: item.length_cm,
      widthCm: item.width_cm,
      heightCm: item.height_cm,
    };
    const staff = { staffId: item.staff_id, name: item.staff_name };
    try {
      await bookParcel(db, staff, parcel, (trx, shipmentId) => settle(trx, own, { shipment_id: shipmentId }));
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      await settle(db, own, { problem: error.message });
    }
  }
}

/** Started over a minute ago, so that another worker can take over from one that died. */
export async function findUnfinished(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('booking_item')
    .innerJoin('booking_run', 'booking_run.id', 'run_id')
    .where('shipment_id', 'is', null)
    .where('problem', 'is', null)
    .where('created_at', '<', sql<Date>`now() - interval '1 minute'`)
    .select('run_id')
    .distinct()
    .execute();
  return rows.map(({ run_id }) => run_id);
}

type Outcome = { shipment_id: string } | { problem: string };

/** Another worker may have booked it in the meantime. */
async function settle(
  db: Database,
  own: { runId: string; parcelId: string },
  outcome: Outcome,
): Promise<void> {
  await db
    .updateTable('booking_item')
    .set(outcome)
    .where('run_id', '=', own.runId)
    .where('parcel_id', '=', own.parcelId)
    .where('shipment_id', 'is', null)
    .where('problem', 'is', null)
    .execute();
}
