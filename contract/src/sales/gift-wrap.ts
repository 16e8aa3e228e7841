// Product pages load this file with the prices, so it is separate from the settings, whose schema needs zod.

/** The name of the charge wherever a buyer reads it; an invoice has the owner's own. */
export const GIFT_WRAP = 'Gift wrap';
