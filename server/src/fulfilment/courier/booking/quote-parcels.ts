import type { CourierOffer } from '@gulmohar/contract/admin/booking.ts';
import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { chargedGrams } from '@gulmohar/contract/fulfilment/box-rules.ts';
import pLimit from 'p-limit';
import { type Courier, CourierError, type ParcelRoute, type Quote } from '../courier.ts';
import type { Couriers } from '../couriers.ts';

/** Couriers limit the rate of calls. */
const MAX_AT_ONCE = 4;
/** Somebody is waiting for the preview, so that a later answer counts as no answer. */
const PATIENCE_MS = 8_000;

/**
 * Each route is asked about once, with few calls at a time.
 * @param divisors the owner's, since each courier is queried about the weight that it charges by
 */
export function quoteParcels(
  couriers: Couriers,
  divisors: Settings['boxes']['divisors'],
): (route: ParcelRoute) => Promise<CourierOffer[]> {
  const inTurn = pLimit(MAX_AT_ONCE);
  const quotes = new Map<string, Promise<Quote | undefined>>();
  const until = AbortSignal.timeout(PATIENCE_MS);
  const ask = (courier: Courier, parcel: ParcelRoute) => {
    const route = { ...parcel, grams: chargedGrams(parcel.grams, parcel, divisors[courier.name]) };
    const key = JSON.stringify([courier.name, route]);
    const pending =
      quotes.get(key) ?? inTurn(() => (until.aborted ? undefined : quote(courier, route, until)));
    quotes.set(key, pending);
    return pending;
  };
  return (route) =>
    Promise.all(
      couriers.map(async (courier) => {
        const reply = await ask(courier, route);
        return {
          courier: courier.name,
          title: courier.title,
          isServed: reply?.isServed ?? null,
          hasCod: reply?.hasCod ?? null,
          charge: reply?.charge ?? null,
          days: reply?.days ?? null,
        };
      }),
    );
}

async function quote(courier: Courier, route: ParcelRoute, until: AbortSignal): Promise<Quote | undefined> {
  const timeout = new Promise<undefined>((resolve) => {
    until.addEventListener('abort', () => resolve(undefined), { once: true });
  });
  const quoted = courier.quote(route).catch((error: unknown) => {
    if (error instanceof CourierError) return undefined;
    throw error;
  });
  return Promise.race([quoted, timeout]);
}
