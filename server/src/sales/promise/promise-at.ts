import { setTimeout as wait } from 'node:timers/promises';
import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { findPinPlace } from '@gulmohar/contract/values/pin-places.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { CurrentSettings } from '../../shop/shop-settings.ts';
import {
  courierZone,
  type DayRange,
  leavesOn,
  promiseDays,
  type Transit,
  transitOfZone,
} from './promise.rules.ts';
import { type PinService, readPinService, readTransitTime } from './promise.store.ts';

/** The longest that a page waits for a courier. */
const PATIENCE_MS = 400;

export type PromiseNeeds = {
  db: Database;
  settings: CurrentSettings;
  /** Asks the couriers about a route and stores their answers; when absent, none are asked. */
  lookUpPin?: (from: string, pin: string) => Promise<void>;
};

export type PromisedDays = DayRange;

/** When something is ordered, and how many working days its slowest item takes to make. */
export type Ordering = { orderedAt: Date; daysToMake: number };

export type PinPromise = {
  /** null when the shop promises no days, or no courier serves the PIN code. */
  days: PromisedDays | null;
  source: 'courier' | 'history' | 'distance';
  /** undefined when no courier has answered. */
  service: PinService | undefined;
};

/** From the couriers' answers, else from the shop's own parcels, else from the distance. */
export async function promiseAt(
  needs: PromiseNeeds,
  pin: string,
  { orderedAt, daysToMake }: Ordering,
): Promise<PinPromise> {
  const { promise, contact } = needs.settings.current();
  const from = pinOf(contact);
  if (!from) return { days: null, source: 'distance', service: undefined };
  const service = await serviceOf(needs, from, pin);
  if (!promise.isShown || service?.isServed === false) return { days: null, source: 'courier', service };
  const { transit, source } = await transitTo(needs, from, pin, service);
  return { days: promiseDays(orderedAt, transit, { ...promise, daysToMake }), source, service };
}

/** From the owner's table; null when the shop promises no days. */
export function expressDays(
  { settings }: Pick<PromiseNeeds, 'settings'>,
  pin: string,
  { orderedAt, daysToMake }: Ordering,
): PromisedDays | null {
  const { promise, contact, express } = settings.current();
  const from = pinOf(contact);
  if (!from || !promise.isShown) return null;
  const { handlingDays, transitDays } = express;
  const rules = { ...promise, handlingDays, daysToMake };
  return promiseDays(orderedAt, transitDays[courierZone(from, pin)], rules);
}

export async function arrivalOf(
  needs: PromiseNeeds,
  pin: string,
  leftAt: Date,
  isExpress: boolean,
): Promise<PromisedDays | null> {
  const { promise, contact, express } = needs.settings.current();
  const from = pinOf(contact);
  if (!from || !promise.isShown) return null;
  const { transit } = isExpress
    ? { transit: express.transitDays[courierZone(from, pin)] }
    : await transitTo(needs, from, pin, await readPinService(needs.db, { from, pin }));
  return promiseDays(leftAt, transit, { ...promise, cutOff: '24:00', handlingDays: 0, daysToMake: 0 });
}

export function leavingDay(
  { settings }: Pick<PromiseNeeds, 'settings'>,
  { orderedAt, daysToMake }: Ordering,
  isExpress: boolean,
): string {
  const { promise, express } = settings.current();
  const { handlingDays } = isExpress ? express : promise;
  return leavesOn(orderedAt, { ...promise, handlingDays, daysToMake });
}

/** Returns the PIN code that parcels leave from, which is that of the shop's address. */
export function pinOf({ address }: Settings['contact']): string | undefined {
  return /\b[1-9][0-9]{2} ?[0-9]{3}\b/.exec(address.join('\n'))?.[0].replace(' ', '');
}

async function serviceOf(
  { db, lookUpPin }: PromiseNeeds,
  from: string,
  pin: string,
): Promise<PinService | undefined> {
  const known = await readPinService(db, { from, pin });
  if (known || !lookUpPin || !findPinPlace(pin)) return known;
  const gaveUp = new AbortController();
  // A slower answer is stored for whoever asks next.
  await Promise.race([lookUpPin(from, pin), wait(PATIENCE_MS, undefined, gaveUp).catch(() => undefined)]);
  gaveUp.abort();
  return readPinService(db, { from, pin });
}

async function transitTo(
  { db }: PromiseNeeds,
  from: string,
  pin: string,
  service: PinService | undefined,
): Promise<{ transit: Transit; source: PinPromise['source'] }> {
  if (service?.days) return { transit: { ...service.days, isCalendar: true }, source: 'courier' };
  const own = await readTransitTime(db, pin);
  if (own) return { transit: { ...own, isCalendar: true }, source: 'history' };
  return { transit: transitOfZone(courierZone(from, pin)), source: 'distance' };
}
