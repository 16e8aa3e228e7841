import { listenToCatalogue } from '../catalogue/product/catalogue-listener.ts';
import type { Closing, CommonParts } from './common-parts.ts';

/**
 * Keeps this process's settings as the database has them.
 * @param forgetAnswers called when something changed that answers were made from
 */
export function followChanges(
  { connection, log, settings }: CommonParts,
  closing: Closing,
  forgetAnswers: () => void,
): void {
  const listener = listenToCatalogue(connection, log, (subject) => {
    if (subject === 'catalogue') return forgetAnswers();
    settings.reload().then(forgetAnswers, (err) => log.error({ err }, 'the settings cannot be read'));
  });
  closing.push(() => listener.stop());
}
