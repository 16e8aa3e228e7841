import { createHash } from 'node:crypto';
import type { StillHolds } from './response-cache.ts';

/** For a reply that shows only the products it names, so that changes of others cannot affect it. */
export const holdsAnyway: StillHolds = async () => true;

/**
 * For a reply made from the catalogue's index: valid as long as what it read from there stays the same.
 * @param read returns that as text; called now, and again whenever the catalogue has changed
 */
export async function whenTheSame(read: () => Promise<string | undefined>): Promise<StillHolds> {
  const digest = digestOf(await read());
  return async () => digestOf(await read()) === digest;
}

/** Digests the text, because replies are kept for long and the text itself would double their size. */
function digestOf(text = ''): string {
  return createHash('sha1').update(text).digest('base64url');
}
