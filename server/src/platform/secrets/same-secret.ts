import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares in constant time, regardless of length. */
export function isSameSecret(given: string, expected: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(expected));
}
