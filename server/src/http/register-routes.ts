import type { Endpoint } from '@gulmohar/contract/endpoint.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { RateLimiter } from './rate-limits.ts';
import { readyAnswer } from './ready-answers.ts';
import type { Route } from './route.ts';
import { sendReadyAnswer } from './send-ready-answer.ts';
import { ShopError } from './shop-error.ts';

const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8' };

/** Makes Fastify answer the routes under `/api`: limits, then validation by the contract, then the handler. */
export function registerRoutes(app: FastifyInstance, routes: readonly Route[], limiter: RateLimiter): void {
  for (const route of routes) {
    app.route({
      method: route.endpoint.method,
      url: `/api${route.endpoint.path}`,
      handler: (request, reply) => answer(route, request, reply, limiter),
    });
  }
}

async function answer(route: Route, request: FastifyRequest, reply: FastifyReply, limiter: RateLimiter) {
  for (const limit of route.limits ?? []) await limiter.consume(limit, request.ip);
  const call = {
    query: parse(route.endpoint.query, request.query),
    body: parse(route.endpoint.body, request.body ?? {}),
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

/** @throws ShopError INVALID_INPUT naming each wrong field by its dotted path */
function parse(schema: z.ZodType, input: unknown): unknown {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const fields = Object.fromEntries(
    parsed.error.issues.toReversed().map((issue) => [issue.path.join('.') || 'request', issue.message]),
  );
  const [first] = parsed.error.issues;
  const where = first?.path.join('.');
  throw new ShopError('INVALID_INPUT', `${where ? `${where}: ` : ''}${first?.message}`, { fields });
}

function cacheKey(endpoint: Endpoint, call: { query: unknown; body: unknown }): string {
  return `${endpoint.path} ${JSON.stringify(call.query)} ${JSON.stringify(call.body)}`;
}
