import { listDeskFilters } from '@gulmohar/contract/admin/filter.ts';
import { queryOptions } from '@tanstack/react-query';
import { deskApi } from '../api/desk-api.ts';

export const filtersQuery = queryOptions({
  queryKey: ['filters'],
  queryFn: () => deskApi(listDeskFilters),
});
