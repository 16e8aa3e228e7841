export type CircuitBreaker = { run<Result>(call: () => Promise<Result>): Promise<Result> };

type BreakerOptions = {
  /** Whether the error means that the other side is unavailable; a refusal shows that it is up. */
  isFailure(error: unknown): boolean;
  openError(): Error;
  failuresToOpen: number;
  openMs: number;
};

/**
 * Callers get an error at once instead of a time-out each. Own code, because the libraries bring event streams and
 * statistics.
 */
export function createCircuitBreaker({
  isFailure,
  openError,
  failuresToOpen,
  openMs,
}: BreakerOptions): CircuitBreaker {
  let failures = 0;
  let openUntil = 0;

  return {
    async run(call) {
      if (performance.now() < openUntil) throw openError();
      // While open, only the first caller after the pause retries; the others still find the circuit open.
      if (failures >= failuresToOpen) openUntil = performance.now() + openMs;
      try {
        const result = await call();
        failures = 0;
        openUntil = 0;
        return result;
      } catch (error) {
        failures = isFailure(error) ? failures + 1 : 0;
        openUntil = failures >= failuresToOpen ? performance.now() + openMs : 0;
        throw error;
      }
    },
  };
}
