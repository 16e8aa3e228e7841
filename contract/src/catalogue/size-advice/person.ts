import { z } from 'zod';
import { MAX_SIZE_NAME } from '../../values/size.ts';
import { optionalText, text } from '../../values/text-field.ts';

/** How many people a shopper keeps sizes of. */
export const MAX_PEOPLE = 8;

export const likings = ['close', 'as-made', 'loose'] as const;
export type Liking = (typeof likings)[number];

function centimetres(min: number, max: number) {
  return z
    .int('Please enter whole centimetres')
    .min(min, `At least ${min} cm`)
    .max(max, `At most ${max} cm`)
    .nullable();
}

/** Somebody to find sizes for, by a name that only the shopper sees. */
export const person = z
  .object({
    id: z.uuid(),
    name: text(40, 'Please enter a name, such as “Me”'),
    isChild: z.boolean(),
    bustCm: centimetres(40, 200),
    waistCm: centimetres(40, 200),
    hipCm: centimetres(40, 200),
    /** Only of a child, with the month of its birth and the day on which it was measured. */
    heightCm: centimetres(50, 200),
    birthMonth: z
      .string()
      .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Please enter the month of birth')
      .nullable(),
    measuredOn: z.iso.date('Please enter the day').nullable(),
    liking: z.enum(likings),
    /** What is worn elsewhere; empty if it is not known. */
    usualSize: optionalText(MAX_SIZE_NAME),
  })
  .refine(
    ({ isChild, heightCm, birthMonth, measuredOn }) => isChild || !(heightCm || birthMonth || measuredOn),
    {
      error: 'Only a child’s height is kept',
      path: ['heightCm'],
    },
  );
export type Person = z.output<typeof person>;
