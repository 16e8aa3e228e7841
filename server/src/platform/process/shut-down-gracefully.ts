import closeWithGrace from 'close-with-grace';
import { StartupError } from './startup-error.ts';

/** How long open requests and jobs may take to finish. */
export const SHUTDOWN_TIMEOUT_MS = 15_000;
const SIGNALS = ['SIGTERM', 'SIGINT'] as const;
/** A signal to the whole process group arrives twice: directly, and forwarded by our parent process. */
const SAME_SIGNAL_MS = 1_000;

/**
 * Closes everything in reverse order of opening, on a signal or an uncaught error (exit code 1). Another signal
 * after a second ends the process at once.
 * @returns a way to allow more than 15 s
 */
export function shutDownGracefully(shutdownHooks: (() => Promise<unknown>)[]): {
  allowFor(drainSeconds: number): void;
} {
  let patienceMs = SHUTDOWN_TIMEOUT_MS;
  let isClosing = false;
  const { close } = closeWithGrace({ delay: false, skip: [...SIGNALS] }, async ({ err }) => {
    isClosing = true;
    setTimeout(endAtOnce, patienceMs, `not everything stopped within ${patienceMs / 1_000} s`).unref();
    if (err) console.error(err instanceof StartupError ? `The shop cannot start: ${err.message}` : err);
    for (const hook of shutdownHooks.toReversed()) {
      await hook().catch((error: unknown) => console.error(error));
    }
  });
  let signalledAt = Number.POSITIVE_INFINITY;
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (Date.now() - signalledAt >= SAME_SIGNAL_MS) endAtOnce(`a second ${signal}`);
      signalledAt = Math.min(signalledAt, Date.now());
      if (!isClosing) close();
    });
  }
  return {
    allowFor(drainSeconds) {
      patienceMs = SHUTDOWN_TIMEOUT_MS + drainSeconds * 1_000;
    },
  };
}

function endAtOnce(reason: string): never {
  console.error(`Stopping at once: ${reason}`);
  process.exit(1);
}
