import { listStaff } from '@gulmohar/contract/admin/staff.ts';
import { queryOptions } from '@tanstack/react-query';
import { deskApi } from '../api/desk-api.ts';

export const staffQuery = queryOptions({ queryKey: ['staff'], queryFn: () => deskApi(listStaff) });
