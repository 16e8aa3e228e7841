import { createHash, timingSafeEqual } from 'node:crypto';

export function isSameSecret(given: string, expected: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(expected));
}
