import { listAdminFilters } from '@gulmohar/contract/admin/filter.ts';
import { listSynonyms } from '@gulmohar/contract/admin/synonym.ts';
import { listFilters } from '@gulmohar/contract/catalogue/filter.ts';
import { queryOptions } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';

export const filtersQuery = queryOptions({
  queryKey: ['filters'],
  queryFn: () => adminApi(listAdminFilters),
});

export const synonymsQuery = queryOptions({
  queryKey: ['synonyms'],
  queryFn: () => adminApi(listSynonyms),
});

/** The names of the shop's categories, in the order of the filters. */
export const categoryNamesQuery = queryOptions({
  queryKey: ['category-names'],
  queryFn: () => adminApi(listFilters),
  select: ({ filters }) =>
    filters.find(({ name }) => name === 'category')?.values.map(({ value }) => value) ?? [],
});
