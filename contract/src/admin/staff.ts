import { z } from 'zod';
import { email, INVALID_EMAIL } from '../email.ts';
import { nothing, success } from '../envelope.ts';
import { knownPassword, newPassword } from '../password.ts';
import { staffMember } from './desk-session.ts';
import { roles } from './permissions.ts';
import { staffEndpoint } from './staff-endpoint.ts';

export const staffRow = staffMember.extend({
  isActive: z.boolean(),
  hasSecondFactor: z.boolean(),
  lastSeenAt: z.iso.datetime().nullable(),
});
export type StaffRow = z.infer<typeof staffRow>;

export const listStaff = staffEndpoint({
  method: 'GET',
  path: '/admin/staff/list',
  summary: 'Everybody who can sign in at the desk',
  permission: 'staff',
  query: nothing,
  body: nothing,
  reply: success({ staff: z.array(staffRow) }),
});

const name = z.string().trim().min(1, 'Please enter a name').max(80, 'At most 80 characters');

export const addStaff = staffEndpoint({
  method: 'POST',
  path: '/admin/staff/add',
  summary: 'Lets somebody sign in at the desk',
  permission: 'staff',
  query: nothing,
  body: z.object({
    name,
    email: email({ missing: 'Please enter an email address', invalid: INVALID_EMAIL }),
    role: z.enum(roles),
    password: newPassword('Please enter a password'),
  }),
  reply: success({ staff: staffRow }),
});

export const updateStaff = staffEndpoint({
  method: 'POST',
  path: '/admin/staff/update',
  summary: 'Changes what somebody may do; who is no longer active is signed out at once',
  permission: 'staff',
  query: nothing,
  body: z.object({ staffId: z.uuid(), name, role: z.enum(roles), isActive: z.boolean() }),
  reply: success({ staff: staffRow }),
});

export const changeStaffPassword = staffEndpoint({
  method: 'POST',
  path: '/admin/staff/change-password',
  summary: 'One’s own password; every other session ends',
  permission: 'desk',
  query: nothing,
  body: z.object({
    currentPassword: knownPassword('Please enter your password'),
    newPassword: newPassword('Please enter a new password'),
  }),
  reply: success({}),
});
