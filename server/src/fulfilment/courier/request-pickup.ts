import type { Courier, Shipped } from './courier.ts';
import type { CourierTools } from './courier-tools.ts';
import { lockOtherPickups, releasePickups } from './pool-pickups.ts';
import { findShipment, finishRequest, type RequestRow } from './shipment.store.ts';
import { warehouseOf } from './shipment-content.ts';
import { shippedOf } from './shipped-of.ts';

/** @throws CourierError */
export async function requestPickup(
  { db, settings }: CourierTools,
  courier: Courier,
  request: RequestRow,
  shipped: Shipped,
): Promise<void> {
  const others = await lockOtherPickups(db, request);
  const rows = await Promise.all(others.map(({ shipment_id }) => findShipment(db, shipment_id)));
  const all = [shipped, ...rows.flatMap((row) => (row && shippedOf(row)) ?? [])];
  const pickupOn = await courier
    .requestPickup(all, warehouseOf(settings.current()))
    .catch(async (error: unknown) => {
      await releasePickups(db, others);
      throw error;
    });
  await db.transaction().execute(async (trx) => {
    const ids = [request, ...others].map(({ shipment_id }) => shipment_id);
    await trx
      .updateTable('shipment')
      .set({ pickup_on: pickupOn || null })
      .where('id', 'in', ids)
      .execute();
    for (const { id } of [request, ...others]) await finishRequest(trx, id);
  });
}
