import type { Paise } from '../values/money.ts';
import type { State } from '../values/states.ts';
import type { ExpressRules } from './shop-rules.ts';

/** How far a parcel has to go, in the terms of couriers' rate cards. */
export type CourierZone = 'same city' | 'same state' | 'between metros' | 'rest of India' | 'remote';

export type ExpressDestination = { state?: string | undefined; zipcode?: string | undefined };

/** Unknown parts do not exclude it. */
export function isExpressOffered(
  rules: Pick<ExpressRules, 'onlyPins' | 'exceptPins' | 'exceptStates'>,
  { state, zipcode = '' }: ExpressDestination,
): boolean {
  if (rules.exceptStates.some((one) => one === state)) return false;
  if (zipcode.length < 6) return true;
  const isIn = (list: readonly string[]) => list.some((pin) => zipcode.startsWith(pin));
  return !isIn(rules.exceptPins) && (rules.onlyPins.length === 0 || isIn(rules.onlyPins));
}

/** @param isFree whether standard delivery would be free, by its threshold or a coupon */
export function expressFee(
  { grams, state, isFree }: { grams: number; state: State | string | undefined; isFree: boolean },
  { fee, zones, weight, isFreeToo }: Pick<ExpressRules, 'fee' | 'zones' | 'weight' | 'isFreeToo'>,
): Paise {
  if (isFree && isFreeToo) return 0;
  const own = zones.find(({ states: some }) => some.some((one) => one === state));
  const beyond = weight ? Math.max(0, grams - weight.includedGrams) : 0;
  const surcharge = weight ? Math.ceil(beyond / weight.stepGrams) * weight.stepFee : 0;
  return (own?.fee ?? fee) + surcharge;
}
