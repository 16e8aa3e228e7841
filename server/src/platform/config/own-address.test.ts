import { expect, test } from 'vitest';
import { ownAddress } from './own-address.ts';

test.each([
  ['localhost', 'http://127.0.0.1:3000'],
  ['0.0.0.0', 'http://127.0.0.1:3000'],
  ['10.77.0.2', 'http://10.77.0.2:3000'],
  ['fd00::2', 'http://[fd00::2]:3000'],
])('a shop that listens at %s calls its own sandbox at %s', (HOST, address) => {
  expect(ownAddress({ HOST, PORT: 3_000 })).toBe(address);
});
