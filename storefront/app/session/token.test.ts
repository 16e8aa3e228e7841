import { expect, test } from 'vitest';
import { userIdOf } from './token.ts';

function tokenWith(claims: object): string {
  return `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln`;
}

test.each(['userId', 'id', '_id', 'sub'])('the shopper is identified by the claim %s', (name) => {
  expect(userIdOf(tokenWith({ name: 'मीरा ¿?', [name]: 'user-1' }))).toBe('user-1');
});

test.each([null, '', 'one.two', 'a.b.c.d', 'a.!!.c', 'a.e30.c'])(
  'a token like %s identifies no shopper',
  (token) => {
    expect(userIdOf(token)).toBeUndefined();
  },
);
