import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { z } from 'zod';

const attribute = z.object({
  key: z.string(),
  value: z.object({ stringValue: z.string().optional(), intValue: z.coerce.number().optional() }),
});
const exported = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
              attributes: z.array(attribute),
              links: z.array(z.object({ traceId: z.string(), spanId: z.string() })).default([]),
            }),
          ),
        }),
      ),
    }),
  ),
});

export type ExportedSpan = {
  service: string | undefined;
  traceId: string;
  spanId: string;
  parentSpanId?: string | undefined;
  name: string;
  attributes: Record<string, string | number | undefined>;
  links: { traceId: string; spanId: string }[];
};

export type TraceCollector = {
  /** The value for OTEL_EXPORTER_OTLP_ENDPOINT. */
  url: string;
  /** The bodies received so far, as they were sent. */
  bodies: unknown[];
  spans(): ExportedSpan[];
  close(): Promise<void>;
};

/** A trace collector that accepts OTLP as JSON over HTTP. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const bodies: unknown[] = [];
  const server = createServer(async (request, response) => {
    if (request.url === '/v1/traces') bodies.push(await json(request));
    response.setHeader('content-type', 'application/json').end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The collector has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    bodies,
    spans: () => bodies.flatMap(spansOf),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function spansOf(body: unknown): ExportedSpan[] {
  return exported.parse(body).resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const { 'service.name': service } = valuesOf(resource.attributes);
    return scopeSpans
      .flatMap(({ spans }) => spans)
      .map((span) => ({ ...span, service: String(service), attributes: valuesOf(span.attributes) }));
  });
}

function valuesOf(attributes: z.infer<typeof attribute>[]): ExportedSpan['attributes'] {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));
}
