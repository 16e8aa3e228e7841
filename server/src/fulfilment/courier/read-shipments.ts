import type { AdminShipment } from '@gulmohar/contract/admin/shipment.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { ParcelState } from '../../platform/database/tables.ts';
import { hasLeft } from '../parcel/parcel-steps.ts';
import type { RequestRow, ShipmentRow } from './shipment.store.ts';

type Parcels = readonly { id: string; state: ParcelState }[];

/** By parcel id. */
export async function readShipments(
  db: Database,
  orderId: string,
  parcels: Parcels,
): Promise<Map<string, AdminShipment>> {
  const shipments = await db
    .selectFrom('shipment')
    .where('order_id', '=', orderId)
    .where('parcel_id', 'is not', null)
    .orderBy('created_at')
    .selectAll()
    .execute();
  if (shipments.length === 0) return new Map();
  const requests = await db
    .selectFrom('courier_request')
    .where(
      'shipment_id',
      'in',
      shipments.map(({ id }) => id),
    )
    .orderBy('id')
    .selectAll()
    .execute();
  const of = Map.groupBy(requests, ({ shipment_id }) => shipment_id);
  // A later booking of a parcel replaces an earlier one.
  return new Map(
    shipments.map((shipment) => {
      const parcel = parcels.find(({ id }) => id === shipment.parcel_id);
      return [shipment.parcel_id ?? '', present(shipment, of.get(shipment.id) ?? [], parcel?.state)];
    }),
  );
}

function present(
  shipment: ShipmentRow,
  requests: readonly RequestRow[],
  state: ParcelState | undefined,
): AdminShipment {
  const isLive = shipment.state === 'asked' || shipment.state === 'booked';
  const isCancelling = requests.some((request) => request.kind === 'cancel' && request.state === 'asked');
  return {
    shipmentId: shipment.id,
    courier: shipment.courier,
    reference: shipment.reference,
    state: shipment.state,
    pickupOn: shipment.pickup_on,
    report: shipment.told ?? '',
    isUnclear: shipment.is_unclear,
    mayCancel: isLive && !isCancelling && state !== undefined && !hasLeft(state),
    requests: requests.map(({ kind, state: standing, fault, answer, created_at, due_at }) => ({
      kind,
      state: standing,
      fault,
      message: answer,
      at: created_at.toISOString(),
      nextTryAt: standing === 'asked' ? due_at.toISOString() : null,
    })),
  };
}
