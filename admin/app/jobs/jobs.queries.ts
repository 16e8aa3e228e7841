import { listFailedJobs } from '@gulmohar/contract/admin/jobs.ts';
import { queryOptions } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';

const REFETCH_EVERY_MS = 5_000;

export const failedJobsQuery = queryOptions({
  queryKey: ['jobs', 'failed'],
  queryFn: () => adminApi(listFailedJobs),
  // Polls, because a job that is being retried soon disappears from the list.
  refetchInterval: REFETCH_EVERY_MS,
});
