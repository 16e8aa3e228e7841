import type { Endpoint } from '@gulmohar/contract/api/endpoint.ts';
import { PROOF_HEADER } from '@gulmohar/contract/api/proof.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { trackDependency } from '../response-cache/dependencies.ts';
import { type CachedResponse, cachedResponse } from '../response-cache/response-cache.ts';
import { sendCachedResponse } from '../response-cache/send-cached-response.ts';
import type { Authenticators } from './authenticator.ts';
import { readBodiesAs } from './body-formats.ts';
import { callerKey } from './caller-key.ts';
import { countCall } from './count-call.ts';
import type { FloodGate } from './flood-gate.ts';
import { isInProcess } from './in-process-transport.ts';
import { parseInput } from './parse-input.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { readCeiling } from './rate-limits.ts';
import { FileReply, Redirect, WithHeaders } from './replies.ts';
import type { AnyCall, Route } from './route.ts';
import { routePath } from './route-path.ts';
import { SHOPPER_UPLOADS, STAFF_UPLOADS, uploadPlaces } from './upload-places.ts';

const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8' };

type Guards = {
  limiter: RateLimiter;
  gate: FloodGate;
  authenticators: Authenticators;
};

type Identity = Record<string, unknown>;

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: declaration merging needs an interface
  interface FastifyRequest {
    /** What the authenticators found out about the caller. */
    identity: Identity | null;
  }
}

/**
 * Registers the routes with Fastify: flood control and authentication run before the body is read, then
 * validation by the contract and the handler.
 */
export function registerRoutes(app: FastifyInstance, routes: readonly Route[], guards: Guards): void {
  app.decorateRequest('identity', null);
  const uploads = { staff: uploadPlaces(STAFF_UPLOADS), shoppers: uploadPlaces(SHOPPER_UPLOADS) };

  /**
   * The checks before the body is read; undefined if there are none, because even an idle hook costs time.
   */
  function admission({ endpoint, limits, beforeBody }: Route) {
    const places = endpoint.permission ? uploads.staff : uploads.shoppers;
    const isUpload = endpoint.consumes?.as === 'file';
    const identifiers = Object.entries(guards.authenticators).flatMap(([name, authenticator]) => {
      const identify = authenticator(endpoint);
      return identify ? [{ name, identify }] : [];
    });
    if (!limits && identifiers.length === 0 && !beforeBody && !isUpload) return undefined;
    return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      const { ip, headers } = request;
      if (limits) await guards.gate.pass(limits.ceiling, callerKey(ip), headers[PROOF_HEADER]);
      const identity: Identity = {};
      for (const { name, identify } of identifiers) identity[name] = await identify(request);
      await beforeBody?.(identity);
      request.identity = identity;
      if (isUpload) await places.take(request, reply);
    };
  }

  for (const route of routes) {
    const { method, consumes } = route.endpoint;
    const { exposeHeadRoute } = route;
    const onRequest = admission(route);
    const definition = {
      method,
      url: routePath(route.endpoint),
      ...(exposeHeadRoute !== undefined && { exposeHeadRoute }),
      config: {
        onlyReads: route.cache !== undefined,
        ...(consumes?.as === 'file' && { takes: consumes.types }),
      },
      ...(onRequest && { onRequest }),
      handler: (request: FastifyRequest, reply: FastifyReply) => {
        const cached = findCached(route, request);
        if (!cached) {
          return respond(route, request, reply, { guards, identity: request.identity ?? {} });
        }
        trackDependency(cached);
        sendCachedResponse(request, reply, cached);
      },
    };
    if (!consumes) {
      app.route(definition);
      continue;
    }
    app.register(async (scope) => {
      readBodiesAs(scope, consumes);
      scope.route(definition);
    });
  }
}

/** Serves requests that were made before from the cache, before anything is parsed. */
function findCached({ cache, limits }: Route, request: FastifyRequest): CachedResponse | undefined {
  return limits ? undefined : cache?.responses.findByAlias(aliasOf(request));
}

function aliasOf({ url, body }: FastifyRequest): string {
  return body === undefined ? url : `${url} ${JSON.stringify(body)}`;
}

async function respond(
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  { guards, identity }: { guards: Guards; identity: Identity },
) {
  const { ip, headers } = request;
  const call = readCall(route.endpoint, request, identity);
  // Counts only valid input, so that mistakes in a form do not count.
  if (route.limits) await countCall(guards.limiter, route.limits, call);
  const { cache } = route;
  if (!cache) {
    if (isForBrowsers(route.endpoint)) reply.header('cache-control', 'no-store');
    return send(reply, await route.handle(call));
  }
  const key = cacheKey(route.endpoint, call);
  cache.responses.aliasKey(aliasOf(request), key);
  if (!isInProcess(request) && !cache.responses.has(key)) {
    await guards.gate.pass(readCeiling, callerKey(ip), headers[PROOF_HEADER]);
  }
  const response = await cache.responses.get(key, async () => {
    const result = (await route.handle(call)) as object;
    const text = JSON.stringify({ success: true, ...result });
    return cachedResponse(200, JSON_HEADERS, text, {
      products: cache.shows(result, call),
      stillHolds: await cache.stillHolds?.(result, call),
    });
  });
  trackDependency(response);
  return sendCachedResponse(request, reply, response);
}

/** The caller, and the input parsed with the contract's schemas. */
function readCall(endpoint: Endpoint, request: FastifyRequest, identity: Identity): AnyCall {
  const { params, query, body, consumes, refusals } = endpoint;
  const { ip, headers, log } = request;
  const noBody = consumes?.as === 'raw' ? Buffer.alloc(0) : {};
  return {
    ...identity,
    caller: { address: ip, browser: (headers['user-agent'] ?? '').slice(0, 300) },
    headers,
    log,
    params: params && parseInput(params, request.params),
    query: parseInput(query, request.query),
    body: parseInput(body, request.body ?? noBody, refusals),
  };
}

/** Redirects, and responses to a provider or a mail program, are not cached anyway. */
function isForBrowsers({ consumes, produces }: Endpoint): boolean {
  return consumes?.as !== 'raw' && produces !== 'redirect';
}

function send(reply: FastifyReply, result: unknown): FastifyReply | object {
  if (result instanceof Redirect) return reply.redirect(result.location, 303);
  if (result instanceof FileReply)
    return reply.headers({ ...result.headers, 'content-type': result.type }).send(result.content);
  if (!(result instanceof WithHeaders)) return { success: true, ...(result as object) };
  reply.headers(result.headers);
  return { success: true, ...result.body };
}

function cacheKey(endpoint: Endpoint, call: { query: unknown; body: unknown }): string {
  return `${endpoint.path} ${JSON.stringify(call.query)} ${JSON.stringify(call.body)}`;
}
