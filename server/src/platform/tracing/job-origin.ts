import type { JobHelpers, Task, TaskList } from 'graphile-worker';
import { z } from 'zod';
import { currentTraceparent, endingWith, startSpan } from './spans.ts';
import { currentWork, runInContext } from './work-context.ts';

export const ORIGIN_KEY = '_origin';

const jobOrigin = z.object({
  requestId: z.string().optional(),
  traceparent: z.string().optional(),
});
const withOrigin = z.object({ [ORIGIN_KEY]: jobOrigin });

export function originOfJob(): z.infer<typeof jobOrigin> | null {
  const requestId = currentWork()?.requestId;
  const traceparent = currentTraceparent();
  return requestId || traceparent
    ? { ...(requestId && { requestId }), ...(traceparent && { traceparent }) }
    : null;
}

/** The same tasks, each run in the context of the work that enqueued it: its request id and trace. */
export function withOrigins(tasks: TaskList): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [name, task && inOrigin(name, task as Task)]),
  );
}

function inOrigin(name: string, task: Task): Task {
  return async (payload, helpers) => {
    const origin = withOrigin.safeParse(payload).data?.[ORIGIN_KEY];
    const span = startSpan(() => spec(name, helpers), { parent: origin?.traceparent });
    const context = { requestId: origin?.requestId, job: name, span };
    return runInContext(context, () =>
      span ? endingWith(span, async () => task(payload, helpers)) : task(payload, helpers),
    );
  };
}

function spec(name: string, { job }: JobHelpers) {
  return {
    name: `job ${name}`,
    kind: 'consumer' as const,
    attributes: {
      'messaging.system': 'graphile_worker',
      'messaging.destination.name': name,
      'messaging.message.id': String(job.id),
      'gulmohar.job.attempt': job.attempts,
    },
  };
}
