import type { Endpoint } from '@gulmohar/contract/api/endpoint.ts';
import { PROOF_HEADER } from '@gulmohar/contract/api/proof.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readCeiling } from '../limits/rate-limits.ts';
import { cachedResponse, type ResponseCache } from '../response-cache/response-cache.ts';
import { sendCachedResponse } from '../response-cache/send-cached-response.ts';
import type { Authenticators } from './authenticator.ts';
import { readBodiesAs } from './body-formats.ts';
import { countCall } from './count-call.ts';
import type { FloodGate } from './flood-gate.ts';
import { isForPreview, isInProcess } from './in-process-transport.ts';
import { parseInput } from './parse-input.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { FileReply, Redirect, WithHeaders } from './replies.ts';
import type { AnyCall, Route } from './route.ts';
import { routePath } from './route-path.ts';
import { SHOPPER_UPLOADS, STAFF_UPLOADS, uploadPlaces } from './upload-places.ts';

const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8' };

type Guards = {
  limiter: RateLimiter;
  gate: Pick<FloodGate, 'pass'>;
  authenticators: Authenticators;
  /** How long a call may take to arrive and be answered, unless staff send or export a file with it. */
  maxCallMs: number;
};

type Identity = Record<string, unknown>;

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: declaration merging needs an interface
  interface FastifyRequest {
    identity: Identity | null;
  }
}

/** Flood control and authentication run before the body is read, then validation and the handler. */
export function registerRoutes(app: FastifyInstance, routes: readonly Route[], guards: Guards): void {
  app.decorateRequest('identity', null);
  const uploads = { staff: uploadPlaces(STAFF_UPLOADS), shoppers: uploadPlaces(SHOPPER_UPLOADS) };

  /** Undefined if there are none, because even an idle hook costs time. */
  function admission({ endpoint, limits, knownDevice, beforeBody }: Route) {
    const places = endpoint.permission ? uploads.staff : uploads.shoppers;
    const isUpload = endpoint.consumes?.as === 'file';
    const identifiers = Object.entries(guards.authenticators).flatMap(([name, authenticator]) => {
      const identify = authenticator(endpoint);
      return identify ? [{ name, identify }] : [];
    });
    if (!limits && identifiers.length === 0 && !beforeBody && !isUpload) return undefined;
    return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      const { ip, headers } = request;
      if (limits) {
        const from = (await knownDevice?.(headers)) ?? ip;
        await guards.gate.pass(limits.ceiling, from, headers[PROOF_HEADER]);
      }
      const identity: Identity = {};
      for (const { name, identify } of identifiers) identity[name] = await identify(request);
      await beforeBody?.(identity, parseInput(endpoint.query, request.query));
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
      ...(!isUnhurried(route.endpoint) && { handlerTimeout: guards.maxCallMs }),
      ...(onRequest && { onRequest }),
      handler: (request: FastifyRequest, reply: FastifyReply) =>
        route.cache && !isForPreview(request)
          ? respondFromCache(route, route.cache, request, reply, guards)
          : respond(route, request, reply, guards),
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

/** Whether a call has no time limit of its own: reads, and the files of staff. */
function isUnhurried({ method, permission, consumes, produces }: Endpoint): boolean {
  return (
    method === 'GET' || (permission !== undefined && (consumes?.as === 'file' || Array.isArray(produces)))
  );
}

async function respond(route: Route, request: FastifyRequest, reply: FastifyReply, guards: Guards) {
  const identity = request.identity ?? {};
  const call = readCall(route.endpoint, request, identity);
  // Counts only valid input, so that mistakes in a form do not count.
  if (route.limits) await countCall(guards.limiter, route.limits, call);
  if (isForBrowsers(route.endpoint)) reply.header('cache-control', 'no-store');
  return send(reply, await route.handle(call));
}

async function respondFromCache(
  route: Route,
  responses: ResponseCache,
  request: FastifyRequest,
  reply: FastifyReply,
  { gate }: Guards,
) {
  const { url, body, ip, headers } = request;
  const response = await responses.get(
    `${url} ${JSON.stringify(body)}`,
    async () => {
      const result = await route.handle(readCall(route.endpoint, request, {}));
      return cachedResponse(200, JSON_HEADERS, JSON.stringify({ success: true, ...(result as object) }));
    },
    async () => {
      if (!isInProcess(request)) await gate.pass(readCeiling, ip, headers[PROOF_HEADER]);
    },
  );
  return sendCachedResponse(request, reply, response);
}

function readCall(endpoint: Endpoint, request: FastifyRequest, identity: Identity): AnyCall {
  const { params, query, body, consumes, refusals } = endpoint;
  const { ip, headers, log } = request;
  const noBody = consumes?.as === 'raw' ? Buffer.alloc(0) : {};
  return {
    ...identity,
    caller: { address: ip, browser: (headers['user-agent'] ?? '').slice(0, 300) },
    headers,
    log,
    isPreview: isForPreview(request),
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
