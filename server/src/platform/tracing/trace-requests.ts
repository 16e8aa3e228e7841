import type { Span } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { failSpan, startSpan } from './spans.ts';
import { currentWork, runInContext, type WorkContext } from './work-context.ts';

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: declaration merging needs an interface
  interface FastifyRequest {
    /** Not a WeakMap, which is slower than a small call can afford. */
    workContext: WorkContext | null;
  }
}

/**
 * A span is named by its route, never its path. Callers' traces are only linked, because they are untrusted. Call it
 * before adding other hooks.
 */
export function traceRequests(app: FastifyInstance): void {
  app.decorateRequest('workContext', null);

  app.addHook('onRequest', (request, _reply, done) => {
    request.workContext = contextOf(request);
    runInContext(request.workContext, done);
  });

  // The end of a body is a socket event, which has lost the request's context.
  app.addHook('preValidation', ({ workContext }, _reply, done) => {
    if (workContext && workContext !== currentWork()) runInContext(workContext, done);
    else done();
  });

  app.addHook('onResponse', ({ workContext }, { statusCode }, done) => {
    if (workContext?.span) endRequest(workContext.span, statusCode);
    done();
  });

  app.addHook('onRequestAbort', ({ workContext }, done) => {
    const span = workContext?.span;
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
