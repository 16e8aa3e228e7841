import type { Endpoint } from '@gulmohar/contract/api/endpoint.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { identifyShopper } from '../../accounts/session/identify-shopper.ts';
import type { Sessions } from '../../accounts/session/sessions.ts';
import { type AdminAccess, assertOwnSite, identifyStaff } from '../../admin/session/identify-staff.ts';
import { trackDependency } from '../response-cache/dependencies.ts';
import { type CachedResponse, cachedResponse } from '../response-cache/response-cache.ts';
import { sendCachedResponse } from '../response-cache/send-cached-response.ts';
import { callerKey } from './caller-key.ts';
import { parseInput } from './parse-input.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { type Route, WithHeaders } from './route.ts';

const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8' };

type Guards = { limiter: RateLimiter; sessions: Sessions; admin: AdminAccess };

/** Makes Fastify answer the routes under `/api`: limits, who calls, validation by the contract, then the handler. */
export function registerRoutes(app: FastifyInstance, routes: readonly Route[], guards: Guards): void {
  for (const route of routes) {
    const { method, path, upload } = route.endpoint;
    const definition = {
      method,
      url: `/api${path}`,
      config: { onlyReads: route.cache !== undefined },
      handler: (request: FastifyRequest, reply: FastifyReply) => {
        const ready = findReady(route, request);
        if (!ready) return answer(route, request, reply, guards);
        trackDependency(ready);
        sendCachedResponse(request, reply, ready);
      },
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

/** Most calls repeat what others asked just now: these are answered before anything is parsed. */
function findReady({ cache, limits }: Route, request: FastifyRequest): CachedResponse | undefined {
  return limits ? undefined : cache?.answers.findByAlias(aliasOf(request));
}

function aliasOf({ url, body }: FastifyRequest): string {
  return body === undefined ? url : `${url} ${JSON.stringify(body)}`;
}

async function answer(route: Route, request: FastifyRequest, reply: FastifyReply, guards: Guards) {
  if (route.limits) await guards.limiter.consumeAll(route.limits, callerKey(request.ip));
  if (route.endpoint.path.startsWith('/admin/')) assertOwnSite(request, guards.admin.publicUrl);
  const { permission } = route.endpoint;
  const call = {
    caller: { address: request.ip, browser: (request.headers['user-agent'] ?? '').slice(0, 300) },
    staff: permission && (await identifyStaff(permission, request, guards.admin)),
    shopper: await identifyShopper(route.endpoint, request, guards.sessions),
    query: parseInput(route.endpoint.query, request.query),
    body: parseInput(route.endpoint.body, request.body ?? {}, route.endpoint.refusals),
  };
  const { cache } = route;
  if (!cache) {
    reply.header('cache-control', 'no-store');
    const answer = await route.handle(call);
    if (!(answer instanceof WithHeaders)) return { success: true, ...answer };
    reply.headers(answer.headers);
    return { success: true, ...answer.body };
  }
  const key = cacheKey(route.endpoint, call);
  cache.answers.aliasKey(aliasOf(request), key);
  const ready = await cache.answers.get(key, async () => {
    const answer = await route.handle(call);
    const text = JSON.stringify({ success: true, ...answer });
    return cachedResponse(200, JSON_HEADERS, text, { products: cache.showsStockOf(answer) });
  });
  trackDependency(ready);
  return sendCachedResponse(request, reply, ready);
}

function cacheKey(endpoint: Endpoint, call: { query: unknown; body: unknown }): string {
  return `${endpoint.path} ${JSON.stringify(call.query)} ${JSON.stringify(call.body)}`;
}
