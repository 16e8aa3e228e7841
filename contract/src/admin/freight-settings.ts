import { z } from 'zod';
import { NOT_A_WHOLE_NUMBER, NOT_GRAMS, NOT_RUPEES } from '../values/amount.ts';
import type { BillTemplate } from './courier-bill.ts';

const PERCENT = 'Please enter a number, such as 1.5';
const MAX_RATE = 10_000_000;

/** A courier's contract rates, for checking its bills. Amounts in paise, before tax. */
const courierRates = z.object({
  /** Weights are rounded up to whole slabs. */
  slabGrams: z.int(NOT_GRAMS).min(50, NOT_GRAMS).max(10_000, 'At most 10 kg'),
  /** Cubic centimetres per kilogram of volumetric weight. */
  divisor: z.int(NOT_A_WHOLE_NUMBER).min(1_000, 'At least 1,000').max(10_000, 'At most 10,000'),
  /** One zone per entry: its name as on the bill, the rupees for the first slab and for each further one. */
  zones: z
    .array(
      z
        .string()
        .trim()
        .toLowerCase()
        .regex(/^\S{1,20}( +\d{1,5}(\.\d{1,2})?){2}$/, 'Please enter one zone per line, such as: z_a 36 30')
        .meta({ examples: ['z_a 36 30'] }),
    )
    .max(20, 'At most 20'),
  codFixed: z.int(NOT_RUPEES).min(0, NOT_RUPEES).max(MAX_RATE, 'That is too much'),
  /** Percentage of the cash collected; the higher of this and `codFixed` applies. */
  codPercent: z.number(PERCENT).min(0, PERCENT).max(100, 'At most 100'),
  /** Percentage of the freight for the way there. */
  rtoPercent: z.int(NOT_A_WHOLE_NUMBER).min(0, NOT_A_WHOLE_NUMBER).max(200, 'At most 200'),
  taxPercent: z.int(NOT_A_WHOLE_NUMBER).min(0, NOT_A_WHOLE_NUMBER).max(40, 'At most 40'),
});
export type CourierRates = z.output<typeof courierRates>;

/** The rates of every courier that has none of its own; null in `byCourier` means none of its own. */
export const freightSettings = courierRates.extend({
  byCourier: z.object({
    shiprocket: courierRates.nullable(),
    delhivery: courierRates.nullable(),
  } satisfies Record<BillTemplate, unknown>),
});

export const freightSettingsOfAnyTime = freightSettings.extend({
  byCourier: freightSettings.shape.byCourier.default({ shiprocket: null, delhivery: null }),
});
