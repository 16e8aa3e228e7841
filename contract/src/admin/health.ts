import { z } from 'zod';
import { nothing, success } from '../api/envelope.ts';
import { documentKindNames } from '../site/document-kinds.ts';
import { staffEndpoint } from './staff-endpoint.ts';

export const problemKinds = [
  'checks',
  'checks-old',
  'money-jobs',
  'mails',
  'jobs',
  'jobs-late',
  'worker',
  'payment-webhooks',
  'courier-webhooks',
  'courier-refuses',
  'refunds',
  'disputes',
  'unmatched',
  'no-backup',
  'reviews',
  'backup',
  'webhooks',
  'disk',
] as const;
export type ProblemKind = (typeof problemKinds)[number];

export const LATE_AFTER_MINUTES = 10;
export const CHECKS_STALE_HOURS = 2;
/** A day plus the time that a backup and its check may take. */
export const BACKUP_STALE_HOURS = 36;
export const MIN_DISK_FREE_SHARE = 0.1;

export const getHealth = staffEndpoint({
  method: 'GET',
  path: '/admin/today/health',
  summary: 'Problems with the shop itself: checks, jobs, mails, webhooks, couriers, schedules, backups, disk',
  permission: 'sales.read',
  query: nothing,
  body: nothing,
  reply: success({
    /** How many of each kind that has any; for `disk` the free share in per cent. */
    problems: z.array(z.object({ kind: z.enum(problemKinds), count: z.int() })),
    /** Scheduled drafts that were not published when their time came. */
    lateDrafts: z.array(
      z.object({
        kind: z.enum(documentKindNames),
        key: z.string(),
        title: z.string(),
        publishAt: z.iso.datetime(),
        /** Why they were not. */
        fault: z.string(),
      }),
    ),
  }),
});
export type Problem = z.infer<typeof getHealth.reply>['problems'][number];
export type LateDraft = z.infer<typeof getHealth.reply>['lateDrafts'][number];
