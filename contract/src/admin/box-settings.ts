import { z } from 'zod';
import { DEFAULT_WEIGHT_DIVISOR } from '../fulfilment/box-rules.ts';
import { text } from '../values/text-field.ts';
import type { courierName } from './shipment.ts';

export const MAX_BOXES = 20;

const CENTIMETRES = 'Please enter centimetres, for example 30';
const GRAMS = 'Please enter grams, for example 40';
const DIVISOR = 'Please enter a number from 1000 to 10000; most couriers use 5000';
const side = z.int(CENTIMETRES).min(1, CENTIMETRES).max(300, 'At most 300 cm');
const divisor = z.int(DIVISOR).min(1_000, DIVISOR).max(10_000, DIVISOR);

export const boxSettings = z.object({
  list: z
    .array(
      z.object({
        name: text(40, 'Please enter a name'),
        lengthCm: side,
        widthCm: side,
        heightCm: side,
        emptyGrams: z.int(GRAMS).min(0, GRAMS).max(20_000, 'At most 20 kg'),
        isDefault: z.boolean(),
      }),
    )
    .max(MAX_BOXES, `At most ${MAX_BOXES} boxes`)
    .check(({ value, issues }) => {
      const names = value.map(({ name }) => name.toLowerCase());
      if (new Set(names).size < names.length) {
        issues.push({ code: 'custom', message: 'Two boxes have the same name', input: value });
      }
      if (value.filter(({ isDefault }) => isDefault).length > 1) {
        issues.push({ code: 'custom', message: 'Only one box can be the default box', input: value });
      }
    }),
  /** Each courier's volumetric divisor, in cubic centimetres per kilogram. */
  divisors: z.object({ shiprocket: divisor, delhivery: divisor } satisfies Record<
    z.infer<typeof courierName>,
    typeof divisor
  >),
});

export const NO_BOXES: z.output<typeof boxSettings> = {
  list: [],
  divisors: { shiprocket: DEFAULT_WEIGHT_DIVISOR, delhivery: DEFAULT_WEIGHT_DIVISOR },
};
