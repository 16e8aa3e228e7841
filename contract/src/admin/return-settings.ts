import { z } from 'zod';

const NOT_DAYS = 'Please enter a number of days, or leave it empty';
const NOT_YEARS = 'Please enter a number of years, or leave it empty';
const PER_CENT = 'Please enter a percentage from 0 to 100';
const percent = z.int(PER_CENT).min(0, PER_CENT).max(100, PER_CENT);

export const returnSettings = z.object({
  /** Days of 24 hours; null if returns can be requested at any time. */
  closesDaysAfterDelivery: z.int(NOT_DAYS).min(1, NOT_DAYS).max(3_650, 'At most 3650 days').nullable(),
  /** How much of its price is refunded for a unit that came back damaged. */
  damagedRefundPercent: percent,
  /** The same for a unit that is written off. */
  writtenOffRefundPercent: percent,
  /** For how many years store credit can be spent; null if it does not expire. Credit keeps the end it was given. */
  creditYears: z.int(NOT_YEARS).min(1, NOT_YEARS).max(10, 'At most 10 years').nullable(),
});
export type ReturnSettings = z.output<typeof returnSettings>;

/** Those that were saved before the last fields were added are complete, too. */
export const savedReturnSettings = returnSettings.extend({
  damagedRefundPercent: percent.default(100),
  writtenOffRefundPercent: percent.default(100),
  creditYears: returnSettings.shape.creditYears.default(null),
});
