import type { FastifyReply, FastifyRequest } from 'fastify';
import { awaitBody } from './await-body.ts';
import { callerKey } from './caller-key.ts';
import { ShopError } from './shop-error.ts';

/**
 * How many files a process reads at once, how many more may wait, and how many of both one caller may have.
 */
type Places = { atOnce: number; waiting: number; perCaller: number; patienceMs: number };

/** Pictures of up to 24 MB over an Indian connection. */
export const STAFF_UPLOADS: Places = { atOnce: 4, waiting: 50, perCaller: 50, patienceMs: 300_000 };
export const SHOPPER_UPLOADS: Places = { atOnce: 4, waiting: 20, perCaller: 3, patienceMs: 60_000 };

const RETRY_SECONDS = 10;

type UploadPlaces = {
  /**
   * Waits for a place without reading the body, and holds it until the response is sent.
   * @throws ShopError TOO_MANY_REQUESTS when too many are already waiting
   */
  take(request: FastifyRequest, reply: FastifyReply): Promise<void>;
};

/**
 * Limits how many uploads are read at once, because files are held in memory; the rest wait unread at the
 * sender.
 */
export function uploadPlaces({ atOnce, waiting, perCaller, patienceMs }: Places): UploadPlaces {
  const queue: (() => void)[] = [];
  const callers = new Map<string, number>();
  let taken = 0;

  function release(): void {
    const next = queue.shift();
    if (next) next();
    else taken -= 1;
  }

  return {
    async take(request, reply) {
      const caller = callerKey(request.ip);
      const own = callers.get(caller) ?? 0;
      if (own >= perCaller || queue.length >= waiting) {
        throw new ShopError('TOO_MANY_REQUESTS', 'Too many uploads at once. Please try again later.', {
          retryAfter: RETRY_SECONDS,
        });
      }
      callers.set(caller, own + 1);
      const leave = () => {
        const left = (callers.get(caller) ?? 1) - 1;
        if (left > 0) callers.set(caller, left);
        else callers.delete(caller);
      };
      // A waiting caller has had no response yet, and may disconnect in the meantime.
      awaitBody(request, Number.POSITIVE_INFINITY);
      if (taken < atOnce) taken += 1;
      else await new Promise<void>((resolve) => queue.push(resolve));
      if (reply.raw.destroyed || reply.raw.writableEnded) {
        leave();
        release();
        return;
      }
      reply.raw.once('close', () => {
        leave();
        release();
      });
      awaitBody(request, patienceMs);
    },
  };
}
