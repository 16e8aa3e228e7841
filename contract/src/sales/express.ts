import { z } from 'zod';
import type { Paise } from '../values/money.ts';
import { type State, states } from '../values/states.ts';

const RUPEES = 'Please enter an amount in rupees, for example 200 or 149.50';
const GRAMS = 'Please enter grams, for example 500';
const DAYS = 'Please enter a number of days';
const MAX_MONEY = 100_000_000;
const paise = z.int(RUPEES).min(0, RUPEES).max(MAX_MONEY, 'That is too much');
const pins = z
  .array(
    z
      .string()
      .trim()
      .regex(/^[1-9]\d{1,5}$/, 'PIN codes or their beginnings, two to six digits each'),
  )
  .max(5_000, 'At most 5,000');
const transit = z
  .object({
    from: z.int(DAYS).min(0, DAYS).max(30, 'At most 30 days'),
    to: z.int(DAYS).min(1, DAYS).max(30, 'At most 30 days'),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'Not before the first day' });

/** How far a parcel has to go, as couriers' rate cards have it. */
export const courierZones = ['same city', 'same state', 'between metros', 'rest of India', 'remote'] as const;
export type CourierZone = (typeof courierZones)[number];

/** A second, faster service, as the owner offers it. Amounts in paise. */
export const expressSettings = z.object({
  isOffered: z.boolean(),
  fee: paise,
  /** States where it costs something else; the first zone that has a state counts. */
  zones: z
    .array(
      z.object({
        name: z.string().trim().min(1, 'Please enter a name').max(40, 'At most 40 characters'),
        states: z.array(z.enum(states)).min(1, 'Please choose at least one state'),
        fee: paise,
      }),
    )
    .max(10, 'At most ten zones'),
  /** Up to `includedGrams` the fee is all; each further `stepGrams`, even if only begun, costs `stepFee`. */
  weight: z
    .object({
      includedGrams: z.int(GRAMS).min(0, GRAMS).max(100_000, 'At most 100 kg'),
      stepGrams: z.int(GRAMS).min(1, GRAMS).max(100_000, 'At most 100 kg'),
      stepFee: paise,
    })
    .nullable(),
  /** Whether what makes standard delivery free, a threshold or a coupon, makes this free as well. */
  isFreeToo: z.boolean(),
  /** Working days until an order is handed over to the courier. */
  handlingDays: z.int(DAYS).min(0, DAYS).max(60, 'At most 60 days'),
  /** Working days on the way. */
  transitDays: z.object({
    'same city': transit,
    'same state': transit,
    'between metros': transit,
    'rest of India': transit,
    remote: transit,
  } satisfies Record<CourierZone, typeof transit>),
  /** PIN codes or their beginnings; empty: everywhere. */
  onlyPins: pins,
  exceptPins: pins,
  exceptStates: z.array(z.enum(states)),
  takesPrepaid: z.boolean(),
  takesCash: z.boolean(),
});
export type ExpressSettings = z.output<typeof expressSettings>;

/** What delivery by Express costs and where it goes; times are the server's business. */
export type ExpressRules = Pick<
  ExpressSettings,
  | 'fee'
  | 'zones'
  | 'weight'
  | 'isFreeToo'
  | 'onlyPins'
  | 'exceptPins'
  | 'exceptStates'
  | 'takesPrepaid'
  | 'takesCash'
>;

/** Off, as in a shop whose owner never looked; what is proposed once it is turned on. */
export const NO_EXPRESS: ExpressSettings = {
  ...{ isOffered: false, fee: 25_000, zones: [], weight: null, isFreeToo: false, handlingDays: 0 },
  transitDays: {
    'same city': { from: 1, to: 1 },
    'same state': { from: 1, to: 2 },
    'between metros': { from: 1, to: 2 },
    'rest of India': { from: 2, to: 3 },
    remote: { from: 3, to: 5 },
  },
  ...{ onlyPins: [], exceptPins: [], exceptStates: [], takesPrepaid: true, takesCash: false },
};

/** A parcel's way, as far as it is known. */
export type ExpressWay = { state?: string | undefined; zipcode?: string | undefined };

/** Whether Express goes there; what is not known yet rules nothing out. */
export function goesByExpress(
  rules: Pick<ExpressRules, 'onlyPins' | 'exceptPins' | 'exceptStates'>,
  { state, zipcode = '' }: ExpressWay,
): boolean {
  if (rules.exceptStates.some((one) => one === state)) return false;
  if (zipcode.length < 6) return true;
  const isIn = (list: readonly string[]) => list.some((pin) => zipcode.startsWith(pin));
  return !isIn(rules.exceptPins) && (rules.onlyPins.length === 0 || isIn(rules.onlyPins));
}

/**
 * What delivery by Express costs.
 * @param isFree whether standard delivery would be free, by its threshold or a coupon
 */
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
