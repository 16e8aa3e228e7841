import { isAllowed, type Permission } from '@gulmohar/contract/admin/permissions.ts';
import { getAdminSession } from '@gulmohar/contract/admin/session.ts';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';

/** The signed-in member of staff, if any, and the shop's name. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: () => adminApi(getAdminSession),
  staleTime: 60_000,
});

/** Returns the signed-in member of staff, for pages within the shell. */
export function useStaff() {
  const { data } = useSuspenseQuery(sessionQuery);
  if (!data.standing) throw new Error('Only pages behind the sign-in may ask who is signed in.');
  const { staff, secondFactor } = data.standing;
  const may = (permission: Permission) => isAllowed(staff.role, permission);
  const { shopName, isOpen, hasTestPayments, collectsGst } = data;
  return { staff, secondFactor, may, shopName, isOpen, hasTestPayments, collectsGst };
}
