import { z } from 'zod';
import { MAX_MONEY, NOT_GRAMS, NOT_RUPEES } from '../values/amount.ts';
import { states } from '../values/states.ts';
import { text } from '../values/text-field.ts';
import type { CourierZone } from './express.ts';

const DAYS = 'Please enter a number of days';
const paise = z.int(NOT_RUPEES).min(0, NOT_RUPEES).max(MAX_MONEY, 'That is too much');
const pins = z
  .array(
    z
      .string()
      .trim()
      .regex(/^[1-9]\d{1,5}$/, 'Please enter PIN codes or their first digits, two to six digits each'),
  )
  .max(5_000, 'At most 5,000');
const transit = z
  .object({
    from: z.int(DAYS).min(0, DAYS).max(30, 'At most 30 days'),
    to: z.int(DAYS).min(1, DAYS).max(30, 'At most 30 days'),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'Must not be before the first day' });

export const expressSettings = z.object({
  isOffered: z.boolean(),
  fee: paise,
  /** States with a different fee; the first zone that contains a state applies. */
  zones: z
    .array(
      z.object({
        name: text(40, 'Please enter a name'),
        states: z.array(z.enum(states)).min(1, 'Please choose at least one state'),
        fee: paise,
      }),
    )
    .max(10, 'At most ten zones'),
  /** The fee covers up to `includedGrams`; each further `stepGrams`, or part of it, costs `stepFee`. */
  weight: z
    .object({
      includedGrams: z.int(NOT_GRAMS).min(0, NOT_GRAMS).max(100_000, 'At most 100 kg'),
      stepGrams: z.int(NOT_GRAMS).min(1, NOT_GRAMS).max(100_000, 'At most 100 kg'),
      stepFee: paise,
    })
    .nullable(),
  /** Whether it is also free when a threshold or a coupon makes standard delivery free. */
  isFreeToo: z.boolean(),
  handlingDays: z.int(DAYS).min(0, DAYS).max(60, 'At most 60 days'),
  transitDays: z.object({
    'same city': transit,
    'same state': transit,
    'between metros': transit,
    'rest of India': transit,
    remote: transit,
  } satisfies Record<CourierZone, typeof transit>),
  /** PIN codes or leading digits of them; everywhere if empty. */
  onlyPins: pins,
  exceptPins: pins,
  exceptStates: z.array(z.enum(states)),
  takesPrepaid: z.boolean(),
  takesCash: z.boolean(),
});
export type ExpressSettings = z.output<typeof expressSettings>;

export const NO_EXPRESS: ExpressSettings = {
  isOffered: false,
  fee: 25_000,
  zones: [],
  weight: null,
  isFreeToo: false,
  handlingDays: 0,
  transitDays: {
    'same city': { from: 1, to: 1 },
    'same state': { from: 1, to: 2 },
    'between metros': { from: 1, to: 2 },
    'rest of India': { from: 2, to: 3 },
    remote: { from: 3, to: 5 },
  },
  onlyPins: [],
  exceptPins: [],
  exceptStates: [],
  takesPrepaid: true,
  takesCash: false,
};
