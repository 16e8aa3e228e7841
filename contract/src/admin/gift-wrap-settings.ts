import { z } from 'zod';
import { MIN_CHARGE } from '../sales/pricing.ts';
import { NOT_RUPEES } from '../values/amount.ts';
import { formatRupees } from '../values/money.ts';
import { text } from '../values/text-field.ts';

const MAX_GIFT_WRAP = 100_000;

/** The rates of GST that there are for goods, in basis points. */
export const goodsRates = [0, 500, 1_800, 4_000] as const;

export const giftWrapSettings = z.object({
  isOffered: z.boolean(),
  /** For a whole order, tax included. Paise. */
  price: z
    .int(NOT_RUPEES)
    .min(MIN_CHARGE, `At least ${formatRupees(MIN_CHARGE)}`)
    .max(MAX_GIFT_WRAP, `At most ${formatRupees(MAX_GIFT_WRAP)}`),
  /** As invoices describe it. */
  name: text(60, 'Please enter a name'),
  hsn: z
    .string()
    .trim()
    .regex(/^(\d{4}|\d{6}|\d{8})$/, 'An HSN code has 4, 6 or 8 digits'),
  basisPoints: z.literal(goodsRates, 'Please choose a rate'),
});
