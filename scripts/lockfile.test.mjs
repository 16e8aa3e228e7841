import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lockfile } from './paths.mjs';

test('every package comes from the npm registry and has an integrity hash', () => {
  const { packages } = JSON.parse(readFileSync(lockfile, 'utf8'));
  const fetched = Object.entries(packages).filter(([at, { link }]) => at.includes('node_modules/') && !link);
  expect(fetched.length).toBeGreaterThan(100);
  for (const [at, { resolved = 'https://registry.npmjs.org/', integrity, inBundle }] of fetched) {
    expect([at, resolved]).toEqual([at, expect.stringMatching(/^https:\/\/registry\.npmjs\.org\//)]);
    if (!inBundle) expect([at, integrity]).toEqual([at, expect.stringMatching(/^sha512-/)]);
  }
});
