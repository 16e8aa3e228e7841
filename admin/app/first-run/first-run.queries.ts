import { readFirstRun } from '@gulmohar/contract/admin/first-run.ts';
import { queryOptions } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';

/**
 * Read anew by every page that shows it, because other pages do the tasks, and below the key of the settings, with
 * which it changes.
 */
export const firstRunQuery = queryOptions({
  queryKey: ['settings', 'first-run'],
  queryFn: () => adminApi(readFirstRun),
  staleTime: 0,
});
