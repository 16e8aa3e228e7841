import { FetchFault } from './fetch-fault.ts';
import { createGuardedRequest, type GuardOptions, pauseOf } from './guarded-request.ts';

const MAX_MS = 15_000;

export type GuardedPost = (
  url: string,
  sent: { headers: Record<string, string>; body: string },
) => Promise<{ status: number; retryAfterMs?: number }>;

/**
 * Sends to addresses that somebody else chose, see `createGuardedRequest`. Whatever is answered is an answer, redirects
 * too, and only its status is read.
 * @returns a function that throws FetchFault when there is none
 */
export function createGuardedPost(options: GuardOptions): GuardedPost {
  const { ask, checked } = createGuardedRequest(options);
  return async (address, { headers, body }) => {
    const url = checked(address);
    const signal = AbortSignal.timeout(MAX_MS);
    try {
      const reply = await ask(url, { method: 'POST', headers, body, signal });
      reply.destroy();
      return { status: reply.statusCode ?? 0, ...pauseOf(reply) };
    } catch (error) {
      if (error instanceof FetchFault) throw error;
      throw new FetchFault(signal.aborted ? 'timeout' : 'unreachable');
    }
  };
}
