import { randomBytes } from 'node:crypto';

const BYTES = 12;

/** A password of 16 characters that nobody guesses, to be told once. */
export function randomPassword(): string {
  return randomBytes(BYTES).toString('base64url');
}
