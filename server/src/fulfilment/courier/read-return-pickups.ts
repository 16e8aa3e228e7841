import type { CourierPickup } from '@gulmohar/contract/admin/return.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { ShipmentRow } from './shipment.store.ts';

type Standing = Pick<ShipmentRow, 'state' | 'pickup_state'>;

export function isPickupOpen({ state, pickup_state }: Standing): boolean {
  return (state === 'asked' || state === 'booked') && pickup_state !== 'qc_failed';
}

/** By return id. */
export async function readReturnPickups(
  db: Database,
  returnIds: readonly string[],
): Promise<Map<string, CourierPickup>> {
  if (returnIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('shipment_return')
    .innerJoin('shipment', 'shipment.id', 'shipment_id')
    .where('return_id', 'in', returnIds)
    .orderBy('shipment.created_at')
    .select(['return_id', 'courier', 'state', 'pickup_state', 'tracking_number', 'told'])
    .execute();
  return new Map(
    rows.map((row) => [
      row.return_id,
      {
        courier: row.courier,
        state: row.state,
        stage: row.pickup_state,
        trackingNumber: row.tracking_number,
        report: row.told ?? '',
        isOpen: isPickupOpen(row),
      },
    ]),
  );
}
