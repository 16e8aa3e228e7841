import { z } from 'zod';
import { NOT_RUPEES } from '../values/amount.ts';
import { optionalText, text } from '../values/text-field.ts';
import { endProblem, periodAndLimits } from './discount.ts';

const MAX_AMOUNT = 1_000_000_000;

function money(least: number, tooLittle: string) {
  return z.int(NOT_RUPEES).min(least, tooLittle).max(MAX_AMOUNT, 'That is too much');
}

/** Amounts in paise; those that belong to another discount type are dropped. */
export const couponTerms = z
  .object({
    name: text(80, 'Please enter a name'),
    description: optionalText(300),
    discountType: z.enum(['percentage', 'fixed', 'free_shipping']),
    percent: z
      .number('Please enter a percentage')
      .min(0.01, 'At least 0.01%')
      .max(100, 'At most 100%')
      .refine((percent) => Number.isInteger(Number((percent * 100).toFixed(6))), 'At most two decimals')
      .nullable(),
    amount: money(1, 'Please enter an amount').nullable(),
    maximumDiscount: money(1, 'Please enter an amount, or leave it empty').nullable(),
    minimumOrderAmount: money(0, NOT_RUPEES),
    ...periodAndLimits,
    categories: z.array(z.string().max(60)).max(50),
    /** Whether it is shown in the cart, or only known to those who were given the code. */
    isListed: z.boolean(),
  })
  .superRefine((terms, context) => {
    const complain = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    const { discountType, percent, amount } = terms;
    const badEnd = endProblem(terms);
    if (discountType === 'percentage' && percent === null) complain('percent', 'Please enter a percentage');
    if (discountType === 'fixed' && amount === null) complain('amount', 'Please enter an amount');
    if (badEnd) complain('endsAt', badEnd);
  });
export type CouponTerms = z.infer<typeof couponTerms>;

export const couponCode = z
  .string()
  .trim()
  .toUpperCase()
  .min(3, 'At least 3 characters')
  .max(40, 'At most 40 characters')
  .regex(/^[A-Z0-9-]+$/, 'Letters, digits and hyphens only');
