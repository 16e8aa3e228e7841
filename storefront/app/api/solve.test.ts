import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { solve } from './solve.ts';

const salt = 'c2FsdC1vZi1zaXh0';
const hashOf = (number: number) => createHash('sha256').update(`${salt}${number}`).digest('hex');

test('the browser finds the number that solves the challenge', async () => {
  const challenge = { salt, hash: hashOf(1_234), max: 2_000, expires: 9, signature: 'signed' };
  expect(await solve(challenge)).toBe(`${salt}.9.1234.signed`);
});

test('the search ends if no number solves the challenge', async () => {
  const challenge = { salt, hash: hashOf(700), max: 600, expires: 9, signature: 'signed' };
  expect(await solve(challenge)).toBeUndefined();
});
