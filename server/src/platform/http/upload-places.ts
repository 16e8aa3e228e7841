import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerKey } from './caller-key.ts';
import { ShopError } from './shop-error.ts';

type Places = { atOnce: number; waiting: number; perCaller: number };

export const STAFF_UPLOADS: Places = { atOnce: 4, waiting: 50, perCaller: 50 };
export const SHOPPER_UPLOADS: Places = { atOnce: 4, waiting: 20, perCaller: 3 };

const RETRY_SECONDS = 10;

type UploadPlaces = {
  /** Holds the place until the response is sent. @throws ShopError TOO_MANY_REQUESTS */
  take(request: FastifyRequest, reply: FastifyReply): Promise<void>;
};

/** Files other than videos are held in memory; uploads beyond the limit wait unread at the sender. */
export function uploadPlaces({ atOnce, waiting, perCaller }: Places): UploadPlaces {
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
      if (taken < atOnce) taken += 1;
      else await new Promise<void>((resolve) => queue.push(resolve));
      // A waiting caller may have disconnected in the meantime.
      if (reply.raw.destroyed || reply.raw.writableEnded) {
        leave();
        release();
        return;
      }
      reply.raw.once('close', () => {
        leave();
        release();
      });
    },
  };
}
