import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { nothing, success } from '../api/envelope.ts';
import { email, INVALID_EMAIL } from '../values/email.ts';

export const MIN_PASSWORD_LENGTH = 6;
export const MAX_PASSWORD_LENGTH = 128;
export const RESET_LINK_MINUTES = 60;

/** A newly chosen password, of characters of any kind. */
export function newPassword(missing: string) {
  return z
    .string({ error: missing })
    .min(1, { error: missing, abort: true })
    .min(MIN_PASSWORD_LENGTH, `Password must be at least ${MIN_PASSWORD_LENGTH} characters long`)
    .max(MAX_PASSWORD_LENGTH, `Password must be at most ${MAX_PASSWORD_LENGTH} characters long`);
}

/** Only its length is limited, so that a wrong one gets no explanation. */
export function existingPassword(missing: string) {
  return z.string({ error: missing }).min(1, missing).max(1_000, missing);
}

/** The token of a link in an e-mail; every invalid one gets the same message. */
export function linkToken(message: string) {
  return z.string({ error: message }).min(1, message).max(1_000, message);
}

/** For a call's `refusals`: a malformed token is reported like any other invalid link. */
export function linkRefusals(message: string) {
  return [{ fields: /^token$/, message, code: 'INVALID_LINK' }] as const;
}

export const INVALID_RESET_TOKEN = 'Invalid or expired reset token';
export const INVALID_LINK = 'Invalid or expired link';

export const checkNewPassword = endpoint({
  method: 'POST',
  path: '/user/check-password',
  summary:
    'Checks whether registration would accept this password: 400 if it is commonly guessed; nothing is stored',
  query: nothing,
  body: z.object({ password: newPassword('Please fill in all required fields') }),
  reply: success({}),
});

export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/user/request-reset',
  summary: 'Mails a link to reset the password; the answer is the same whether or not the account exists',
  query: nothing,
  body: z.object({ email: email({ missing: 'Please enter your email address', invalid: INVALID_EMAIL }) }),
  reply: success({ message: z.string() }),
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/user/reset-password',
  summary: 'Sets a new password with the token of the link, which works once; ends all sessions',
  refusals: linkRefusals(INVALID_RESET_TOKEN),
  query: nothing,
  body: z.object({
    token: linkToken(INVALID_RESET_TOKEN),
    newPassword: newPassword('Please fill in all fields'),
  }),
  reply: success({ message: z.string() }),
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/user/change-password',
  summary: 'Sets a new password; ends all sessions and opens a new one for this browser',
  shopper: 'required',
  query: nothing,
  body: z.object({
    currentPassword: existingPassword('Please fill in all fields'),
    newPassword: newPassword('Please fill in all fields'),
  }),
  reply: success({ token: z.string(), message: z.string() }),
});
