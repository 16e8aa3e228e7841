import { z } from 'zod';
import { nothing, success } from '../api/envelope.ts';
import { staffEndpoint } from './staff-endpoint.ts';

/**
 * What can be wrong: the consistency checks found something, could not be made or are old; jobs about money, mails and
 * all others failed; due jobs are not begun; messages of payment providers and couriers are not worked off; a courier
 * refuses the shop's keys or wants money; refunds did not arrive; paid money has no order; the last backup failed, is old
 * or was never restored elsewhere; the disk is nearly full.
 */
export const problemKinds = [
  'checks',
  'checks-old',
  'money-jobs',
  'mails',
  'jobs',
  'jobs-late',
  'payment-webhooks',
  'courier-webhooks',
  'courier-refuses',
  'refunds',
  'unmatched',
  'backup',
  'disk',
] as const;
export type ProblemKind = (typeof problemKinds)[number];

/** What has waited longer is late. */
export const LATE_MINUTES = 10;
/** The checks are made twice an hour. */
export const CHECKS_OLD_HOURS = 2;
/** A day, and what a backup and its check may take. */
export const BACKUP_OLD_HOURS = 36;
/** Less of the disk is too little. */
export const DISK_FREE_LEAST = 0.1;

export const getHealth = staffEndpoint({
  method: 'GET',
  path: '/admin/today/health',
  summary: 'What is wrong with the shop itself: checks, jobs, mails, webhooks, couriers, backups, disk',
  permission: 'sales.read',
  query: nothing,
  body: nothing,
  reply: success({
    /** How many of each; those that are well are left out. Of `disk` it is the free share in percent. */
    problems: z.array(z.object({ kind: z.enum(problemKinds), count: z.int() })),
  }),
});
export type Problem = z.infer<typeof getHealth.reply>['problems'][number];
