import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildStorefront } from './build.mjs';
import { root } from './paths.mjs';
import { supervise } from './supervise.mjs';

const results = path.join(root, '.cache/test-results');
const vitestResults = path.join(results, 'vitest.json');
const playwrightResults = path.join(results, 'playwright.json');
const WORKSPACES = ['contract', 'ui', 'storefront', 'server', 'demo', 'e2e', 'bench'];

/** Every check, the quickest first. A step is a name with a command, or with something to do before it. */
const steps = {
  lint: [['biome', ['check', '.']]],
  types: [['react-router', ['typegen', 'storefront']], ...WORKSPACES.map((name) => ['tsc', ['-p', name]])],
  unused: [['knip', []]],
  unit: [['vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestResults}`]]],
  browser: [['playwright', ['test', '--config', 'e2e']]],
};

/**
 * Runs the checks, or only those named, and stops at the first that fails.
 * @returns {Promise<number>} the exit code
 */
export async function runChecks(env, names) {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const times = [];
  for (const name of names.length > 0 ? names : Object.keys(steps)) {
    console.log(`\n── ${name}`);
    if (name === 'browser') buildStorefront(env);
    const started = performance.now();
    for (const [command, args] of steps[name] ?? []) {
      const code = await supervise(command, args, { ...env, PLAYWRIGHT_RESULTS: playwrightResults });
      if (code !== 0) {
        console.log(`\n✗ ${name} failed`);
        return code;
      }
    }
    times.push(`✓ ${name} (${((performance.now() - started) / 1000).toFixed(0)} s)`);
  }
  console.log(`\n${times.join('\n')}\n\n${countTests()} passed, 0 failed`);
  return 0;
}

function countTests() {
  const unit = readResults(vitestResults)?.numPassedTests ?? 0;
  const browser = readResults(playwrightResults)?.stats.expected ?? 0;
  return unit + browser;
}

function readResults(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
