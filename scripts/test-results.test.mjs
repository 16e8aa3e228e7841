import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readTestResults } from './test-results.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'gulmohar-results-'));

function written(name, results) {
  const file = path.join(folder, name);
  writeFileSync(file, JSON.stringify(results));
  return file;
}

test('tests that passed only on retry are counted and named, for both Vitest and Playwright', () => {
  const vitest = written('vitest.json', {
    numPassedTests: 2,
    testResults: [
      {
        name: '/shop/server/cart.test.ts',
        assertionResults: [
          { fullName: 'a cart is kept', status: 'passed', failureMessages: [] },
          { fullName: ' coupons a coupon counts', status: 'passed', failureMessages: ['expected 1'] },
        ],
      },
    ],
  });
  const story = (title, status) => ({ file: 'cart.spec.ts', title, tests: [{ status }] });
  const playwright = written('playwright.json', {
    stats: { expected: 1, flaky: 1 },
    suites: [{ specs: [story('buys', 'expected')], suites: [{ specs: [story('pays', 'flaky')] }] }],
  });
  expect(readTestResults([vitest], playwright, '/shop')).toEqual({
    passed: 4,
    repeated: ['server/cart.test.ts: coupons a coupon counts', 'cart.spec.ts: pays'],
  });
});

test('missing result files count as no tests passed', () => {
  const missing = path.join(folder, 'missing.json');
  expect(readTestResults([missing], missing, '/shop')).toEqual({ passed: 0, repeated: [] });
});
