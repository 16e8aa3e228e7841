import { ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { type Origin, type Tracing, traceBy } from './spans.ts';

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER };
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;
/** A collector that does not respond must not keep the shop from stopping. */
const LAST_EXPORT_MS = 3_000;

/** OTLP (JSON over HTTP), set up by OpenTelemetry's own environment variables. @returns how to export the last spans */
export function openTracing(): { close(): Promise<void> } {
  const provider = new BasicTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'gulmohar', 'process.pid': process.pid }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  const tracer = provider.getTracer('gulmohar');

  const tracing: Tracing = {
    start({ name, kind, attributes }, origin) {
      const link = remote(origin.link);
      return tracer.startSpan(
        name,
        { kind: KINDS[kind], ...(attributes && { attributes }), ...(link && { links: [{ context: link }] }) },
        contextOf(origin),
      );
    },
    traceparentOf(span) {
      const { traceId, spanId, traceFlags } = span.spanContext();
      return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
    },
    fail(span, errorType) {
      span.setAttribute('error.type', errorType);
      span.setStatus({ code: SpanStatusCode.ERROR });
    },
  };
  traceBy(tracing);
  return {
    async close() {
      traceBy(undefined);
      const { promise: late, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, LAST_EXPORT_MS);
      await Promise.race([provider.shutdown(), late]);
      clearTimeout(timer);
    },
  };
}

function contextOf({ parent }: Origin) {
  if (typeof parent === 'object') return trace.setSpan(ROOT_CONTEXT, parent);
  const context = remote(parent);
  return context ? trace.setSpanContext(ROOT_CONTEXT, context) : ROOT_CONTEXT;
}

function remote(traceparent: string | undefined) {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  if (!traceId || !spanId || !flags) return undefined;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & TraceFlags.SAMPLED, isRemote: true };
}
