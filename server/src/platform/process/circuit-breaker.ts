export type CircuitBreaker = { run<Result>(call: () => Promise<Result>): Promise<Result> };

type Breaking = {
  /** Whether the error says that the other side is unwell; a refusal shows that it is up. */
  isFailure(error: unknown): boolean;
  /** What callers get while the other side is left alone. */
  leftAlone(): Error;
  failuresToOpen: number;
  openMs: number;
};

/**
 * Stops asking another side that keeps failing, so that callers get an answer at once instead of a time-out each.
 * After a pause one call is let through as a probe. Own code: the libraries for it bring event streams and statistics.
 */
export function createCircuitBreaker({
  isFailure,
  leftAlone,
  failuresToOpen,
  openMs,
}: Breaking): CircuitBreaker {
  let failures = 0;
  let openUntil = 0;

  return {
    async run(call) {
      if (performance.now() < openUntil) throw leftAlone();
      // While open, only the first caller after the pause tries; the others still see it as open.
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
