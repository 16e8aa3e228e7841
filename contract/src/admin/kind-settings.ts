import { z } from 'zod';
import { text } from '../values/text-field.ts';
import { MAX_SIZES, productFields, sizeName } from './product-fields.ts';

export const MAX_KINDS = 60;
const MAX_MEASURES = 12;

const CENTIMETRES = 'Please enter centimetres, for example 86';
const centimetres = z.number(CENTIMETRES).min(0, CENTIMETRES).max(1_000, 'At most 1,000 cm').optional();
const measure = z.object({
  name: text(40, 'Please enter a name'),
  bodyCm: centimetres,
  garmentCm: centimetres,
});

/** What new products of a sub-category begin with. */
export const productKind = z.object({
  subCategory: productFields.subCategory,
  hsn: productFields.hsn,
  taxRule: productFields.taxRule,
  /** Empty for products without sizes. */
  sizes: z.array(sizeName).max(MAX_SIZES, `At most ${MAX_SIZES} sizes`),
  /** By size. */
  measurements: z
    .record(sizeName, z.array(measure).max(MAX_MEASURES, `At most ${MAX_MEASURES} measurements`))
    .refine((chart) => Object.keys(chart).length <= MAX_SIZES, `At most ${MAX_SIZES} sizes`),
});
export type ProductKind = z.output<typeof productKind>;

export const kindSettings = z.object({
  list: z
    .array(productKind)
    .max(MAX_KINDS, `At most ${MAX_KINDS} kinds`)
    .refine(
      (list) => new Set(list.map(({ subCategory }) => subCategory.toLowerCase())).size === list.length,
      'Two kinds have the same sub-category',
    ),
});
