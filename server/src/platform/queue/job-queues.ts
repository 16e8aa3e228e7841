import type { TaskList } from 'graphile-worker';
import type { JobPayloads } from './job-payloads.ts';

/** Separate queues, so that the jobs of one never delay those of another. */
export const queueNames = ['money', 'mail', 'webhook', 'background'] as const;
export type QueueName = (typeof queueNames)[number];

/** Background jobs, such as pictures and imports, occupy a whole processor each; while one waits for a network, another runs. */
export const AT_ONCE: Record<QueueName, number> = { money: 4, mail: 4, webhook: 4, background: 2 };

/** Lower numbers run first when one worker serves several queues. */
const PRIORITIES: Record<QueueName, number> = { money: 0, mail: 10, webhook: 15, background: 20 };
export const BACKGROUND_PRIORITY = PRIORITIES.background;

const money = new Set<string>([
  'settle-webhook',
  'refund-payment',
  'pay-out',
  'follow-payouts',
  'settle-overdue-checkouts',
  'settle-late-payments',
  'follow-pending-refunds',
  'follow-disputes',
  'find-unmatched-payments',
  'report-stuck-refunds',
  'unlock-abandoned',
  'record-worker-run',
]);

/**
 * Jobs that send a mail or message belong to `mail`; all others except those of `money` are `background`. Programs and
 * extensions that are slow hold up only each other.
 */
export function queueOf(job: string): QueueName {
  if (money.has(job)) return 'money';
  if (job === 'deliver-webhook' || job === 'tell-extension') return 'webhook';
  return job.startsWith('send-') || job.startsWith('notify-') ? 'mail' : 'background';
}

export function priorityOf(job: keyof JobPayloads): number {
  return PRIORITIES[queueOf(job)];
}

export type Jobs = { taskList: TaskList; timetable: string };

/** A crontab line names its task after five time fields. */
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
