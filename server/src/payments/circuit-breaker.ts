import { type CircuitBreaker, createCircuitBreaker } from '../platform/process/circuit-breaker.ts';
import { ProviderError } from './provider.ts';

const FAILURES_TO_OPEN = 10;
const OPEN_MS = 5_000;

/** Only retryable errors count as failures. */
export function createProviderBreaker(): CircuitBreaker {
  return createCircuitBreaker({
    isFailure: (error) => error instanceof ProviderError && error.retryable,
    openError: () =>
      new ProviderError('The provider keeps failing; calls are paused for a moment', { retryable: true }),
    failuresToOpen: FAILURES_TO_OPEN,
    openMs: OPEN_MS,
  });
}
