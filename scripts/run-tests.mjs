import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fail } from './fail.mjs';
import { npmCommand } from './npm-command.mjs';
import { root } from './paths.mjs';
import { runChild } from './run-child.mjs';

/** Scripts of package.json, quickest first. */
const CHECKS = ['lint', 'typecheck', 'unused', 'test:unit', 'test:e2e'];

/** Where vitest.config.ts and playwright.config.ts have the results written. */
const results = path.join(root, '.cache/test-results');

/**
 * Runs all checks and stops at the first that fails.
 * @returns {Promise<number>} the exit code
 */
export async function runTests(env, [unknown]) {
  if (unknown) fail(`'npm test' runs everything. For a part: npm run test:unit -- …, npm run test:e2e -- …`);
  rmSync(results, { recursive: true, force: true });
  for (const check of CHECKS) {
    const { code } = await runChild(...npmCommand(['run', check]), { env });
    if (code !== 0) {
      console.error(`\n${check} failed; see above.`);
      return code;
    }
  }
  const { numPassedTests } = read('vitest.json');
  const { stats } = read('playwright.json');
  console.log(`\n${numPassedTests + stats.expected} passed, 0 failed`);
  return 0;
}

function read(file) {
  return JSON.parse(readFileSync(path.join(results, file), 'utf8'));
}
