import { readFirstRun } from '@gulmohar/contract/admin/first-run.ts';
import { queryOptions } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';

/** Read anew by every page that shows it, because other pages do the tasks. */
export const firstRunQuery = queryOptions({
  queryKey: ['first-run'],
  queryFn: () => adminApi(readFirstRun),
  staleTime: 0,
});
