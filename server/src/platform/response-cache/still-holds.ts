import { createHash } from 'node:crypto';
import type { StillHolds } from './response-cache.ts';

/** Of a reply that shows no other products than those that it names: no change of another one touches it. */
export const holdsAnyway: StillHolds = async () => true;

/**
 * Of a reply that is made from what the catalogue's index says: it holds as long as that is the same.
 * @param read as a text; read now, and whenever the catalogue has changed
 */
export async function whenTheSame(read: () => Promise<string | undefined>): Promise<StillHolds> {
  const digest = digestOf(await read());
  return async () => digestOf(await read()) === digest;
}

/** A reply is kept for long, so that the text itself would double it. */
function digestOf(text = ''): string {
  return createHash('sha1').update(text).digest('base64url');
}
