import type { CourierName } from '@gulmohar/contract/admin/shipment.ts';
import { type Courier, CourierError } from './courier.ts';

/** The preferred one first. */
export type Couriers = readonly Courier[];

/** @throws CourierError `auth` when the courier is not configured any more */
export function courierNamed(couriers: Couriers, name: CourierName): Courier {
  const configured = couriers.find((courier) => courier.name === name);
  if (configured) return configured;
  throw new CourierError('auth', `The shop has no credentials for ${name}.`);
}
