import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildPages } from './build.mjs';
import { fail, secondsSince } from './fail.mjs';
import { root } from './paths.mjs';
import { runChild } from './run-child.mjs';

const results = path.join(root, '.cache/test-results');
const vitestResults = path.join(results, 'vitest.json');
const playwrightResults = path.join(results, 'playwright.json');

/** Every check, the quickest first: a name with the commands that make it up. */
const steps = {
  lint: [['biome', ['check', '.']]],
  types: [
    ['react-router', ['typegen', 'storefront']],
    ...typedWorkspaces().map((name) => ['tsc', ['-p', name]]),
  ],
  unused: [['knip', []]],
  unit: [
    [
      'vitest',
      [
        'run',
        '--project=unit',
        '--project=server',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${vitestResults}`,
      ],
    ],
  ],
  browser: [['playwright', ['test', '--config', 'e2e', '--reporter=list,json']]],
  chaos: [['vitest', ['run', '--project=chaos']]],
};

/** Long ones, run only when they are named. */
const onlyByName = ['chaos'];

/**
 * Runs the checks, or only those named, and stops at the first that fails.
 * @returns {Promise<number>} the exit code
 */
export async function runChecks(env, names) {
  const unknown = names.find((name) => !Object.hasOwn(steps, name));
  if (unknown) fail(`There is no check '${unknown}': choose among ${Object.keys(steps).join(', ')}.`);
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const finished = [];
  const usual = Object.keys(steps).filter((name) => !onlyByName.includes(name));
  for (const name of names.length > 0 ? names : usual) {
    console.log(`\n── ${name}`);
    const started = performance.now();
    const code = await runStep(name, env);
    finished.push(`${code === 0 ? '✓' : '✗'} ${name} (${secondsSince(started)})`);
    if (code === 0) continue;
    console.log(`\n${finished.join('\n')}\n\n${name} failed; what is wrong stands above.`);
    return code;
  }
  console.log(`\n${finished.join('\n')}\n\n${countPassed()} passed, 0 failed`);
  return 0;
}

async function runStep(name, env) {
  if (name === 'browser') await buildPages(env);
  for (const [command, args] of steps[name]) {
    const { code } = await runChild(command, args, {
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightResults },
    });
    if (code !== 0) return code;
  }
  return 0;
}

/** The tests that ran, of Vitest and of Playwright; one that passed at its second attempt counts. */
function countPassed() {
  const { expected = 0, flaky = 0 } = readResults(playwrightResults)?.stats ?? {};
  return (readResults(vitestResults)?.numPassedTests ?? 0) + expected + flaky;
}

function readResults(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function typedWorkspaces() {
  const { workspaces } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  return workspaces.filter((name) => existsSync(path.join(root, name, 'tsconfig.json')));
}
