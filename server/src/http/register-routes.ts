import type { Endpoint } from '@gulmohar/contract/endpoint.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Sessions } from '../session/sessions.ts';
import { callerKey } from './caller-key.ts';
import { identifyShopper } from './identify-shopper.ts';
import { parseInput } from './parse-input.ts';
import type { RateLimiter } from './rate-limits.ts';
import { readyAnswer } from './ready-answers.ts';
import type { Route } from './route.ts';
import { sendReadyAnswer } from './send-ready-answer.ts';

const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8' };

type Guards = { limiter: RateLimiter; sessions: Sessions };

/** Makes Fastify answer the routes under `/api`: limits, who calls, validation by the contract, then the handler. */
export function registerRoutes(app: FastifyInstance, routes: readonly Route[], guards: Guards): void {
  for (const route of routes) {
    const { method, path, upload } = route.endpoint;
    const definition = {
      method,
      url: `/api${path}`,
      handler: (request: FastifyRequest, reply: FastifyReply) => answer(route, request, reply, guards),
    };
    if (!upload) {
      app.route(definition);
      continue;
    }
    app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser(
        [...upload.types],
        { parseAs: 'buffer' },
        async (_: unknown, body: Buffer) => body,
      );
      scope.route({ ...definition, bodyLimit: upload.maxBytes });
    });
  }
}

async function answer(route: Route, request: FastifyRequest, reply: FastifyReply, guards: Guards) {
  for (const limit of route.limits ?? []) await guards.limiter.consume(limit, callerKey(request.ip));
  const call = {
    shopper: await identifyShopper(route.endpoint, request, guards.sessions),
    query: parseInput(route.endpoint.query, request.query),
    body: parseInput(route.endpoint.body, request.body ?? {}),
  };
  if (!route.cache) {
    reply.header('cache-control', 'no-store');
    return { success: true, ...(await route.handle(call)) };
  }
  const ready = await route.cache.get(cacheKey(route.endpoint, call), async () =>
    readyAnswer(200, JSON_HEADERS, JSON.stringify({ success: true, ...(await route.handle(call)) })),
  );
  return sendReadyAnswer(request, reply, ready);
}

function cacheKey(endpoint: Endpoint, call: { query: unknown; body: unknown }): string {
  return `${endpoint.path} ${JSON.stringify(call.query)} ${JSON.stringify(call.body)}`;
}
