import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { nothing, success } from '../api/envelope.ts';
import { email, INVALID_EMAIL } from '../values/email.ts';
import { existingPassword } from './password.ts';

/** A signed token of three parts, sent in the header `token`; its payload's `sub` is the user's id. */
export const sessionToken = z.string();
export const SESSION_IDLE_DAYS = 7;
export const SESSION_MAX_DAYS = 30;

/** Kept by a browser and sent at each sign-in: a sign-in with an unknown one is reported to the owner. */
export const deviceId = z
  .string()
  .max(64)
  .regex(/^[\w-]*$/)
  .optional()
  .catch(undefined);

export const logIn = endpoint({
  method: 'POST',
  path: '/user/login',
  summary: 'Opens a session',
  query: nothing,
  body: z.object({
    email: email({ missing: INVALID_EMAIL, invalid: INVALID_EMAIL }),
    password: existingPassword('Please enter your password'),
    deviceId,
  }),
  reply: success({ token: sessionToken, message: z.string() }),
});

export const logOut = endpoint({
  method: 'POST',
  path: '/user/logout',
  summary: 'Ends this session and invalidates its token',
  shopper: 'required',
  query: nothing,
  body: nothing,
  reply: success({}),
});

export const logOutEverywhere = endpoint({
  method: 'POST',
  path: '/user/logout-everywhere',
  summary: 'Ends all of the shopper’s sessions, including this one',
  shopper: 'required',
  query: nothing,
  body: nothing,
  reply: success({}),
});
