import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from '@opentelemetry/api';

export type WorkContext = {
  /** The id of the current request or, in a job, of the request that enqueued it. */
  requestId: string | undefined;
  /** The name of the running job. */
  job?: string;
  /** The parent of new spans; absent without tracing. */
  span?: Span | undefined;
};

const contexts = new AsyncLocalStorage<WorkContext>();

export function currentWork(): WorkContext | undefined {
  return contexts.getStore();
}

export function runInContext<Result>(context: WorkContext, work: () => Result): Result {
  return contexts.run(context, work);
}

/** Named as in OpenTelemetry. @param known the fields that the line already has */
export function workBindings(known: () => object): Record<string, string> {
  const context = contexts.getStore();
  if (!context) return {};
  const { requestId, job, span } = context;
  const ids = span?.spanContext();
  return {
    ...(requestId && !('reqId' in known()) && { reqId: requestId }),
    ...(job && { job }),
    ...(ids && { trace_id: ids.traceId, span_id: ids.spanId }),
  };
}
