import type { TaskList } from 'graphile-worker';
import type { JobPayloads } from './job-payloads.ts';

/** What waits for whom: none of a queue's jobs keeps those of another one waiting. */
export const queueNames = ['money', 'mail', 'background'] as const;
export type QueueName = (typeof queueNames)[number];

/** How many jobs of a queue run at once in a worker; pictures and imports take a processor each. */
export const AT_ONCE: Record<QueueName, number> = { money: 4, mail: 4, background: 1 };

/** A smaller number comes first, where one worker does the jobs of several queues. */
const PRIORITIES: Record<QueueName, number> = { money: 0, mail: 10, background: 20 };
export const BACKGROUND_PRIORITY = PRIORITIES.background;

const money = new Set<string>([
  'settle-webhook',
  'refund-payment',
  'pay-out',
  'follow-payouts',
  'settle-overdue-checkouts',
  'settle-late-payments',
  'follow-pending-refunds',
  'find-unmatched-payments',
  'report-stuck-refunds',
  'unlock-abandoned',
]);

/** What comes with every order, and may wait while shoppers are waiting. */
export const PATIENT: readonly (keyof JobPayloads)[] = ['send-order-placed', 'notify-new-order'];

/** Whatever sends something is a mail, and what is neither that nor money nobody waits for. */
export function queueOf(job: string): QueueName {
  if (money.has(job)) return 'money';
  return job.startsWith('send-') || job.startsWith('notify-') ? 'mail' : 'background';
}

export function priorityOf(job: keyof JobPayloads): number {
  return PRIORITIES[queueOf(job)];
}

/** The tasks by name, and a crontab of those that begin by the clock. */
export type Jobs = { taskList: TaskList; timetable: string };

/** Of the jobs those of one queue. A line of the crontab names its task after five fields of time. */
export function jobsOf(queue: QueueName, { taskList, timetable }: Jobs): Jobs {
  const isOfQueue = (name: string) => queueOf(name) === queue;
  return {
    taskList: Object.fromEntries(Object.entries(taskList).filter(([name]) => isOfQueue(name))),
    timetable: timetable
      .split('\n')
      .filter((line) => isOfQueue(line.split(' ')[5] ?? ''))
      .join('\n'),
  };
}
