import { discardJob, listFailedJobs, retryJob } from '@gulmohar/contract/admin/jobs.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Route } from '../../platform/http/route.ts';
import { staffRoute } from '../session/staff-route.ts';
import { discardFailedJob, retryFailedJob } from './change-job.ts';
import { countFailedJobs, findFailedJobs } from './failed-jobs.store.ts';
import { presentFailedJob } from './failure.present.ts';

type Needs = { db: Database };

export function jobRoutes({ db }: Needs): Route[] {
  return [
    staffRoute(listFailedJobs, {}, async () => {
      const [total, rows] = await Promise.all([countFailedJobs(db), findFailedJobs(db)]);
      return { total, jobs: rows.map(presentFailedJob) };
    }),

    staffRoute(retryJob, {}, async ({ body, staff }) => {
      await retryFailedJob(db, staff, body.jobId);
      return {};
    }),

    staffRoute(discardJob, {}, async ({ body, staff }) => {
      await discardFailedJob(db, staff, body.jobId);
      return {};
    }),
  ];
}
