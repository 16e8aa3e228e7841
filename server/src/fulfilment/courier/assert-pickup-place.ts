import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { wrongField } from '../../platform/http/shop-error.ts';
import { checkCourier } from './check-courier.ts';
import type { Couriers } from './couriers.ts';

/** A courier that cannot be reached does not stand in the way. @throws ShopError INVALID_INPUT */
export async function assertPickupPlace(couriers: Couriers, value: Settings['couriers']): Promise<void> {
  const checks = await Promise.all(couriers.map(({ name }) => checkCourier(couriers, name, value)));
  const unknown = checks.find(({ isFine, pickupPlaces }) => !isFine && pickupPlaces.length > 0);
  if (unknown) throw wrongField('value.pickupName', unknown.message);
}
