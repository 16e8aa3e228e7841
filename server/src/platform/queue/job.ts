import type { TaskList } from 'graphile-worker';
import { type JobPayloads, jobPayloads } from './job-payloads.ts';

/** A job of the list, with what it is told checked before it starts. */
export function job<Name extends keyof JobPayloads>(
  name: Name,
  work: (payload: JobPayloads[Name]) => Promise<void>,
): TaskList {
  return { [name]: async (payload) => work(jobPayloads[name].parse(payload) as JobPayloads[Name]) };
}
