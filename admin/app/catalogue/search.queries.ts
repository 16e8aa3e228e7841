import { listSearches, listSearchPins, previewSearch } from '@gulmohar/contract/admin/search.ts';
import { listSearchWords } from '@gulmohar/contract/admin/search-word.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';

export const searchesQuery = queryOptions({
  queryKey: ['searches', 'list'],
  queryFn: () => adminApi(listSearches),
});

export const searchPinsQuery = queryOptions({
  queryKey: ['searches', 'pins'],
  queryFn: () => adminApi(listSearchPins),
});

export const searchWordsQuery = queryOptions({
  queryKey: ['searches', 'words'],
  queryFn: () => adminApi(listSearchWords),
});

export function previewQuery(search: string) {
  return queryOptions({
    queryKey: ['searches', 'preview', search],
    queryFn: () => adminApi(previewSearch, { query: { search } }),
    enabled: /[\p{L}\p{N}]/u.test(search) && search.length > 1,
    placeholderData: keepPreviousData,
  });
}

/** Fetches searches and words again after the pins or the words were changed. */
export async function refreshSearches(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ['searches'] });
}
