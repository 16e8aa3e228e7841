import type { Environment } from '../../platform/config/env.ts';
import { ownAddress } from '../../platform/config/own-address.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { ConnectCourier } from './courier.ts';
import type { Couriers } from './couriers.ts';
import { connectDelhivery } from './delhivery/connect-delhivery.ts';
import { connectShiprocket } from './shiprocket/connect-shiprocket.ts';

/** The couriers that a shop can have, the preferred one first. */
const couriers: readonly ConnectCourier[] = [connectShiprocket, connectDelhivery];

/** @param sandboxUrl where the courier sandbox of a demo is served */
export async function chooseCouriers(
  db: Database,
  env: Environment,
  sandboxUrl = ownAddress(env),
): Promise<Couriers> {
  const connected = await Promise.all(couriers.map((connect) => connect(db, env, sandboxUrl)));
  return connected.filter((courier) => courier !== undefined);
}
