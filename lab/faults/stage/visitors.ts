/** The timeout of a page; a shopper would not wait longer. */
const PATIENCE_MS = 15_000;

/** The outcome of the visits. */
export type Visits = {
  succeeded: number;
  /** Failed visits by status and path, with counts. Status 0 means that there was no complete answer. */
  failures: Record<string, number>;
  /** The longest time without a successful answer. */
  longestSilenceMs: number;
};

/**
 * Requests one address after another at a constant rate, however slow the shop is.
 * @param addresses complete URLs
 */
export function keepVisiting(
  addresses: readonly string[],
  perSecond: number,
): { visits: Visits; stop(): Promise<Visits> } {
  const visits: Visits = { succeeded: 0, failures: {}, longestSilenceMs: 0 };
  const underWay = new Set<Promise<void>>();
  let next = 0;
  let lastSuccess = performance.now();

  function noteSilence(): void {
    visits.longestSilenceMs = Math.max(visits.longestSilenceMs, performance.now() - lastSuccess);
  }

  async function visit(address: string): Promise<void> {
    const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(
      () => undefined,
    );
    const isWhole = await response?.arrayBuffer().then(
      () => true,
      () => false,
    );
    if (response?.status === 200 && isWhole) {
      noteSilence();
      lastSuccess = performance.now();
      visits.succeeded += 1;
      return;
    }
    const failure = `${isWhole ? response?.status : 0} ${new URL(address).pathname}`;
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
