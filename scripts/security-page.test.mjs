import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './paths.mjs';

/** The number of level 1 and 2 requirements in each section of OWASP ASVS 5.0.0, where they come first. */
const SECTIONS =
  '1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3 4.2:1 4.3:2 4.4:4 ' +
  '5.1:1 5.2:3 5.3:2 5.4:3 6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2 8.1:2 8.2:3 ' +
  '8.3:1 8.4:1 9.1:3 9.2:4 10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2 10.7:3 11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1 ' +
  '12.1:3 12.2:2 12.3:4 13.1:1 13.2:5 13.3:2 13.4:5 14.1:2 14.2:4 14.3:3 15.1:3 15.2:3 15.3:7 16.1:1 16.2:5 16.3:4 16.4:3 ' +
  '16.5:3 17.1:1 17.2:4 17.3:2';

const page = readFileSync(path.join(root, 'docs/security.md'), 'utf8');
const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+[^|]*) \| ([^|]+) \| ([^|]+) \|$/gm)].map(([, ids]) =>
  ids.split(', ').flatMap(expanded),
);

/** `9.1.1–9.1.3` → each of them. */
function expanded(range) {
  const [first, last = first] = range.split('–').map((id) => id.split('.').map(Number));
  const [chapter, section, from] = first;
  return Array.from({ length: last[2] - from + 1 }, (_, at) => `${chapter}.${section}.${from + at}`);
}

test('the security page covers every requirement of levels 1 and 2 exactly once', () => {
  const all = SECTIONS.split(' ').flatMap((entry) => {
    const [section, count] = entry.split(':');
    return Array.from({ length: Number(count) }, (_, at) => `${section}.${at + 1}`);
  });
  expect(all).toHaveLength(253);
  expect(rows.flat().sort()).toEqual(all.sort());
});

test('every file named on the security page exists', () => {
  const named = [...page.matchAll(/`(\w[\w./-]*\.(?:ts|tsx|mjs|json|md|conf|sql))`/g)].map(
    ([, file]) => file,
  );
  const places = ['', 'server/src', 'server'];
  const missing = named.filter((file) => !places.some((place) => existsSync(path.join(root, place, file))));
  expect(named.length).toBeGreaterThan(150);
  expect(missing).toEqual([]);
});

test('every package comes from the npm registry and has an integrity hash', () => {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const fetched = Object.entries(packages).filter(([at, { link }]) => at.includes('node_modules/') && !link);
  expect(fetched.length).toBeGreaterThan(100);
  for (const [at, { resolved = 'https://registry.npmjs.org/', integrity, inBundle }] of fetched) {
    expect([at, resolved]).toEqual([at, expect.stringMatching(/^https:\/\/registry\.npmjs\.org\//)]);
    if (!inBundle) expect([at, integrity]).toEqual([at, expect.stringMatching(/^sha512-/)]);
  }
});
