import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import type { CourierName } from '@gulmohar/contract/admin/shipment.ts';
import { wrongField } from '../../platform/http/shop-error.ts';
import { CourierError } from './courier.ts';
import { type Couriers, courierNamed } from './couriers.ts';

type Checked = { isFine: boolean; message: string; pickupPlaces: string[] };

export async function checkCourier(
  couriers: Couriers,
  name: CourierName,
  { pickupName }: Settings['couriers'],
): Promise<Checked> {
  try {
    const courier = courierNamed(couriers, name);
    const places = await courier.check();
    if (!places) {
      const message = `Connected to ${courier.title}. It does not list its pickup places.`;
      return { isFine: true, message, pickupPlaces: [] };
    }
    const isRegistered = places.includes(pickupName);
    const message = isRegistered
      ? `Connected to ${courier.title}, which has the pickup place ${pickupName}.`
      : `Connected to ${courier.title}, but it has no pickup place called ${pickupName}. It has: ${places.join(', ') || 'none'}.`;
    return { isFine: isRegistered, message, pickupPlaces: places };
  } catch (error) {
    if (!(error instanceof CourierError)) throw error;
    return { isFine: false, message: error.message, pickupPlaces: [] };
  }
}

/** A courier that cannot be reached does not stand in the way. @throws ShopError INVALID_INPUT */
export async function assertPickupPlace(couriers: Couriers, value: Settings['couriers']): Promise<void> {
  const checks = await Promise.all(couriers.map(({ name }) => checkCourier(couriers, name, value)));
  const unknown = checks.find(({ isFine, pickupPlaces }) => !isFine && pickupPlaces.length > 0);
  if (unknown) throw wrongField('value.pickupName', unknown.message);
}
