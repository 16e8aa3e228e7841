import type { Challenge } from '@gulmohar/contract/api/proof.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { solved } from '../../../testing/solve-challenge.ts';
import { type TestDatabase, testDatabase } from '../../../testing/test-database.ts';
import { createFloodGate, type FloodGate } from './flood-gate.ts';
import { createProofOfWork, type ProofOfWork } from './proof-of-work.ts';
import { createRateLimiter } from './rate-limiter.ts';
import { ShopError } from './shop-error.ts';

const CEILING = { name: 'calls', points: 8, seconds: 60, isCeiling: true } as const;
const ADDRESS = '203.0.113.9';

let database: TestDatabase;
let proofs: ProofOfWork;
let gate: FloodGate;
let slowed: number;
/** How long a delayed call is held. */
let paused: Promise<void>;

beforeEach(async () => {
  database = await testDatabase();
  const limiter = createRateLimiter(database.db, { factor: 1, overrides: new Map() });
  proofs = createProofOfWork('secret', limiter);
  slowed = 0;
  paused = Promise.resolve();
  gate = createFloodGate(limiter, proofs, async () => {
    slowed += 1;
    await paused;
  });
});
afterEach(() => database.drop());

async function outcome(proof?: string, address = ADDRESS): Promise<string> {
  try {
    await gate.pass(CEILING, address, proof);
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

test('calls are counted for their address across all processes', async () => {
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

test('a caller who has done the proof of work is let in, once per proof', async () => {
  await call(10);
  const proof = await solved(await challengeOf());
  expect(await outcome(proof)).toBe('passed');
  expect(await outcome(proof)).toBe('PROOF_NEEDED');
});

test.each(['', 'x', '\0', btoa('{}'), btoa('null'), btoa('{"challenge":{},"solution":{}}')])(
  'an invalid proof, %j, is refused',
  async (proof) => {
    await call(10);
    expect(await outcome(proof)).toBe('PROOF_NEEDED');
  },
);

test('a proof with another solution, a later expiry, less work or an expired challenge is refused', async () => {
  await call(10);
  const challenge = await challengeOf();
  const { solution } = JSON.parse(atob(await solved(challenge)));
  const { parameters } = challenge;
  const changed = [
    { challenge, solution: { ...solution, counter: solution.counter + 1 } },
    { challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } },
    {
      challenge: { ...challenge, parameters: { ...parameters, expiresAt: parameters.expiresAt + 60 } },
      solution,
    },
    { challenge: { ...challenge, parameters: { ...parameters, cost: 1 } }, solution },
  ];
  for (const proof of changed) expect(await outcome(btoa(JSON.stringify(proof)))).toBe('PROOF_NEEDED');
  vi.useFakeTimers({ now: Date.now() + 301_000, toFake: ['Date'] });
  expect(await proofs.isSolved(btoa(JSON.stringify({ challenge, solution })))).toBe(false);
  vi.useRealTimers();
});

test('a process that cannot reach the database counts for itself', async () => {
  await database.db.schema.alterTable('rate_limit').renameTo('gone').execute();
  expect(await outcome()).toBe('passed');
  await call(9);
  expect(await outcome()).toBe('PROOF_NEEDED');
});

test('an IPv6 network is counted too, so that whoever has all of its addresses is asked for a proof of work', async () => {
  const from = (index: number) => outcome(undefined, `2001:db8:1:${index.toString(16)}::1`);
  const outcomes: string[] = [];
  for (let index = 0; index < 102; index++) outcomes.push(await from(index));
  expect(outcomes.slice(0, 100)).toEqual(Array.from({ length: 100 }, () => 'passed'));
  expect(outcomes.slice(100)).toEqual(['PROOF_NEEDED', 'PROOF_NEEDED']);
  expect(await outcome(undefined, '2001:db8:2:1::1')).toBe('passed');
});

test('while 20 guesses at an account wait, another sign-in needs a proof of work, but is not refused', async () => {
  let letGo = () => {};
  paused = new Promise((resolve) => {
    letGo = resolve;
  });
  const guessed = { limit: { name: 'guesses', points: 1, seconds: 60 }, key: 'an account' };
  const signIn = (proof?: string) => gate.slowDown(guessed, proof);
  expect(await signIn()).toBe(false);
  const waiting = Array.from({ length: 20 }, () => signIn());
  await expect.poll(() => slowed).toBe(20);
  const error: unknown = await signIn().catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: 'PROOF_NEEDED' });
  expect(await signIn(await solved((error as ShopError).extras.challenge as Challenge))).toBe(true);
  letGo();
  expect(await Promise.all(waiting)).toEqual(Array.from({ length: 20 }, () => false));
});
