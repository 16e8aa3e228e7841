import { z } from 'zod';
import { existingPassword } from '../accounts/password.ts';
import { endpoint } from '../api/endpoint.ts';
import { nothing, success } from '../api/envelope.ts';
import { email, INVALID_EMAIL } from '../values/email.ts';
import { roles } from './permissions.ts';
import { staffEndpoint } from './staff-endpoint.ts';

/** An admin session ends after this many hours without a call, and after this many days in any case. */
export const ADMIN_IDLE_HOURS = 12;
export const ADMIN_MAX_DAYS = 7;

export const RECOVERY_CODES = 10;

/** `asked` until its code is given; `needed` if nobody may work without one; `off` if it may wait. */
export const secondFactorState = z.enum(['off', 'needed', 'asked', 'on']);

export const staffMember = z.object({
  staffId: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
});
export type StaffMember = z.infer<typeof staffMember>;

export const standing = {
  staff: staffMember,
  secondFactor: secondFactorState,
  /** Whether the password is temporary, in which case `replaceTemporaryPassword` must come first. */
  mustChangePassword: z.boolean(),
};

export const signInStaff = endpoint({
  method: 'POST',
  path: '/admin/session/sign-in',
  summary: 'Opens a session in the admin, as a cookie',
  query: nothing,
  body: z.object({
    email: email({ missing: 'Please enter your email address', invalid: INVALID_EMAIL }),
    password: existingPassword('Please enter your password'),
  }),
  reply: success(standing),
});

export const submitSecondFactor = staffEndpoint({
  method: 'POST',
  path: '/admin/session/second-factor',
  summary: 'Checks the code of the authenticator app, or a recovery code, after the password',
  permission: 'password-given',
  query: nothing,
  body: z.object({ code: z.string().trim().min(6, 'Please enter the code').max(20) }),
  reply: success(standing),
});

export const signOutStaff = staffEndpoint({
  method: 'POST',
  path: '/admin/session/sign-out',
  summary: 'Ends the session in the admin',
  permission: 'password-given',
  query: nothing,
  body: nothing,
  reply: success({}),
});

export const getAdminSession = staffEndpoint({
  method: 'GET',
  path: '/admin/session/current',
  summary: 'Who is signed in to the admin, if anybody, and whether the second factor is still required',
  permission: 'anybody',
  query: nothing,
  body: nothing,
  reply: success({
    standing: z.object(standing).nullable(),
    shopName: z.string(),
    /** Whether visitors see the shop and can buy. */
    isOpen: z.boolean(),
    /** Whether a live shop places orders without taking money. */
    hasTestPayments: z.boolean(),
    /** Whether the shop collects GST, and files returns about it. */
    collectsGst: z.boolean(),
  }),
});

export const adminSessionRow = z.object({
  sessionId: z.uuid(),
  browser: z.string(),
  address: z.string(),
  openedAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  isThisOne: z.boolean(),
});
export type AdminSessionRow = z.infer<typeof adminSessionRow>;

export const listAdminSessions = staffEndpoint({
  method: 'GET',
  path: '/admin/session/list',
  summary: 'The caller’s open sessions',
  permission: 'admin',
  query: nothing,
  body: nothing,
  reply: success({ sessions: z.array(adminSessionRow) }),
});

export const endAdminSession = staffEndpoint({
  method: 'POST',
  path: '/admin/session/end',
  summary: 'Ends one of the caller’s sessions',
  permission: 'admin',
  query: nothing,
  body: z.object({ sessionId: z.uuid() }),
  reply: success({}),
});
