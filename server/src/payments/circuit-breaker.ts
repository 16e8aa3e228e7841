import { ProviderError } from './provider.ts';

const FAILURES_TO_OPEN = 10;
const OPEN_MS = 5_000;

export type CircuitBreaker = { run<Result>(call: () => Promise<Result>): Promise<Result> };

/**
 * Stops asking a provider that keeps failing, so that shoppers get an answer at once instead of a 5 s wait each.
 * After a pause one call is let through as a probe. Own code: the libraries for it bring event streams and statistics.
 * Only retryable ProviderErrors count as failures; a refusal shows that the provider is up.
 */
export function createCircuitBreaker(): CircuitBreaker {
  let failures = 0;
  let openUntil = 0;

  return {
    async run(call) {
      if (performance.now() < openUntil) {
        throw new ProviderError('The provider keeps failing and is left alone for a moment', {
          retryable: true,
        });
      }
      // While open, only the first caller after the pause tries; the others still see it as open.
      if (failures >= FAILURES_TO_OPEN) openUntil = performance.now() + OPEN_MS;
      try {
        const result = await call();
        failures = 0;
        openUntil = 0;
        return result;
      } catch (error) {
        const isFailure = error instanceof ProviderError && error.retryable;
        failures = isFailure ? failures + 1 : 0;
        openUntil = failures >= FAILURES_TO_OPEN ? performance.now() + OPEN_MS : 0;
        throw error;
      }
    },
  };
}
