import { z } from 'zod';
import { existingPassword, newPassword } from '../accounts/password.ts';
import { nothing, success } from '../api/envelope.ts';
import { email, INVALID_EMAIL } from '../values/email.ts';
import { text } from '../values/text-field.ts';
import { roles } from './permissions.ts';
import { staffMember } from './session.ts';
import { staffEndpoint } from './staff-endpoint.ts';

export const staffRow = staffMember.extend({
  isActive: z.boolean(),
  hasSecondFactor: z.boolean(),
  hasTemporaryPassword: z.boolean(),
  lastSeenAt: z.iso.datetime().nullable(),
});
export type StaffRow = z.infer<typeof staffRow>;

export const listStaff = staffEndpoint({
  method: 'GET',
  path: '/admin/staff/list',
  summary: 'Everybody who can sign in to the admin',
  permission: 'staff',
  query: nothing,
  body: nothing,
  reply: success({ staff: z.array(staffRow) }),
});

const name = text(80, 'Please enter a name');

export const addStaff = staffEndpoint({
  method: 'POST',
  path: '/admin/staff/add',
  summary: 'Adds a member of staff, who can sign in to the admin',
  permission: 'staff',
  query: nothing,
  body: z.object({
    name,
    email: email({ missing: 'Please enter an email address', invalid: INVALID_EMAIL }),
    role: z.enum(roles),
    password: newPassword('Please enter a password'),
  }),
  reply: success({
    staff: staffRow,
    /** Shown only this once and required to set up the second factor; absent if none is needed. */
    setupCode: z.string().optional(),
  }),
});

export const updateStaff = staffEndpoint({
  method: 'POST',
  path: '/admin/staff/update',
  summary: 'Changes what a member of staff may do; deactivating signs them out at once',
  permission: 'staff',
  query: nothing,
  body: z.object({ staffId: z.uuid(), name, role: z.enum(roles), isActive: z.boolean() }),
  reply: success({ staff: staffRow }),
});

export const changeStaffPassword = staffEndpoint({
  method: 'POST',
  path: '/admin/staff/change-password',
  summary: 'Changes the caller’s password; ends their other sessions',
  permission: 'admin',
  query: nothing,
  body: z.object({
    currentPassword: existingPassword('Please enter your password'),
    newPassword: newPassword('Please enter a new password'),
  }),
  reply: success({}),
});

export const TEMPORARY_PASSWORD_HOURS = 72;

export const resetStaffAccess = staffEndpoint({
  method: 'POST',
  path: '/admin/staff/reset-access',
  summary:
    'For a member who lost their password or phone: sets a temporary password, removes the second factor and ends all sessions',
  permission: 'staff',
  query: nothing,
  body: z.object({
    staffId: z.uuid(),
    password: existingPassword('Please enter your password'),
  }),
  reply: success({
    /** Shown only this once; only valid for choosing a new password. */
    temporaryPassword: z.string(),
    setupCode: z.string().optional(),
  }),
});

/** Callable with a temporary password, which allows nothing else. */
export const replaceTemporaryPassword = staffEndpoint({
  method: 'POST',
  path: '/admin/staff/replace-temporary-password',
  summary: 'Replaces the caller’s temporary password; ends their other sessions',
  permission: 'password-given',
  query: nothing,
  body: z.object({ newPassword: newPassword('Please enter a new password') }),
  reply: success({}),
});
