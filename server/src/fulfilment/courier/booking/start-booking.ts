import type { CourierName } from '@gulmohar/contract/admin/shipment.ts';
import { sql } from 'kysely';
import type { StaffActor } from '../../../platform/audit/actor.ts';
import { recordChange } from '../../../platform/audit/record-change.ts';
import type { Database } from '../../../platform/database/connection.ts';
import { ShopError } from '../../../platform/http/shop-error.ts';
import { enqueue } from '../../../platform/queue/enqueue.ts';
import type { Package } from '../book-parcel.ts';

type Input = {
  bookingId: string;
  parcels: readonly (Package & { parcelId: string; courier: CourierName })[];
};

/** Sending the same run again starts nothing. @throws ShopError NOT_FOUND for an unknown parcel */
export async function startBooking(
  db: Database,
  staff: StaffActor,
  { bookingId, parcels }: Input,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const begun = await trx
      .insertInto('booking_run')
      .values({ id: bookingId, staff_id: staff.staffId, staff_name: staff.name })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!begun) return;
    const ids = parcels.map(({ parcelId }) => parcelId);
    const existing = await trx.selectFrom('parcel').where('id', 'in', ids).select('id').execute();
    if (existing.length < ids.length) throw new ShopError('NOT_FOUND', 'Parcel not found');
    await trx
      .insertInto('booking_item')
      .values(
        parcels.map(({ parcelId, courier, weightGrams, lengthCm, widthCm, heightCm }, position) => ({
          run_id: bookingId,
          parcel_id: parcelId,
          position,
          courier,
          weight_grams: weightGrams,
          length_cm: lengthCm,
          width_cm: widthCm,
          height_cm: heightCm,
        })),
      )
      .execute();
    await recordChange(trx, staff, {
      action: 'booking.start',
      subject: bookingId,
      before: null,
      after: { parcels: parcels.length },
    });
    await enqueue(trx, 'book-parcels', { bookingId });
  });
}

/** Refused parcels are booked anew, open requests become due at once. @throws ShopError NOT_FOUND */
export async function retryBooking(db: Database, bookingId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const run = await trx
      .selectFrom('booking_run')
      .where('id', '=', bookingId)
      .select('id')
      .forUpdate()
      .executeTakeFirst();
    if (!run) throw new ShopError('NOT_FOUND', 'Booking not found');
    const failed = trx.selectFrom('shipment').where('state', '=', 'failed').select('id');
    await trx
      .updateTable('booking_item')
      .set({ shipment_id: null, problem: null })
      .where('run_id', '=', bookingId)
      .where((eb) => eb.or([eb('problem', 'is not', null), eb('shipment_id', 'in', failed)]))
      .execute();
    const due = await trx
      .updateTable('courier_request')
      .set({ due_at: sql<Date>`now()` })
      .where('state', '=', 'asked')
      .where('kind', 'in', ['book', 'label'])
      .where(
        'shipment_id',
        'in',
        trx.selectFrom('booking_item').where('run_id', '=', bookingId).select('shipment_id'),
      )
      .returning('id')
      .execute();
    for (const { id } of due) await enqueue(trx, 'ask-courier', { requestId: id });
    await enqueue(trx, 'book-parcels', { bookingId });
  });
}
