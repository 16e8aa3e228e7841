import { type Challenge, proof as proofShape } from '@gulmohar/contract/api/proof.ts';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { RateLimit } from '../limits/rate-limits.ts';
import { parseJson } from './parse-json.ts';
import type { RateLimiter } from './rate-limiter.ts';

export type ProofOfWork = {
  /** @param difficulty 1 takes a computer half a second and a slow phone two; at most 4 times that */
  challenge(difficulty: number): Promise<Challenge>;
  /** @param proof the header that came with the call; valid only once */
  isSolved(proof: unknown): Promise<boolean>;
};

const ALGORITHM = 'PBKDF2/SHA-256';
/** Iterations of a single try, and so the cost of a challenge for the shop. */
const COST = 1_000;
/** The solution is among this many tries, times the difficulty. */
const EXPECTED_TRIES = 2_000;
const MAX_DIFFICULTY = 4;
const GOOD_FOR_SECONDS = 300;
const oncePerChallenge: RateLimit = {
  name: 'proof',
  points: 1,
  seconds: 2 * GOOD_FOR_SECONDS,
  isExact: true,
};

export function createProofOfWork(secret: string, limiter: Pick<RateLimiter, 'consume'>): ProofOfWork {
  const checked = { deriveKey, hmacSignatureSecret: secret };
  return {
    async challenge(difficulty) {
      const tries = EXPECTED_TRIES * Math.min(MAX_DIFFICULTY, Math.max(1, Math.floor(difficulty)));
      const expiresAt = Math.floor(Date.now() / 1000) + GOOD_FOR_SECONDS;
      const made = { algorithm: ALGORITHM, cost: COST, counter: randomInt(tries), expiresAt };
      return (await createChallenge({ ...made, ...checked })) as Challenge;
    },

    async isSolved(proof) {
      const { data } = proofShape.safeParse(parseJson(Buffer.from(String(proof), 'base64').toString()));
      if (!data || !(await verifySolution({ ...data, ...checked })).verified) return false;
      return limiter.consume(oncePerChallenge, data.challenge.signature).then(
        () => true,
        () => false,
      );
    },
  };
}
