import { ShopError } from '../../platform/http/shop-error.ts';
import { CourierError } from './courier.ts';
import type { CourierTools } from './courier-tools.ts';
import { courierNamed } from './couriers.ts';
import { shippedOf } from './shipped-of.ts';

/**
 * @throws ShopError NOT_FOUND when nothing is booked or the courier has no manifests; STEP_NOT_POSSIBLE when
 * the courier's call fails
 */
export async function makeManifest(
  { db, couriers }: Pick<CourierTools, 'db' | 'couriers'>,
  orderId: string,
): Promise<Buffer> {
  const shipments = await db
    .selectFrom('shipment')
    .where('order_id', '=', orderId)
    .where('parcel_id', 'is not', null)
    .where('state', '=', 'booked')
    .selectAll()
    .execute();
  const [first] = shipments;
  const shipped = shipments
    .filter(({ courier }) => courier === first?.courier)
    .flatMap((shipment) => shippedOf(shipment) ?? []);
  if (!first || shipped.length === 0)
    throw new ShopError('NOT_FOUND', 'No courier is booked for this order.');
  try {
    const manifest = await courierNamed(couriers, first.courier).manifest?.(shipped);
    if (!manifest) throw new ShopError('NOT_FOUND', 'This courier has no manifest.');
    return manifest;
  } catch (error) {
    if (error instanceof CourierError) throw new ShopError('STEP_NOT_POSSIBLE', error.message);
    throw error;
  }
}
