import type { Transaction } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';

/**
 * @throws ShopError STEP_NOT_POSSIBLE while a courier is booked for the parcel, or for any parcel of the
 * order
 */
export async function assertNotBooked(
  trx: Transaction,
  of: { orderId: string } | { parcelId: string },
): Promise<void> {
  const booked = await trx
    .selectFrom('shipment')
    .where('parcel_id', 'is not', null)
    .where('state', 'in', ['asked', 'booked'])
    .where('orderId' in of ? 'order_id' : 'parcel_id', '=', 'orderId' in of ? of.orderId : of.parcelId)
    .select('id')
    .executeTakeFirst();
  if (booked) {
    throw new ShopError(
      'STEP_NOT_POSSIBLE',
      'A courier is booked for this parcel. Cancel the booking first.',
    );
  }
}
