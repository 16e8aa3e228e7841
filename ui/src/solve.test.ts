import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, test } from 'vitest';
import { solve } from './solve.ts';

const options = { algorithm: 'PBKDF2/SHA-256', cost: 10, deriveKey, expiresAt: 9_999_999_999 } as const;

test('the browser finds the solution of the challenge', async () => {
  const challenge = await createChallenge({ ...options, counter: 1_234, hmacSignatureSecret: 'secret' });
  const proof = await solve(challenge, 'One moment, please.');
  expect(JSON.parse(atob(proof ?? ''))).toMatchObject({ challenge, solution: { counter: 1_234 } });
});
