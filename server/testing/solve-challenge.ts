import { createHash } from 'node:crypto';
import type { Challenge } from '@gulmohar/contract/api/proof.ts';

/** Does the work that the shop asks for. @returns the header `proof` */
export function solved({ salt, hash, max, expires, signature }: Challenge): string {
  for (let number = 0; number < max; number++) {
    if (createHash('sha256').update(`${salt}${number}`).digest('hex') !== hash) continue;
    return `${salt}.${expires}.${number}.${signature}`;
  }
  throw new Error('There is no such number.');
}
