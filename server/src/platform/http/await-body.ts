import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerKey } from './caller-key.ts';
import { ShopError } from './shop-error.ts';

/** For the body of a call that is not an upload: 1 MB at most, and far less as a rule. */
const PATIENCE_MS = 20_000;
/** Per caller; a mobile carrier may have a whole neighbourhood behind one address. */
const MAX_PER_CALLER = 100;

const timers = new WeakMap<FastifyRequest['raw'], NodeJS.Timeout>();

export type BodyOptions = {
  /** Time within which a body must have arrived. */
  bodyPatienceMs?: number;
  /** Multiplies how many unfinished bodies a caller may have; load tests raise it. */
  limitFactor?: number;
};

/**
 * Ends requests whose body does not arrive, and refuses a caller's further ones beyond a number of unfinished ones. It
 * runs before anything else of a request is looked at.
 */
export function expectBodies(app: FastifyInstance, options: BodyOptions): void {
  const { bodyPatienceMs = PATIENCE_MS, limitFactor = 1 } = options;
  const underWay = new Map<string, number>();

  app.addHook('onRequest', (request, _reply, done) => {
    if (!hasBody(request)) return done();
    const caller = callerKey(request.ip);
    const own = underWay.get(caller) ?? 0;
    awaitBody(request, bodyPatienceMs);
    if (own >= MAX_PER_CALLER * limitFactor) return done(tooMany());
    underWay.set(caller, own + 1);
    once(request, () => {
      const left = (underWay.get(caller) ?? 1) - 1;
      if (left > 0) underWay.set(caller, left);
      else underWay.delete(caller);
    });
    done();
  });
}

/** Sets the time left for the rest of a request's body, replacing any set before; then the connection is closed. */
export function awaitBody({ raw }: FastifyRequest, patienceMs: number): void {
  clearTimeout(timers.get(raw));
  if (raw.readableEnded || raw.destroyed || patienceMs === Number.POSITIVE_INFINITY) return;
  const timer = setTimeout(() => {
    if (raw.socket.writable) raw.socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
    raw.destroy();
  }, patienceMs).unref();
  timers.set(raw, timer);
  for (const event of ['end', 'close']) raw.once(event, () => clearTimeout(timers.get(raw)));
}

function once({ raw }: FastifyRequest, then: () => void): void {
  let isDone = false;
  const finish = () => {
    if (isDone) return;
    isDone = true;
    then();
  };
  raw.once('end', finish);
  raw.once('close', finish);
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function tooMany(): ShopError {
  return new ShopError('TOO_MANY_REQUESTS', 'Too many requests at once. Please try again later.', {
    retryAfter: 5,
  });
}
