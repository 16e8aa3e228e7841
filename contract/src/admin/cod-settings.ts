import { z } from 'zod';
import { MAX_MONEY, RUPEES, text, WHOLE } from './setting-fields.ts';

/** Paise. Law forbids cash of Rs. 2,00,000 and more in one transaction (Income-tax Act, section 269ST). */
const MAX_COD = 19_999_900;
const MAX_COD_WORDS = 'Cash of Rs. 2,00,000 and more is not allowed';
/** Paise. */
const MAX_COD_FEE = 50_000;
const PER_CENT = 'Please enter a percentage, for example 2 or 2.5';

const pinBeginnings = z
  .array(
    z
      .string()
      .trim()
      .regex(/^[1-9]\d{1,5}$/, 'PIN codes or their beginnings, two to six digits each'),
  )
  .max(5_000, 'At most 5,000');

/** Cash on delivery. Amounts in paise. */
export const codSettings = z.object({
  isOffered: z.boolean(),
  minimum: z.int(RUPEES).min(0, RUPEES).max(MAX_COD, MAX_COD_WORDS),
  maximum: z.int(RUPEES).min(100, RUPEES).max(MAX_COD, MAX_COD_WORDS),
  /** PIN codes or their beginnings; empty: everywhere. */
  onlyPins: pinBeginnings,
  exceptPins: pinBeginnings,
  /** Orders that one phone number may have open at a time. */
  openOrdersPerPhone: z.int(WHOLE).min(1, 'At least 1').max(100, 'At most 100'),
  /** After so many parcels that were refused at the door there is no cash on delivery for a phone number; 0: no such rule. */
  refusals: z.int(WHOLE).min(0, WHOLE).max(100, 'At most 100'),
  refusalDays: z.int(WHOLE).min(1, 'At least 1').max(1_000, 'At most 1,000'),
  /** Which orders their buyers confirm before they are packed; `risky`: the first of a phone number, and large ones. */
  confirm: z.enum(['never', 'risky', 'always']),
  confirmAbove: z.int(RUPEES).min(0, RUPEES).max(MAX_COD, MAX_COD_WORDS),
  /** What the buyer pays for it besides; 0: nothing. */
  fee: z.int(RUPEES).min(0, RUPEES).max(MAX_COD_FEE, 'At most Rs. 500'),
  /** The subtotal from which there is no charge; null: there always is. */
  feeFreeFrom: z
    .int(RUPEES)
    .min(100, 'At least Rs. 1; a charge of 0 is none')
    .max(MAX_MONEY, 'That is too much')
    .nullable(),
  /** Whether buyers without an account may pay in cash. */
  guests: z.boolean(),
  /** Not for what is in these categories, nor for these products, by their ids. */
  exceptCategories: z.array(text(60, 'A category is empty')).max(50, 'At most 50'),
  exceptProducts: z.array(text(120, 'A product is empty')).max(500, 'At most 500'),
});

/** The same as it may have been saved, or sent, before the last fields were there. */
export const codSettingsOfAnyTime = codSettings.extend({
  fee: codSettings.shape.fee.default(0),
  feeFreeFrom: codSettings.shape.feeFreeFrom.default(null),
  guests: codSettings.shape.guests.default(true),
  exceptCategories: codSettings.shape.exceptCategories.default([]),
  exceptProducts: codSettings.shape.exceptProducts.default([]),
});

/** What is taken off for paying online. */
export const prepaidSettings = z.object({
  /** Hundredths of a per cent, in halves of one; 0: nothing. */
  basisPoints: z
    .int(PER_CENT)
    .min(0, PER_CENT)
    .max(500, 'At most 5 %')
    .multipleOf(50, 'In halves of a per cent, for example 2.5'),
  /** Paise; never more than that for an order. */
  maximum: z.int(RUPEES).min(100, 'At least Rs. 1; 0 % is no discount').max(MAX_MONEY, 'That is too much'),
  withCoupons: z.boolean(),
});
