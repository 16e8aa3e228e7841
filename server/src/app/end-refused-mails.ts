import type { Task, TaskList } from 'graphile-worker';
import type { Logger } from 'pino';
import { MailRefused } from '../platform/mail/mail-gateway.ts';

/** The same tasks; one whose mail is refused for good ends instead of being retried for days. */
export function endRefusedMails(tasks: TaskList, log: Logger): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [name, task && endRefused(name, task as Task, log)]),
  );
}

function endRefused(job: string, task: Task, log: Logger): Task {
  return async (payload, helpers) => {
    try {
      return await task(payload, helpers);
    } catch (err) {
      if (!(err instanceof MailRefused)) throw err;
      log.warn({ err, job }, 'a mail was refused for good by its recipient’s server');
    }
  };
}
