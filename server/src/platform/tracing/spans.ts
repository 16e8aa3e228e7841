import type { Attributes, Span } from '@opentelemetry/api';
import { currentWork, runInContext } from './work-context.ts';

/** None may contain anything a person entered: no path, query, value, address or message. */
export type SpanSpec = {
  name: string;
  kind: 'server' | 'client' | 'consumer';
  attributes?: Attributes;
};

/** The parent of a span: another span, or a received `traceparent`. */
export type Origin = {
  parent?: Span | string | undefined;
  /** The `traceparent` of a caller that must not influence our traces. */
  link?: string | undefined;
};

export type Tracing = {
  start(spec: SpanSpec, origin: Origin): Span;
  /** In the format of W3C Trace Context. */
  traceparentOf(span: Span): string;
  fail(span: Span, errorType: string): void;
};

let tracing: Tracing | undefined;

export function traceBy(opened: Tracing | undefined): void {
  tracing = opened;
}

export function startSpan(spec: () => SpanSpec, origin: Origin): Span | undefined {
  return tracing?.start(spec(), origin);
}

export function failSpan(span: Span, errorType: string): void {
  tracing?.fail(span, errorType);
}

/** The `traceparent` to continue the current trace elsewhere, at a provider or in a job. */
export function currentTraceparent(): string | undefined {
  const span = currentWork()?.span;
  return span && tracing?.traceparentOf(span);
}

export async function inSpan<Result>(spec: () => SpanSpec, work: () => Promise<Result>): Promise<Result> {
  if (!tracing) return work();
  const context = currentWork();
  if (!context?.span?.isRecording()) return work();
  const span = tracing.start(spec(), { parent: context.span });
  return endingWith(span, () => runInContext({ ...context, span }, work));
}

export async function endingWith<Result>(span: Span, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    failSpan(span, errorType(error));
    throw error;
  } finally {
    span.end();
  }
}

/** A code or class name, because messages may quote what a person entered. */
function errorType(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
