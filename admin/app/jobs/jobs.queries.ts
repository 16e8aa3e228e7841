import { listFailedJobs } from '@gulmohar/contract/admin/jobs.ts';
import { queryOptions } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';

const LOOK_AGAIN_MS = 5_000;

export const failedJobsQuery = queryOptions({
  queryKey: ['jobs', 'failed'],
  queryFn: () => adminApi(listFailedJobs),
  // Polls, because a job that is being retried soon disappears from the list.
  refetchInterval: LOOK_AGAIN_MS,
});
