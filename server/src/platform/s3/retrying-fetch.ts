import { setTimeout as wait } from 'node:timers/promises';
import { type CircuitBreaker, createCircuitBreaker } from '../process/circuit-breaker.ts';
import { asS3Fault, isPassing, readCode, S3Fault } from './s3-fault.ts';

export type RetryPolicy = {
  /** How long a response may take to start, and between chunks. */
  timeoutMs: number;
  attempts: number;
  /** The pause before the second attempt; doubled before each further one. */
  pauseMs: number;
};

/** For requests on which a page or a picture is waiting. */
export const BRIEF_RETRIES: RetryPolicy = { timeoutMs: 3_000, attempts: 3, pauseMs: 100 };
/** For moves and backups by the operator. */
export const LONG_RETRIES: RetryPolicy = { timeoutMs: 30_000, attempts: 6, pauseMs: 500 };

/** A connection slower than this counts as broken. */
const MIN_BYTES_PER_MS = 250;

/** Thrown instead of making an attempt while the circuit is open. */
class CircuitOpen extends S3Fault {}

export function createStoreBreaker(): CircuitBreaker {
  return createCircuitBreaker({
    isFailure: (error) => error instanceof S3Fault && error.kind === 'away',
    openError: () => new CircuitOpen('away', 'the store keeps failing; requests are paused for a moment'),
    failuresToOpen: 6,
    openMs: 5_000,
  });
}

export type Attempt = { outcome: 'answered' | 'failed'; seconds: number };

type RetryingFetch = {
  patience: RetryPolicy;
  breaker: CircuitBreaker;
  onAttempt(attempt: Attempt): void;
  isStreamed: boolean;
};

/**
 * Retries when there is no response in time or the status is temporary.
 * @returns a `fetch` that throws an S3Fault of kind `away`
 */
export function retryingFetch({
  patience: policy,
  breaker,
  onAttempt,
  isStreamed,
}: RetryingFetch): typeof fetch {
  const { timeoutMs, attempts, pauseMs } = policy;

  return async (input, init) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await breaker.run(() => observed(() => fetchOnce(input, init)));
      } catch (error) {
        if (error instanceof CircuitOpen || attempt >= attempts) throw error;
        await wait(pauseMs * 2 ** (attempt - 1) * (0.5 + Math.random()));
      }
    }
  };

  async function fetchOnce(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
    const late = new AbortController();
    const allowedMs = timeoutMs + sizeOf(init?.body) / MIN_BYTES_PER_MS;
    const timer = setTimeout(() => late.abort(new Error(`no answer within ${allowedMs} ms`)), allowedMs);
    try {
      const response = await fetch(input, { ...init, signal: late.signal });
      if (isPassing(response.status)) throw unwell(response.status, await response.text());
      if (isStreamed && response.ok) return response;
      const { status, headers } = response;
      const hasBody = init?.method !== 'HEAD' && status !== 204 && status !== 304;
      return new Response(hasBody ? await response.arrayBuffer() : null, { status, headers });
    } catch (error) {
      throw asS3Fault(error);
    } finally {
      clearTimeout(timer);
    }
  }

  async function observed(attempt: () => Promise<Response>): Promise<Response> {
    const began = performance.now();
    const secondsSince = () => (performance.now() - began) / 1_000;
    try {
      const response = await attempt();
      onAttempt({ outcome: 'answered', seconds: secondsSince() });
      return response;
    } catch (error) {
      onAttempt({ outcome: 'failed', seconds: secondsSince() });
      throw error;
    }
  }
}

function unwell(status: number, body: string): S3Fault {
  const code = readCode(body) ?? String(status);
  return new S3Fault('away', `the store answered ${code}`, { code });
}

function sizeOf(body: RequestInit['body']): number {
  if (body instanceof Blob) return body.size;
  return body instanceof Uint8Array || body instanceof ArrayBuffer ? body.byteLength : 0;
}
