import { isAllowed, type Permission, type Role } from '@gulmohar/contract/admin/permissions.ts';
import { ShopError } from '../../platform/http/shop-error.ts';

/** The member of staff who makes a call, identified by the admin's cookie. */
export type Staff = {
  staffId: string;
  name: string;
  email: string;
  role: Role;
  sessionId: string;
  /** Whether the member has an active authenticator app. */
  hasSecondFactor: boolean;
  /** Whether its code was given in this session. */
  gaveSecondFactor: boolean;
  /** Whether the password is temporary; the member can then do nothing but choose another. */
  mustChangePassword: boolean;
};

/** @throws ShopError FORBIDDEN when the member's role may not do it */
export function assertAllowed(staff: Staff, permission: Permission): void {
  if (isAllowed(staff.role, permission)) return;
  throw new ShopError('FORBIDDEN', `This is not available to the role '${staff.role}'.`);
}
