/** For one page; a shopper waits no longer. */
const PATIENCE_MS = 15_000;

/** What visitors met. */
export type Visits = {
  answered: number;
  /** Everything but 200, with how often it came; 0 is no answer at all. */
  failures: Record<string, number>;
  /** The longest stretch in which nobody was answered with success. */
  longestSilenceMs: number;
};

/**
 * Visitors come at an even rate, however slow the shop is, and look at one address after the other.
 * @param addresses with the shop's in front
 */
export function keepVisiting(
  addresses: readonly string[],
  perSecond: number,
): { visits: Visits; stop(): Promise<Visits> } {
  const visits: Visits = { answered: 0, failures: {}, longestSilenceMs: 0 };
  const underWay = new Set<Promise<void>>();
  let next = 0;
  let lastSuccess = performance.now();

  function noteSilence(): void {
    visits.longestSilenceMs = Math.max(visits.longestSilenceMs, performance.now() - lastSuccess);
  }

  async function visit(address: string): Promise<void> {
    const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => undefined);
    const isWhole = await answer?.arrayBuffer().then(
      () => true,
      () => false,
    );
    if (answer?.status === 200 && isWhole) {
      noteSilence();
      lastSuccess = performance.now();
      visits.answered += 1;
      return;
    }
    const failure = `${isWhole ? answer?.status : 0} ${new URL(address).pathname}`;
    visits.failures[failure] = (visits.failures[failure] ?? 0) + 1;
  }

  const timer = setInterval(() => {
    const visited = visit(addresses[next++ % addresses.length] ?? '');
    underWay.add(visited);
    visited.finally(() => underWay.delete(visited));
  }, 1_000 / perSecond);

  return {
    visits,
    async stop() {
      clearInterval(timer);
      await Promise.all(underWay);
      noteSilence();
      return visits;
    },
  };
}
