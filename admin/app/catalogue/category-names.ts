import { listFilters } from '@gulmohar/contract/catalogue/filter.ts';
import { queryOptions } from '@tanstack/react-query';
import { deskApi } from '../api/desk-api.ts';

/** The names of the shop's categories, in the order of the filters. */
export const categoryNamesQuery = queryOptions({
  queryKey: ['category-names'],
  queryFn: () => deskApi(listFilters),
  select: ({ filters }) =>
    filters.find(({ name }) => name === 'category')?.values.map(({ value }) => value) ?? [],
});
