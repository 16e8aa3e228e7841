import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { nothing, success } from '../api/envelope.ts';
import { mobile, pinCode } from '../values/address.ts';
import { email, INVALID_EMAIL } from '../values/email.ts';
import { findState, isIndia } from '../values/states.ts';
import { MOBILE_PATTERN, PIN_PATTERN } from '../values/typed-numbers.ts';

const REQUIRED = 'Please fill in all required fields';

export function line(maxLength: number) {
  return z
    .string()
    .trim()
    .max(maxLength, `At most ${maxLength} characters`)
    .regex(/^\P{Cc}*$/u, 'Please use one line of text');
}

export const normaliseState = (written: string): string => findState(written) ?? written;
export const normaliseCountry = (written: string): string => (isIndia(written) ? 'India' : written);

export const userName = line(100).min(1, REQUIRED);

export const preferences = z.object({
  newsletter: z.boolean(),
  emailNotifications: z.boolean(),
  smsUpdates: z.boolean(),
  stockAlerts: z.boolean(),
});
export type Preferences = z.infer<typeof preferences>;

export const profileAddress = z.object({
  street: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  country: z.string(),
});
export type ProfileAddress = z.infer<typeof profileAddress>;

export const stats = z.object({
  totalOrders: z.int(),
  /** Rupees, net of refunds. */
  totalSpent: z.number(),
  wishlistItems: z.int(),
});

export const user = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  /** A new address that is not confirmed yet. */
  pendingEmail: z.string().optional(),
  isEmailConfirmed: z.boolean(),
  phone: z.string(),
  avatar: z.string(),
  joinDate: z.iso.datetime(),
  address: profileAddress,
  preferences,
  stats,
});
export type User = z.infer<typeof user>;

export const getProfile = endpoint({
  method: 'GET',
  path: '/user/profile',
  summary: 'The shopper’s profile',
  shopper: 'required',
  query: nothing,
  body: nothing,
  reply: success({ user, stats }),
});

const emptyOr = { pin: z.literal('').or(pinCode), mobile: z.literal('').or(mobile) };

export const PASSWORD_FOR_EMAIL = 'Please enter your current password to change your email';

/** All or part of the profile; absent fields stay unchanged, an empty string clears a field. */
export const profileChange = z.object({
  name: z.string({ error: REQUIRED }).pipe(userName),
  email: email({ missing: REQUIRED, invalid: INVALID_EMAIL }),
  phone: emptyOr.mobile.optional(),
  address: z
    .object({
      street: line(200),
      city: line(80),
      state: line(80).transform(normaliseState),
      zipCode: emptyOr.pin,
      country: line(60).transform(normaliseCountry),
    })
    .partial()
    .optional(),
  preferences: preferences.partial().optional(),
  /** Only required for a new e-mail address; an empty string counts as absent. */
  currentPassword: z.string().max(1_000).optional(),
});
export type ProfileChange = z.infer<typeof profileChange>;

export const updateProfile = endpoint({
  method: 'PUT',
  path: '/user/profile',
  summary:
    'Changes the profile; a new e-mail address requires the password and takes effect once it is confirmed by mail',
  shopper: 'required',
  query: nothing,
  body: profileChange,
  reply: success({ user, message: z.string() }),
});

export function isComplete(profile: Pick<User, 'address' | 'phone'>): boolean {
  const { street, city, state, zipCode, country } = profile.address;
  const isFilled = [street, city, state, country].every((text) => text.trim() !== '');
  return isFilled && PIN_PATTERN.test(zipCode) && MOBILE_PATTERN.test(profile.phone);
}
