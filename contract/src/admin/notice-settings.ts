import { z } from 'zod';
import { email, INVALID_EMAIL } from '../values/email.ts';

const address = email({ missing: 'Please enter an email address', invalid: INVALID_EMAIL });
const others = z.array(address).max(5, 'At most five addresses');

export const noticeSettings = z.object({
  /** If empty, the contact address is used. */
  email: z.union([z.literal(''), address], INVALID_EMAIL),
  /** Who gets them besides. */
  others,
  newOrder: z.boolean(),
  /** The orders of a day in one mail, the next morning. */
  dailyOrders: z.boolean(),
  returnRequested: z.boolean(),
  refundStuck: z.boolean(),
});

/** The same for values saved or sent before the last fields were added. */
export const noticeSettingsOfAnyTime = noticeSettings.extend({
  others: others.default([]),
  dailyOrders: z.boolean().default(false),
});
