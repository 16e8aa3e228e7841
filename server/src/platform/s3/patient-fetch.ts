import { setTimeout as wait } from 'node:timers/promises';
import { type CircuitBreaker, createCircuitBreaker } from '../process/circuit-breaker.ts';
import { asS3Fault, isPassing, readCode, S3Fault } from './s3-fault.ts';

export type Patience = {
  /** How long an answer may take to begin, and to go on. */
  answerMs: number;
  attempts: number;
  /** Before the second attempt; doubled before each further one. */
  pauseMs: number;
};

/** While somebody waits for a page or a picture. */
export const BRIEF: Patience = { answerMs: 3_000, attempts: 3, pauseMs: 100 };
/** While an operator moves or backs up. */
export const LASTING: Patience = { answerMs: 30_000, attempts: 6, pauseMs: 500 };

/** A line that sends less counts as broken. */
const SLOWEST_BYTES_PER_MS = 250;

/** What is said instead of an attempt. */
class LeftAlone extends S3Fault {}

/** Attempts that fail count, of all requests of a process. */
export function createStoreBreaker(): CircuitBreaker {
  return createCircuitBreaker({
    isFailure: (error) => error instanceof S3Fault && error.kind === 'away',
    leftAlone: () => new LeftAlone('away', 'the store keeps failing and is left alone for a moment'),
    failuresToOpen: 6,
    openMs: 5_000,
  });
}

export type Attempt = { outcome: 'answered' | 'failed'; seconds: number };

type PatientFetch = {
  patience: Patience;
  breaker: CircuitBreaker;
  onAttempt(attempt: Attempt): void;
  /** Whether bodies of answers come as they are sent, however long that takes; else they are there at once. */
  isStreamed: boolean;
};

/**
 * `fetch` for a store: an attempt that is not answered in time, or with a status that may pass, is followed by another one,
 * later each time.
 * @returns what throws an S3Fault of the kind away
 */
export function patientFetch({ patience, breaker, onAttempt, isStreamed }: PatientFetch): typeof fetch {
  const { answerMs, attempts, pauseMs } = patience;

  return async (input, init) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await breaker.run(() => observed(() => askOnce(input, init)));
      } catch (error) {
        if (error instanceof LeftAlone || attempt >= attempts) throw error;
        await wait(pauseMs * 2 ** (attempt - 1) * (0.5 + Math.random()));
      }
    }
  };

  async function askOnce(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
    const late = new AbortController();
    const allowedMs = answerMs + sizeOf(init?.body) / SLOWEST_BYTES_PER_MS;
    const timer = setTimeout(() => late.abort(new Error(`no answer within ${allowedMs} ms`)), allowedMs);
    try {
      const answer = await fetch(input, { ...init, signal: late.signal });
      if (isPassing(answer.status)) throw unwell(answer.status, await answer.text());
      if (isStreamed && answer.ok) return answer;
      const { status, headers } = answer;
      const hasBody = init?.method !== 'HEAD' && status !== 204 && status !== 304;
      return new Response(hasBody ? await answer.arrayBuffer() : null, { status, headers });
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
      const answer = await attempt();
      onAttempt({ outcome: 'answered', seconds: secondsSince() });
      return answer;
    } catch (error) {
      onAttempt({ outcome: 'failed', seconds: secondsSince() });
      throw error;
    }
  }
}

function unwell(status: number, body: string): S3Fault {
  const code = readCode(body) ?? String(status);
  return new S3Fault('away', `the store said ${code}`, { code });
}

function sizeOf(body: RequestInit['body']): number {
  if (body instanceof Blob) return body.size;
  return body instanceof Uint8Array || body instanceof ArrayBuffer ? body.byteLength : 0;
}
