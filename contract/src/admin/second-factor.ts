import { z } from 'zod';
import { knownPassword } from '../accounts/password.ts';
import { nothing, success } from '../api/envelope.ts';
import { staffEndpoint } from './staff-endpoint.ts';

/** A set-up code is good for so long. */
export const SETUP_CODE_HOURS = 72;

/** Open to whoever has given the password, since without a second factor the admin may let them do nothing else. */
export const beginSecondFactor = staffEndpoint({
  method: 'POST',
  path: '/admin/second-factor/begin',
  summary: 'A new secret for the authenticator app; in force once a code of it is given',
  permission: 'password-given',
  query: nothing,
  body: nothing,
  reply: success({
    /** Base32, to be typed where no picture can be read. */
    secret: z.string(),
    /** `otpauth://totp/…`, for the QR picture. */
    address: z.string(),
    /** Whether `confirmSecondFactor` wants the set-up code that came with the account. */
    needsSetupCode: z.boolean(),
  }),
});

export const confirmSecondFactor = staffEndpoint({
  method: 'POST',
  path: '/admin/second-factor/confirm',
  summary: 'Puts the second factor into force and gives the recovery codes, this once',
  permission: 'password-given',
  query: nothing,
  body: z.object({
    code: z.string().trim().min(6, 'Please enter the code').max(20),
    /** Told by whoever made or reset the account; once a second factor was given in this session it is not asked for. */
    setupCode: z.string().trim().max(40).optional(),
  }),
  reply: success({ recoveryCodes: z.array(z.string()) }),
});

export const turnOffSecondFactor = staffEndpoint({
  method: 'POST',
  path: '/admin/second-factor/turn-off',
  summary: 'Takes the second factor away; asked for again where the shop wants one',
  permission: 'admin',
  query: nothing,
  body: z.object({ password: knownPassword('Please enter your password') }),
  reply: success({}),
});
