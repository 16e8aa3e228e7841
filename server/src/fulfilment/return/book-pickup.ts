import { v7 as uuid } from 'uuid';
import type { StaffActor } from '../../platform/audit/actor.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Database } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';

type Pickup = { returnId: string; courier: string; trackingNumber: string; pickupOn: string };

/** A later call replaces it. @throws ShopError NOT_FOUND; STEP_NOT_POSSIBLE unless the return is approved */
export async function bookPickup(
  db: Database,
  staff: StaffActor,
  { returnId, courier, trackingNumber, pickupOn }: Pickup,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const request = await trx
      .selectFrom('return_request')
      .where('id', '=', returnId)
      .forNoKeyUpdate()
      .select('status')
      .executeTakeFirst();
    if (!request) throw new ShopError('NOT_FOUND', 'Return not found');
    if (request.status !== 'Return Approved') {
      throw new ShopError(
        'STEP_NOT_POSSIBLE',
        `The return is ${request.status}: there is nothing to collect.`,
      );
    }
    const booked = {
      courier,
      tracking_number: trackingNumber || null,
      pickup_on: pickupOn,
      staff_name: staff.name,
    };
    await trx
      .insertInto('return_pickup')
      .values({ return_id: returnId, ...booked })
      .onConflict((conflict) =>
        conflict.column('return_id').doUpdateSet({ ...booked, booked_at: new Date() }),
      )
      .execute();
    await recordChange(trx, staff, {
      action: 'return.pickup',
      subject: returnId,
      before: null,
      after: { courier, pickupOn },
    });
    await enqueue(trx, 'send-return-pickup', { returnId, bookingId: uuid() });
  });
}
