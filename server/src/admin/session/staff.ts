import { isAllowed, type Permission, type Role } from '@gulmohar/contract/admin/permissions.ts';
import { ShopError } from '../../platform/http/shop-error.ts';

export type Staff = {
  staffId: string;
  name: string;
  email: string;
  role: Role;
  sessionId: string;
  hasSecondFactor: boolean;
  gaveSecondFactor: boolean;
  /** Whether the password is temporary; the member can then do nothing but choose another. */
  mustChangePassword: boolean;
};

/** @throws ShopError FORBIDDEN when the member's role may not do it */
export function assertAllowed(staff: Staff, permission: Permission): void {
  if (isAllowed(staff.role, permission)) return;
  throw new ShopError('FORBIDDEN', `This is not available to the role '${staff.role}'.`);
}
