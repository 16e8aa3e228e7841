import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './paths.mjs';
import { EVERY_RUN, readScenarios, withResults } from './reliability-page.mjs';

const LAST = 51;
/** Numbers that are not in use. */
const UNUSED = new Set([32, 33, 41, 42, 45, 48]);
/** Run by `npm test`. */
const USUAL = /\.(test|spec)\.tsx?$/;
const scenarios = readScenarios();

test('every scenario of the programme is on the page', () => {
  const all = Array.from({ length: LAST }, (_, index) => index + 1).filter((number) => !UNUSED.has(number));
  expect([...new Set(scenarios.map(({ number }) => number))].sort((one, other) => one - other)).toEqual(all);
});

test.each(scenarios)('scenario $number has the test that the page names', ({ file, title, last }) => {
  const source = path.join(root, file);
  expect(existsSync(source), `There is no ${file}`).toBe(true);
  expect(titlesIn(readFileSync(source, 'utf8'))).toContain(title);
  expect(last === EVERY_RUN, 'a test of every run says so, and no other').toBe(USUAL.test(file));
});

/** Returns the titles of tests: the first text after `test(`, `test.each(…)(` or `test.skipIf(…)(`. */
function titlesIn(source) {
  const quoted = [...source.matchAll(/(['`])((?:(?!\1)[^\n\\])+)\1,\s*(?:async |\(|\{|test|function)/g)];
  return quoted.map(([, , title]) => title);
}

const page = `| 9 | x | [a](../s/a.fault.ts): ‘a %s is lost’ | never |
| 10 | x | [a](../s/a.test.ts): ‘b’ | every run |`;

test.each([
  ['passed', ['passed', 'passed']],
  ['failed', ['passed', 'failed']],
  ['skipped', ['skipped']],
])('the outcome %s is recorded with its date', (outcome, statuses) => {
  const assertionResults = statuses.map((status, nth) => ({ title: `a ${nth} is lost`, status }));
  const noted = withResults(page, [{ name: '/root/s/a.fault.ts', assertionResults }], new Date('2026-02-03'));
  expect(noted).toBe(page.replace('never', `${outcome} 2026-02-03`));
});

test('a test that was not run keeps its last result', () => {
  expect(withResults(page, [], new Date())).toBe(page);
});
