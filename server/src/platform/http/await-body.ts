import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerKey } from './caller-key.ts';
import { ShopError } from './shop-error.ts';

/** The time limit for bodies other than uploads, which are at most 1 MB and usually far smaller. */
const PATIENCE_MS = 20_000;
/** Unfinished bodies per caller; a mobile carrier may have a whole neighbourhood behind one address. */
const MAX_PER_CALLER = 100;
/** How often overdue bodies are looked for. */
const SWEEP_MS = 1_000;

type Awaited = { raw: FastifyRequest['raw']; caller: string; isCounted: boolean; until: number };

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: declaration merging needs an interface
  interface FastifyRequest {
    /** A property of every request, because a WeakMap cost more than the rest of this check. */
    awaitedBody: Awaited | null;
  }
}

export type BodyOptions = {
  /** Time within which a body must have arrived. */
  bodyPatienceMs?: number;
  /** Multiplies the limit of unfinished bodies per caller; load tests raise it. */
  limitFactor?: number;
};

/**
 * Ends requests whose body does not arrive in time, and limits the number of unfinished bodies per caller,
 * before anything else of a request is looked at. A single timer serves all of them, because most bodies
 * arrive with their headers, and a timer for each took a quarter of the time of a small call.
 */
export function expectBodies(app: FastifyInstance, options: BodyOptions): void {
  const { bodyPatienceMs = PATIENCE_MS, limitFactor = 1 } = options;
  const underWay = new Set<Awaited>();
  const perCaller = new Map<string, number>();

  function release(body: Awaited): void {
    if (!underWay.delete(body) || !body.isCounted) return;
    const left = (perCaller.get(body.caller) ?? 1) - 1;
    if (left > 0) perCaller.set(body.caller, left);
    else perCaller.delete(body.caller);
  }

  app.decorateRequest('awaitedBody', null);
  app.addHook('onRequest', (request, _reply, done) => {
    if (!hasBody(request)) return done();
    const { raw, ip } = request;
    const caller = callerKey(ip);
    const own = perCaller.get(caller) ?? 0;
    const isCounted = own < MAX_PER_CALLER * limitFactor;
    const body = { raw, caller, isCounted, until: performance.now() + bodyPatienceMs };
    request.awaitedBody = body;
    underWay.add(body);
    if (!isCounted) return done(tooMany());
    perCaller.set(caller, own + 1);
    done();
  });
  // The body has been read.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.awaitedBody) release(request.awaitedBody);
    done();
  });
  // The response was sent without reading the body, the rest of which may still arrive.
  app.addHook('onResponse', ({ awaitedBody, raw }, _reply, done) => {
    if (awaitedBody && (raw.complete || raw.destroyed)) release(awaitedBody);
    done();
  });

  const timer = setInterval(
    () => {
      for (const body of underWay) {
        if (body.raw.complete || body.raw.destroyed) release(body);
        else if (body.until < performance.now()) end(body.raw);
      }
    },
    Math.min(SWEEP_MS, bodyPatienceMs / 4),
  ).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

/**
 * Sets how long the rest of a request's body may take, replacing any earlier limit; after that the connection
 * is closed.
 */
export function awaitBody({ awaitedBody }: FastifyRequest, patienceMs: number): void {
  if (awaitedBody) awaitedBody.until = performance.now() + patienceMs;
}

function end(raw: FastifyRequest['raw']): void {
  if (raw.socket.writable) raw.socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
  raw.destroy();
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function tooMany(): ShopError {
  return new ShopError('TOO_MANY_REQUESTS', 'Too many requests at once. Please try again later.', {
    retryAfter: 5,
  });
}
