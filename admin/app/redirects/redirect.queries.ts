import { listMissingAddresses, listRedirects } from '@gulmohar/contract/admin/redirect.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';

const REDIRECTS = 'redirects';

export function redirectsQuery(q: string) {
  return infiniteQueryOptions({
    queryKey: [REDIRECTS, 'list', q],
    queryFn: ({ pageParam }) => adminApi(listRedirects, { query: { q, after: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextAfter ?? undefined,
  });
}

export const missingQuery = queryOptions({
  queryKey: [REDIRECTS, 'missing'],
  queryFn: () => adminApi(listMissingAddresses),
});

export function refreshRedirects(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [REDIRECTS] });
}
