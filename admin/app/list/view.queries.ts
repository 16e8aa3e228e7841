import { listViews, type ViewedList } from '@gulmohar/contract/admin/view.ts';
import { queryOptions } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';

/** Who is signed in has their own; signing in as somebody else loads the page anew. */
export function viewsQuery(list: ViewedList) {
  return queryOptions({
    queryKey: ['views', list],
    queryFn: () => adminApi(listViews, { query: { list } }),
    staleTime: 60_000,
  });
}
