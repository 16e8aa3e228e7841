import type { Span } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { failSpan, startSpan } from './spans.ts';
import { currentWork, runInContext, type WorkContext } from './work-context.ts';

/**
 * Gives each request a context, and where traces are made a span: its route, never its path. Callers are strangers: a trace
 * that they come with is linked, and does not decide whether ours is recorded. To be called before other hooks are added.
 */
export function traceRequests(app: FastifyInstance): void {
  const contexts = new WeakMap<FastifyRequest, WorkContext>();

  app.addHook('onRequest', (request, _reply, done) => {
    const context = contextOf(request);
    contexts.set(request, context);
    runInContext(context, done);
  });

  // A body's end is an event of the socket, which knows of no request.
  app.addHook('preValidation', (request, _reply, done) => {
    runInContext(contexts.get(request) ?? contextOf(request), done);
  });

  app.addHook('onResponse', (request, { statusCode }, done) => {
    const span = contexts.get(request)?.span;
    if (span) endRequest(span, statusCode);
    done();
  });

  app.addHook('onRequestAbort', (request, done) => {
    const span = contexts.get(request)?.span;
    if (span) failSpan(span, 'aborted');
    span?.end();
    done();
  });
}

function contextOf(request: FastifyRequest): WorkContext {
  const { id, method, routeOptions, headers } = request;
  // A page's loader calls the API within the page's request.
  const outer = currentWork();
  const { traceparent } = headers;
  const link = typeof traceparent === 'string' ? traceparent : undefined;
  const requestId = outer?.requestId ?? id;
  const span = startSpan(
    () => {
      const route = routeOptions.url;
      return {
        name: route ? `${method} ${route}` : method,
        kind: 'server',
        attributes: {
          'http.request.method': method,
          ...(route && { 'http.route': route }),
          'gulmohar.request_id': requestId,
        },
      };
    },
    { parent: outer?.span, link },
  );
  return { requestId, span };
}

function endRequest(span: Span, status: number): void {
  span.setAttribute('http.response.status_code', status);
  if (status >= 500) failSpan(span, String(status));
  span.end();
}
