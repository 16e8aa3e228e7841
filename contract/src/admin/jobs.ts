import { z } from 'zod';
import { nothing, success } from '../api/envelope.ts';
import { staffEndpoint } from './staff-endpoint.ts';

/** Any more are counted but not listed. */
export const MAX_FAILED_JOBS = 200;

export const failedJob = z.object({
  jobId: z.string(),
  name: z.string(),
  /** The queue it belongs to; `background` holds pictures, imports and the like. */
  queue: z.enum(['money', 'mail', 'webhook', 'background']),
  attempts: z.int(),
  maxAttempts: z.int(),
  failedAt: z.iso.datetime(),
  nextTryAt: z.iso.datetime().nullable(),
  problem: z.string(),
  detail: z.string(),
});
export type FailedJob = z.infer<typeof failedJob>;

export const listFailedJobs = staffEndpoint({
  method: 'GET',
  path: '/admin/jobs/failed',
  summary: `Jobs whose last attempt failed, those that are no longer retried first; at most ${MAX_FAILED_JOBS}`,
  permission: 'jobs.retry',
  query: nothing,
  body: nothing,
  reply: success({ total: z.int(), jobs: z.array(failedJob) }),
});

const oneJob = z.object({ jobId: z.string().regex(/^\d{1,18}$/, 'Please name a job') });

export const retryJob = staffEndpoint({
  method: 'POST',
  path: '/admin/jobs/retry',
  summary: 'Retries a failed job now',
  permission: 'jobs.retry',
  query: nothing,
  body: oneJob,
  reply: success({}),
});

export const discardJob = staffEndpoint({
  method: 'POST',
  path: '/admin/jobs/discard',
  summary: 'Discards a failed job; jobs about money cannot be discarded',
  permission: 'jobs.discard',
  query: nothing,
  body: oneJob,
  reply: success({}),
});
