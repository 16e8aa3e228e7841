import { listFailedJobs } from '@gulmohar/contract/admin/jobs.ts';
import { queryOptions } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';

const LOOK_AGAIN_MS = 5_000;

export const failedJobsQuery = queryOptions({
  queryKey: ['jobs', 'failed'],
  queryFn: () => adminApi(listFailedJobs),
  // One that is tried again is gone from the list in a moment.
  refetchInterval: LOOK_AGAIN_MS,
});
