import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../../platform/database/connection.ts';
import type { CurrentSettings } from '../../shop/shop-settings.ts';
import { type Courier, CourierError } from './courier.ts';
import type { Couriers } from './couriers.ts';

type Needs = { db: Database; couriers: Couriers; settings: CurrentSettings; log: Logger };

/** Couriers limit the rate of calls. Beyond this, the estimate is based on distance alone. */
const MAX_AT_ONCE = 8;
/** The value of an ordinary parcel, in paise. */
const USUAL_VALUE = 150_000;

/** Concurrent calls for the same route share one look-up. */
export function createPinLookUp(needs: Needs): (from: string, pin: string) => Promise<void> {
  const asking = new Map<string, Promise<void>>();
  return (from, pin) => {
    const way = `${from} ${pin}`;
    const running = asking.get(way);
    if (running || asking.size >= MAX_AT_ONCE) return running ?? Promise.resolve();
    const lookUp = Promise.all(needs.couriers.map((courier) => ask(needs, courier, from, pin)))
      .then(() => undefined)
      .finally(() => asking.delete(way));
    asking.set(way, lookUp);
    return lookUp;
  };
}

async function ask({ db, settings, log }: Needs, courier: Courier, from: string, pin: string): Promise<void> {
  const { grams } = settings.current().couriers;
  try {
    const way = { from, to: pin, grams, value: USUAL_VALUE };
    // A courier that takes no cash there may still deliver prepaid parcels.
    const withCash = await courier.serviceability({ ...way, cod: true });
    const service = withCash.isServed ? withCash : await courier.serviceability({ ...way, cod: false });
    const { isServed, hasPickup, days } = service;
    const values = {
      is_served: isServed,
      has_cod: withCash.isServed && withCash.hasCod,
      has_pickup: hasPickup,
      days_from: days?.from ?? null,
      days_to: days?.to ?? null,
      checked_at: sql<Date>`now()`,
    };
    await db
      .insertInto('pin_service')
      .values({ courier: courier.name, from_pin: from, pin, ...values })
      .onConflict((conflict) => conflict.columns(['pin', 'from_pin', 'courier']).doUpdateSet(values))
      .execute();
  } catch (err) {
    if (!(err instanceof CourierError)) throw err;
    log.info({ err, courier: courier.name }, 'courier did not say whether it delivers to a PIN code');
  }
}
