import { createHash } from 'node:crypto';

/** What is stored of a random token, so that a reader of the database cannot use it. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
