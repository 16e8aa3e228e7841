import closeWithGrace from 'close-with-grace';
import { StartupError } from './startup-error.ts';

const PATIENCE_MS = 15_000;

/**
 * On SIGTERM, SIGINT or an uncaught error closes what was opened, in reverse order, so that running requests
 * and jobs end before the database does. A second signal, or too long a wait, ends the process at once; after an error
 * it ends with code 1.
 * @returns how to allow for more than 15 s, once it is known how long requests are still let in after the signal
 */
export function shutDownGracefully(shutdownHooks: (() => Promise<unknown>)[]): {
  allowFor(drainSeconds: number): void;
} {
  let patienceMs = PATIENCE_MS;
  closeWithGrace({ delay: false }, async ({ err }) => {
    setTimeout(giveUp, patienceMs, patienceMs).unref();
    if (err) console.error(err instanceof StartupError ? `The shop cannot start: ${err.message}` : err);
    for (const close of shutdownHooks.toReversed()) {
      await close().catch((error: unknown) => console.error(error));
    }
  });
  return {
    allowFor(drainSeconds) {
      patienceMs = PATIENCE_MS + drainSeconds * 1_000;
    },
  };
}

function giveUp(afterMs: number): never {
  console.error(`Not everything has ended within ${afterMs / 1_000} s; stopping at once`);
  process.exit(1);
}
