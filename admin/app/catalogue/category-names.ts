import { listFilters } from '@gulmohar/contract/catalogue/filter.ts';
import { queryOptions } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';

/** The names of the shop's categories, in the order of the filters. */
export const categoryNamesQuery = queryOptions({
  queryKey: ['category-names'],
  queryFn: () => adminApi(listFilters),
  select: ({ filters }) =>
    filters.find(({ name }) => name === 'category')?.values.map(({ value }) => value) ?? [],
});
