import { z } from 'zod';
import { existingPassword } from '../accounts/password.ts';
import { nothing, success } from '../api/envelope.ts';
import { staffEndpoint } from './staff-endpoint.ts';

export const SETUP_CODE_HOURS = 72;

/** Callable with the password alone, because the admin may allow nothing else without a second factor. */
export const beginSecondFactor = staffEndpoint({
  method: 'POST',
  path: '/admin/second-factor/begin',
  summary: 'A new secret for the authenticator app; takes effect once a code from the app is entered',
  permission: 'password-given',
  query: nothing,
  body: nothing,
  reply: success({
    /** Base32, for typing where the QR code cannot be scanned. */
    secret: z.string(),
    /** `otpauth://totp/…`, for the QR code. */
    address: z.string(),
    needsSetupCode: z.boolean(),
  }),
});

export const confirmSecondFactor = staffEndpoint({
  method: 'POST',
  path: '/admin/second-factor/confirm',
  summary: 'Activates the second factor and returns the recovery codes, only this once',
  permission: 'password-given',
  query: nothing,
  body: z.object({
    code: z.string().trim().min(6, 'Please enter the code').max(20),
    /** From whoever created or reset the account; not required after a second factor in this session. */
    setupCode: z.string().trim().max(40).optional(),
  }),
  reply: success({ recoveryCodes: z.array(z.string()) }),
});

export const turnOffSecondFactor = staffEndpoint({
  method: 'POST',
  path: '/admin/second-factor/turn-off',
  summary: 'Removes the second factor; where the shop requires one, it must be set up again',
  permission: 'admin',
  query: nothing,
  body: z.object({ password: existingPassword('Please enter your password') }),
  reply: success({}),
});
