import { isAllowed, type Permission, type Role } from '@gulmohar/contract/admin/permissions.ts';
import { ShopError } from '../../platform/http/shop-error.ts';

/** The member of staff who makes a call, by the admin's cookie. */
export type Staff = {
  staffId: string;
  name: string;
  email: string;
  role: Role;
  sessionId: string;
  /** Whether an authenticator app is in force for this member. */
  hasSecondFactor: boolean;
  /** Whether its code was given in this session. */
  gaveSecondFactor: boolean;
  /** Whether the password is temporary, which allows nothing but choosing another. */
  mustChangePassword: boolean;
};

/** @throws ShopError FORBIDDEN when the member's role may not do it */
export function assertAllowed(staff: Staff, permission: Permission): void {
  if (isAllowed(staff.role, permission)) return;
  throw new ShopError('FORBIDDEN', `This is not open to the role '${staff.role}'.`);
}
