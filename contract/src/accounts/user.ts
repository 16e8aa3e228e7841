import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { nothing, success } from '../api/envelope.ts';
import { mobile, pinCode } from '../values/address.ts';
import { email, INVALID_EMAIL } from '../values/email.ts';
import { existingPassword, INVALID_LINK, linkRefusals, linkToken, newPassword } from './password.ts';
import { line, normaliseCountry, normaliseState, userName } from './profile.ts';
import { deviceId, sessionToken } from './session.ts';

const REQUIRED = 'Please fill in all required fields';
const ADDRESS_REQUIRED = 'Please fill in all address fields';

function addressLine(maxLength: number) {
  return z.string({ error: ADDRESS_REQUIRED }).pipe(line(maxLength).min(1, ADDRESS_REQUIRED));
}

export const registration = z
  .object({
    name: z.string({ error: REQUIRED }).pipe(userName),
    email: email({ missing: REQUIRED, invalid: INVALID_EMAIL }),
    password: newPassword(REQUIRED),
    confirmPassword: z.string({ error: REQUIRED }).min(1, REQUIRED).max(1_000, REQUIRED),
    phone: mobile,
    address: z.object(
      {
        street: addressLine(200),
        city: addressLine(80),
        state: addressLine(80).transform(normaliseState),
        zipCode: addressLine(12).pipe(pinCode),
        country: line(60)
          .default('')
          .transform((country) => normaliseCountry(country || 'India')),
      },
      { error: ADDRESS_REQUIRED },
    ),
    preferences: z
      .object({
        newsletter: z.boolean().default(false),
        smsUpdates: z.boolean().default(false),
        stockAlerts: z.boolean().default(true),
      })
      .prefault({}),
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    error: 'Passwords do not match',
  });
export type Registration = z.infer<typeof registration>;

export const register = endpoint({
  method: 'POST',
  path: '/user/register',
  summary: 'Creates an account and opens a session; 409 if the e-mail address already has one',
  query: nothing,
  body: registration.safeExtend({ deviceId }),
  reply: success({ token: sessionToken, message: z.string() }),
});

export const checkConfirmation = endpoint({
  method: 'POST',
  path: '/user/check-confirmation',
  summary: 'The address that the link of a confirmation mail is for; nothing is confirmed yet',
  refusals: linkRefusals(INVALID_LINK),
  query: nothing,
  body: z.object({ token: linkToken(INVALID_LINK) }),
  reply: success({ email: z.string() }),
});

export const PASSWORD_TO_CONFIRM = 'Please enter your password, or choose a new one';

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/user/confirm-email',
  summary:
    'Confirms an e-mail address, or the change to a new one, with the token of the link mailed to it and the ' +
    'account’s password, or a new one; ends all sessions and opens one for this browser',
  refusals: linkRefusals(INVALID_LINK),
  query: nothing,
  body: z.object({
    token: linkToken(INVALID_LINK),
    /** One of the two is required; if both are given, the new one is used. */
    password: existingPassword(PASSWORD_TO_CONFIRM).optional(),
    newPassword: newPassword(PASSWORD_TO_CONFIRM).optional(),
  }),
  reply: success({ email: z.string(), token: sessionToken, message: z.string() }),
});

export const resendConfirmation = endpoint({
  method: 'POST',
  path: '/user/resend-confirmation',
  summary: 'Mails the confirmation link again, for the address or for a pending new one',
  shopper: 'required',
  query: nothing,
  body: nothing,
  reply: success({ message: z.string() }),
});

export const exportData = endpoint({
  method: 'GET',
  path: '/user/export',
  summary: 'All data that the shop stores about the shopper, for download',
  shopper: 'required',
  query: nothing,
  body: nothing,
  reply: success({
    data: z.record(z.string(), z.unknown()),
    /** The same data as a self-contained HTML page. */
    page: z.string(),
  }),
});

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/user/account',
  summary: 'Deletes the account; its orders are kept, without the name once they no longer need delivery',
  shopper: 'required',
  query: nothing,
  body: z.object({ password: existingPassword('Please enter your password') }),
  reply: success({ message: z.string() }),
});
