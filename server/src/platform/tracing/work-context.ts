import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from '@opentelemetry/api';

/** What a statement, a call, a job or a log line belongs to. */
export type WorkContext = {
  /** Of the request that is answered or, in a job, that enqueued it. */
  requestId: string | undefined;
  /** The name of the job that runs. */
  job?: string;
  /** What spans that begin now are part of; absent without tracing. */
  span?: Span | undefined;
};

const contexts = new AsyncLocalStorage<WorkContext>();

export function currentWork(): WorkContext | undefined {
  return contexts.getStore();
}

export function runInContext<Result>(context: WorkContext, work: () => Result): Result {
  return contexts.run(context, work);
}

/** What a log line says of the work it belongs to, in the names that OpenTelemetry gives them; `known` it says already. */
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
