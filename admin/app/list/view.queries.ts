import { listViews, type ViewedList } from '@gulmohar/contract/admin/view.ts';
import { queryOptions } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';

/** The views of the signed-in member of staff; signing in as somebody else reloads the page. */
export function viewsQuery(list: ViewedList) {
  return queryOptions({
    queryKey: ['views', list],
    queryFn: () => adminApi(listViews, { query: { list } }),
    staleTime: 60_000,
  });
}
