import { z } from 'zod';

/** What coupons and promotions have in common. */

export const discountStates = ['running', 'coming', 'used-up', 'over', 'off'] as const;
export type DiscountState = (typeof discountStates)[number];

export const discountFacts = {
  version: z.int(),
  isActive: z.boolean(),
  /** By checkouts that are not finished. */
  held: z.int(),
  used: z.int(),
  state: z.enum(discountStates),
};

const MAX_USES = 1_000_000;
const NOT_WHOLE = 'Please enter a whole number, or leave it empty for no limit';
const limit = z.int(NOT_WHOLE).min(1, NOT_WHOLE).max(MAX_USES, 'That is too much').nullable();
const date = z.iso.datetime('Please enter a date and a time');

export const periodAndLimits = {
  startsAt: date,
  endsAt: date.nullable(),
  usageLimit: limit,
  perShopperLimit: limit,
};

/** @returns the message of an end that is not after the start; the same instant can be written in several ways */
export function endProblem({ startsAt, endsAt }: { startsAt: string; endsAt: string | null }) {
  const isAfter = endsAt === null || new Date(endsAt) > new Date(startsAt);
  return isAfter ? undefined : 'The end must be after the start';
}

/** Which version was edited; without one, what somebody else saved meanwhile is replaced. */
export const editedVersion = z.int().min(1).max(1_000_000_000).optional();

/** Of a cart in a preview, in paise. */
export const previewedTotals = z.object({
  subtotal: z.int(),
  discount: z.int(),
  shipping: z.int(),
  total: z.int(),
});
export type PreviewedTotals = z.output<typeof previewedTotals>;
