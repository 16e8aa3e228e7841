import { listenToCatalogue } from '../catalogue/product/catalogue-listener.ts';
import type { AppContext, ShutdownHooks } from './app-context.ts';

/**
 * Keeps this process's settings as the database has them.
 * @param forgetAnswers called when something changed that answers were made from
 */
export function followChanges(
  { connection, log, settings }: AppContext,
  shutdownHooks: ShutdownHooks,
  clearResponseCache: () => void,
): void {
  const listener = listenToCatalogue(connection, log, (subject) => {
    if (subject === 'catalogue') return clearResponseCache();
    settings.reload().then(clearResponseCache, (err) => log.error({ err }, 'the settings cannot be read'));
  });
  shutdownHooks.push(() => listener.stop());
}
