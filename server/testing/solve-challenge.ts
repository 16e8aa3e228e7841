import { createHash } from 'node:crypto';
import type { Challenge } from '@gulmohar/contract/api/proof.ts';

/** Solves the proof of work that the shop requires. @returns the header `proof` */
export function solved({ salt, hash, max, expires, signature }: Challenge): string {
  for (let number = 0; number < max; number++) {
    if (createHash('sha256').update(`${salt}${number}`).digest('hex') !== hash) continue;
    return `${salt}.${expires}.${number}.${signature}`;
  }
  throw new Error('There is no such number.');
}
