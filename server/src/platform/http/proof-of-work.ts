import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Challenge } from '@gulmohar/contract/api/proof.ts';
import type { RateLimiter } from './rate-limiter.ts';
import type { RateLimit } from './rate-limits.ts';

/** Issues challenges that cost the caller some processor time, and verifies their solutions. */
export type ProofOfWork = {
  /** @param difficulty 1 takes a computer half a second and a slow phone two; at most 4 times that */
  challenge(difficulty: number): Challenge;
  /** @param proof the header that came with the call; valid only once */
  isSolved(proof: unknown): Promise<boolean>;
};

/** The solution is a number below this, times the difficulty. */
const NUMBERS = 50_000;
const GOOD_FOR_SECONDS = 300;
const MAX_DIFFICULTY = 4;
const oncePerSalt: RateLimit = { name: 'proof', points: 1, seconds: 2 * GOOD_FOR_SECONDS, isExact: true };

/** @param secret shared by all processes */
export function createProofOfWork(secret: string, limiter: RateLimiter): ProofOfWork {
  function sign(salt: string, expires: number, hash: string): string {
    return createHmac('sha256', secret).update(`${salt}.${expires}.${hash}`).digest('base64url');
  }

  return {
    challenge(difficulty) {
      const max = NUMBERS * Math.min(MAX_DIFFICULTY, Math.max(1, Math.floor(difficulty)));
      const salt = randomBytes(12).toString('base64url');
      const expires = Math.floor(Date.now() / 1000) + GOOD_FOR_SECONDS;
      const hash = hashOf(salt, randomBytes(4).readUInt32BE() % max);
      return { salt, hash, max, expires, signature: sign(salt, expires, hash) };
    },

    async isSolved(proof) {
      const [salt = '', expires = '', number = '', signature = ''] = String(proof ?? '').split('.');
      if (!/^[\w-]{16}$/.test(salt) || !/^\d{1,12}$/.test(expires) || !/^\d{1,7}$/.test(number)) return false;
      if (Number(expires) < Date.now() / 1000) return false;
      const wanted = Buffer.from(sign(salt, Number(expires), hashOf(salt, Number(number))));
      const given = Buffer.from(signature);
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return false;
      return limiter.consume(oncePerSalt, salt).then(
        () => true,
        () => false,
      );
    },
  };
}

function hashOf(salt: string, number: number): string {
  return createHash('sha256').update(`${salt}${number}`).digest('hex');
}
