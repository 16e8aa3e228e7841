const PATIENCE_MS = 15_000;

/**
 * On SIGTERM or SIGINT closes what was opened, the last first, so that running requests and jobs end before
 * the database does. A second signal, or too long a wait, ends the process at once.
 */
export function stopOnSignal(shutdownHooks: (() => Promise<unknown>)[]): () => Promise<void> {
  let isStopping = false;

  async function stop(): Promise<void> {
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    for (const close of shutdownHooks.toReversed()) {
      await close().catch((error: unknown) => console.error(error));
    }
    process.exit();
  }

  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  return stop;
}
