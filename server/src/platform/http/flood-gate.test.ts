import { setImmediate } from 'node:timers/promises';
import type { Challenge } from '@gulmohar/contract/api/proof.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { solved } from '../../../testing/solve-challenge.ts';
import { type TestDatabase, testDatabase } from '../../../testing/test-database.ts';
import { createFloodGate, type FloodGate } from './flood-gate.ts';
import { createProofOfWork, type ProofOfWork } from './proof-of-work.ts';
import { createRateLimiter } from './rate-limiter.ts';
import { ShopError } from './shop-error.ts';

const CEILING = [{ name: 'calls', points: 8, seconds: 60 }];
const ADDRESS = '203.0.113.9';

let database: TestDatabase;
let proofs: ProofOfWork;
let gate: FloodGate;
let slowed: number;

beforeEach(async () => {
  database = await testDatabase();
  const limiter = createRateLimiter(database.db, { factor: 1, overrides: new Map() });
  proofs = createProofOfWork('secret', limiter);
  slowed = 0;
  gate = createFloodGate(limiter, proofs, async () => {
    slowed += 1;
  });
});
afterEach(() => database.drop());

async function outcome(proof?: string): Promise<string> {
  try {
    await gate.pass(CEILING, ADDRESS, proof);
    return 'passed';
  } catch (error) {
    return (error as ShopError).code;
  }
}

async function challengeOf(): Promise<Challenge> {
  const error: unknown = await gate.pass(CEILING, ADDRESS).catch((thrown: unknown) => thrown);
  if (!(error instanceof ShopError)) throw new Error('no challenge');
  return error.extras.challenge as Challenge;
}

async function call(times: number): Promise<void> {
  for (let count = 0; count < times; count++) await outcome();
}

test('a crowd behind one address is let in, then slowed down, then asked for a proof of work, then refused', async () => {
  const outcomes: string[] = [];
  for (let count = 0; count < 82; count++) outcomes.push(await outcome());
  expect(outcomes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'passed'));
  expect(slowed).toBe(2);
  expect(new Set(outcomes.slice(10, 80))).toEqual(new Set(['PROOF_NEEDED']));
  expect(outcomes.slice(80)).toEqual(['TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS']);
});

test('calls let in without waiting are counted for their address across all processes', async () => {
  const others = createFloodGate(createRateLimiter(database.db, { factor: 1, overrides: new Map() }), proofs);
  await Promise.all(Array.from({ length: 4 }, () => gate.pass(CEILING, ADDRESS)));
  const counted = () =>
    database.db
      .selectFrom('rate_limit')
      .select('points')
      .where('key', '=', `calls:${ADDRESS}`)
      .executeTakeFirst();
  await expect.poll(counted).toEqual({ points: 4 });
  await Promise.all(Array.from({ length: 4 }, () => others.pass(CEILING, ADDRESS)));
  await expect.poll(counted).toEqual({ points: 8 });
  await others.pass(CEILING, ADDRESS).catch(() => undefined);
  expect(await counted()).toEqual({ points: 9 });
});

test('an outdated count that arrives late does not let the address in again', async () => {
  const overtaken = Promise.withResolvers<void>();
  const limiter = createRateLimiter(database.db, { factor: 1, overrides: new Map() });
  let calls = 0;
  const measure: typeof limiter.measure = async (...counted) => {
    calls += 1;
    const isFirst = calls === 1;
    const load = await limiter.measure(...counted);
    if (isFirst) await overtaken.promise;
    return load;
  };
  gate = createFloodGate({ ...limiter, measure }, proofs, async () => undefined);
  await call(10);
  overtaken.resolve();
  await setImmediate();
  expect(await outcome()).toBe('PROOF_NEEDED');
});

test('a caller who has done the proof of work is let in, once per proof', async () => {
  await call(10);
  const proof = solved(await challengeOf());
  expect(await outcome(proof)).toBe('passed');
  expect(await outcome(proof)).toBe('PROOF_NEEDED');
});

test.each(['', 'x', 'a.b.c.d', `${'a'.repeat(16)}.9999999999.1.x`, '....', '\0'])(
  'an invalid proof, %j, is refused',
  async (proof) => {
    await call(10);
    expect(await outcome(proof)).toBe('PROOF_NEEDED');
  },
);

test('a proof with a changed number or a later expiry is refused', async () => {
  await call(10);
  const challenge = await challengeOf();
  const [salt, , number, signature] = solved(challenge).split('.');
  expect(await outcome(`${salt}.${challenge.expires}.${Number(number) + 1}.${signature}`)).toBe(
    'PROOF_NEEDED',
  );
  expect(await outcome(`${salt}.${challenge.expires + 60}.${number}.${signature}`)).toBe('PROOF_NEEDED');
});

test('the proof of work grows with the flood, up to four times', () => {
  const sizes = [0.6, 2.5, 50].map((difficulty) => proofs.challenge(difficulty).max);
  expect(sizes).toEqual([50_000, 100_000, 200_000]);
});
