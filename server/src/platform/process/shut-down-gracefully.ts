import closeWithGrace from 'close-with-grace';
import { StartupError } from './startup-error.ts';

const PATIENCE_MS = 15_000;

/**
 * On SIGTERM, SIGINT or an uncaught error closes what was opened, in reverse order, so that running requests
 * and jobs end before the database does. A second signal, or too long a wait, ends the process at once; after an error
 * it ends with code 1.
 */
export function shutDownGracefully(shutdownHooks: (() => Promise<unknown>)[]): void {
  closeWithGrace({ delay: PATIENCE_MS }, async ({ err }) => {
    if (err) console.error(err instanceof StartupError ? `The shop cannot start: ${err.message}` : err);
    for (const close of shutdownHooks.toReversed()) {
      await close().catch((error: unknown) => console.error(error));
    }
  });
}
