import type { Attributes, Span } from '@opentelemetry/api';
import { currentWork, runInContext } from './work-context.ts';

/** Attributes are OpenTelemetry's names. None may hold what a person entered: no path, query, value, address or message. */
export type SpanSpec = {
  name: string;
  kind: 'server' | 'client' | 'consumer';
  attributes?: Attributes;
};

/** Where a span comes from: the one it is part of, or the `traceparent` that somebody sent. */
export type Origin = {
  parent?: Span | string | undefined;
  /** Somebody's `traceparent` who may not decide about our traces. */
  link?: string | undefined;
};

/** Made by `openTracing`, which alone loads OpenTelemetry. */
export type Tracing = {
  start(spec: SpanSpec, origin: Origin): Span;
  /** W3C Trace Context. */
  traceparentOf(span: Span): string;
  fail(span: Span, errorType: string): void;
};

let tracing: Tracing | undefined;

/** From now on spans are made; undefined: none any more. */
export function traceBy(opened: Tracing | undefined): void {
  tracing = opened;
}

/** @returns undefined without tracing */
export function startSpan(spec: () => SpanSpec, origin: Origin): Span | undefined {
  return tracing?.start(spec(), origin);
}

export function failSpan(span: Span, errorType: string): void {
  tracing?.fail(span, errorType);
}

/** For whoever is to go on with the trace at hand: a provider, a job. */
export function currentTraceparent(): string | undefined {
  const span = currentWork()?.span;
  return span && tracing?.traceparentOf(span);
}

/** Does a part of the work at hand in a span of its own; where no trace is recorded, it is just done. */
export async function inSpan<Result>(spec: () => SpanSpec, work: () => Promise<Result>): Promise<Result> {
  if (!tracing) return work();
  const context = currentWork();
  if (!context?.span?.isRecording()) return work();
  const span = tracing.start(spec(), { parent: context.span });
  return endingWith(span, () => runInContext({ ...context, span }, work));
}

/** Ends the span with the work, as failed if that fails. */
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

/** A code or a class: messages may quote what a person entered. */
function errorType(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
