import { z } from 'zod';
import { MIN_CHARGE } from '../sales/pricing.ts';
import { MAX_MONEY, NOT_A_WHOLE_NUMBER, NOT_RUPEES } from '../values/amount.ts';
import { formatRupees } from '../values/money.ts';
import { text } from '../values/text-field.ts';

/** Paise. The law forbids cash of Rs. 2,00,000 or more in one transaction (Income-tax Act, section 269ST). */
const MAX_COD = 19_999_900;
const COD_TOO_HIGH = 'Cash of Rs. 2,00,000 or more is not allowed';
const MAX_COD_FEE = 50_000;
const PER_CENT = 'Please enter a percentage, for example 2 or 2.5';

const pinBeginnings = z
  .array(
    z
      .string()
      .trim()
      .regex(/^[1-9]\d{1,5}$/, 'Please enter PIN codes or their first digits, two to six digits each'),
  )
  .max(5_000, 'At most 5,000');

export const codSettings = z.object({
  isOffered: z.boolean(),
  minimum: z.int(NOT_RUPEES).min(0, NOT_RUPEES).max(MAX_COD, COD_TOO_HIGH),
  maximum: z.int(NOT_RUPEES).min(100, NOT_RUPEES).max(MAX_COD, COD_TOO_HIGH),
  /** PIN codes or leading digits of them; everywhere if empty. */
  onlyPins: pinBeginnings,
  exceptPins: pinBeginnings,
  openOrdersPerPhone: z.int(NOT_A_WHOLE_NUMBER).min(1, 'At least 1').max(100, 'At most 100'),
  refusals: z.int(NOT_A_WHOLE_NUMBER).min(0, NOT_A_WHOLE_NUMBER).max(100, 'At most 100'),
  refusalDays: z.int(NOT_A_WHOLE_NUMBER).min(1, 'At least 1').max(1_000, 'At most 1,000'),
  /** Which orders the buyer has to confirm; `risky`: large ones and the first of a phone number. */
  confirm: z.enum(['never', 'risky', 'always']),
  confirmAbove: z.int(NOT_RUPEES).min(0, NOT_RUPEES).max(MAX_COD, COD_TOO_HIGH),
  fee: z.int(NOT_RUPEES).min(0, NOT_RUPEES).max(MAX_COD_FEE, 'At most Rs. 500'),
  feeFreeFrom: z
    .int(NOT_RUPEES)
    .min(MIN_CHARGE, `At least ${formatRupees(MIN_CHARGE)}; for no charge, set the charge to 0`)
    .max(MAX_MONEY, 'That is too much')
    .nullable(),
  guests: z.boolean(),
  exceptCategories: z.array(text(60, 'A category is empty')).max(50, 'At most 50'),
  exceptProducts: z.array(text(120, 'A product is empty')).max(500, 'At most 500'),
});

/** The same for values saved or sent before the last fields were added. */
export const codSettingsOfAnyTime = codSettings.extend({
  fee: codSettings.shape.fee.default(0),
  feeFreeFrom: codSettings.shape.feeFreeFrom.default(null),
  guests: codSettings.shape.guests.default(true),
  exceptCategories: codSettings.shape.exceptCategories.default([]),
  exceptProducts: codSettings.shape.exceptProducts.default([]),
});

export const prepaidSettings = z.object({
  /** Basis points, in steps of half a per cent; 0 for no discount. */
  basisPoints: z
    .int(PER_CENT)
    .min(0, PER_CENT)
    .max(500, 'At most 5%')
    .multipleOf(50, 'In steps of half a per cent, for example 2.5'),
  /** Paise; the most that is taken off one order. */
  maximum: z
    .int(NOT_RUPEES)
    .min(MIN_CHARGE, `At least ${formatRupees(MIN_CHARGE)}; for no discount, set the percentage to 0`)
    .max(MAX_MONEY, 'That is too much'),
  withCoupons: z.boolean(),
});
