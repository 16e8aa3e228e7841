import { listAdminFilters } from '@gulmohar/contract/admin/filter.ts';
import { queryOptions } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';

export const filtersQuery = queryOptions({
  queryKey: ['filters'],
  queryFn: () => adminApi(listAdminFilters),
});
