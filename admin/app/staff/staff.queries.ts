import { listStaff } from '@gulmohar/contract/admin/staff.ts';
import { queryOptions } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';

export const staffQuery = queryOptions({ queryKey: ['staff'], queryFn: () => adminApi(listStaff) });
