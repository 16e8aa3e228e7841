import type { CourierName } from '@gulmohar/contract/admin/shipment.ts';
import type { Selectable } from 'kysely';
import { v7 as uuid } from 'uuid';
import { type ChangeAuthor, recordChange } from '../../platform/audit/record-change.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import type { Parcel } from '../../platform/database/tables.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { inItsOrder } from '../parcel/in-its-order.ts';
import { askFor, findShipmentOf, nextReference } from './shipment.store.ts';

export type Package = { weightGrams: number; lengthCm: number; widthCm: number; heightCm: number };

/**
 * A job books it later.
 * @param alsoWithin runs in the same transaction
 * @throws ShopError NOT_FOUND; STEP_NOT_POSSIBLE for a parcel that has left, is booked already, has a
 * tracking number that was entered by hand, or belongs to an order without a phone number
 */
export async function bookParcel(
  db: Database,
  staff: ChangeAuthor,
  { parcelId, courier, ...size }: Package & { parcelId: string; courier: CourierName },
  alsoWithin?: (trx: Transaction, shipmentId: string) => Promise<void>,
): Promise<string> {
  return inItsOrder(db, parcelId, async (trx, order, parcel) => {
    if (!isInTheShop(parcel)) {
      throw new ShopError('STEP_NOT_POSSIBLE', 'This parcel has already been sent or was cancelled.');
    }
    if (await findShipmentOf(trx, parcel.id)) {
      throw new ShopError('STEP_NOT_POSSIBLE', 'A courier is already booked for this parcel.');
    }
    if (parcel.tracking_number) {
      throw new ShopError('STEP_NOT_POSSIBLE', 'This parcel already has a tracking number. Remove it first.');
    }
    if (!order.phone) {
      throw new ShopError(
        'STEP_NOT_POSSIBLE',
        'The courier needs a phone number, and this order has none. The buyer can enter it on the order’s page; or cancel the parcel, and enter the number with the delivery address.',
      );
    }
    const reference = await nextReference(trx, order.id, String(parcel.number));
    const row = { orderId: order.id, parcelId: parcel.id, courier, reference, ...size };
    const shipmentId = await insertShipment(trx, staff, { ...row, isExpress: parcel.is_express });
    await alsoWithin?.(trx, shipmentId);
    await recordChange(trx, staff, {
      action: 'parcel.book',
      subject: order.id,
      before: null,
      after: { parcel: parcel.number, courier, ...size },
    });
  });
}

type Standing = Pick<Selectable<Parcel>, 'state' | 'tracking_number'>;

function isInTheShop({ state }: Standing): boolean {
  return state === 'label_created' || state === 'pickup_problem';
}

/** Does not check whether a courier is booked already. */
export function isBookable(parcel: Standing): boolean {
  return isInTheShop(parcel) && parcel.tracking_number === null;
}

export async function insertShipment(
  trx: Transaction,
  staff: ChangeAuthor,
  shipment: Package & {
    orderId: string;
    parcelId: string | null;
    courier: CourierName;
    reference: string;
    isExpress?: boolean;
  },
): Promise<string> {
  const id = uuid();
  await trx
    .insertInto('shipment')
    .values({
      id,
      order_id: shipment.orderId,
      parcel_id: shipment.parcelId,
      courier: shipment.courier,
      reference: shipment.reference,
      weight_grams: shipment.weightGrams,
      length_cm: shipment.lengthCm,
      width_cm: shipment.widthCm,
      height_cm: shipment.heightCm,
      is_express: shipment.isExpress ?? false,
      staff_name: staff.name,
    })
    .execute();
  await askFor(trx, { shipment_id: id, kind: 'book', staff_name: staff.name });
  return id;
}
