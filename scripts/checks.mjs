import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { chosenChecks, groupsOf } from './chosen-checks.mjs';
import { fail, secondsSince } from './fail.mjs';
import { memoryFolder } from './memory-folder.mjs';
import { root } from './paths.mjs';
import { noteLastResults } from './reliability-page.mjs';
import { runChild } from './run-child.mjs';
import { runSideBySide } from './run-side-by-side.mjs';
import { readTestResults } from './test-results.mjs';

const resultsFolder = path.join(root, '.cache/test-results');
const vitestResults = path.join(resultsFolder, 'vitest.json');
const serverBundle = path.join(root, '.cache/server');
const playwrightResults = path.join(resultsFolder, 'playwright.json');

/** Every check, quickest first: a command or a function that runs it. */
const steps = {
  lint: ['biome', ['check', '.']],
  types: checkTypes,
  unused: ['knip', []],
  unit: (env, part) => runInMemory(env, ...vitest(['unit', 'server'], part)),
  browser: runStories,
  chaos: (env, part) => runInMemory(env, 'vitest', ['run', '--project=chaos', ...part]),
  fuzz: (env, part) => runInMemory(env, ...vitest(['fuzz'], part)),
  faults: ['vitest', ['run', '--project=faults', ...reporters()]],
};

/** The checks that start the shop and its commands dozens of times. */
const STARTING_SHOPS = ['unit', 'browser'];

/** React Router generates the types of its routes before these. */
const READ_ROUTE_TYPES = ['types', 'unused'];

/** The bundle and the pages, made once per run. */
let bundling;
let building;

/** Long checks, which run only when named. */
const onlyByName = ['chaos', 'fuzz', 'faults'];

/**
 * Runs the checks, or only those named, or a part of one, and stops at the first that fails. With
 * REPEATED=fail, a test that passes only when repeated fails the run.
 * @returns {Promise<number>} the exit code
 */
export async function runChecks(env, args) {
  const { names, part, complaint } = chosenChecks(args, Object.keys(steps));
  if (complaint) fail(complaint);
  rmSync(resultsFolder, { recursive: true, force: true });
  mkdirSync(resultsFolder, { recursive: true });
  const finished = [];
  const usual = Object.keys(steps).filter((name) => !onlyByName.includes(name));
  const chosen = names.length > 0 ? names : usual;
  if (chosen.some((name) => READ_ROUTE_TYPES.includes(name))) {
    const { code } = await runChild('react-router', ['typegen', 'storefront'], { env });
    if (code !== 0) return code;
  }
  prepare(env, chosen, part);
  for (const { names: foreground, background } of groupsOf(chosen)) {
    const isShownLater = foreground.length > 1;
    const outcomes = await Promise.all([
      ...foreground.map((name) => runTimed(name, part, env, { isShownLater })),
      ...background.map((name) => runTimed(name, [], env, { isShownLater: true, isInBackground: true })),
    ]);
    finished.push(...outcomes.map(({ line }) => line));
    const failed = outcomes.filter(({ code }) => code !== 0);
    if (failed.length === 0) continue;
    const failures = failed.map(({ name }) => name).join(' and ');
    console.log(`\n${finished.join('\n')}\n\n${failures} failed; see above.`);
    sayRepeated(results().repeated);
    return failed[0].code;
  }
  console.log(`\n${finished.join('\n')}`);
  const { passed, repeated } = results();
  sayRepeated(repeated);
  if (repeated.length > 0 && env.REPEATED === 'fail') {
    console.log('\nREPEATED=fail: this fails the run.');
    return 1;
  }
  console.log(passed > 0 ? `\n${passed} passed, 0 failed` : '\nAll checks passed.');
  return 0;
}

/**
 * Begins what tests need that start the shop: side by side with the quick checks, which leave a core idle at
 * their end. The pages are for stories alone, so they are built in the background of the unit tests.
 */
function prepare(env, chosen, part) {
  // A part starts too few programs to repay the bundling.
  if (part.length === 0 && chosen.some((name) => STARTING_SHOPS.includes(name))) {
    bundling = runChild('node', ['scripts/bundle-server.mjs', serverBundle], { env });
  }
  if (chosen.includes('browser')) {
    const options = { env, capture: true, isInBackground: chosen.includes('unit') };
    building = runChild('node', ['scripts/run.mjs', 'build'], options);
  }
}

async function runTimed(name, part, env, { isShownLater, isInBackground = false }) {
  console.log(`\n── ${name}${isShownLater ? ': output follows when it has finished' : ''}`);
  const started = performance.now();
  const { code, output } = await runStep(name, part, env, { capture: isShownLater, isInBackground });
  if (isShownLater && output) process.stdout.write(`\n── ${name}\n${output}`);
  if (onlyByName.includes(name)) noteLastResults(vitestResults);
  return { name, code, line: `${code === 0 ? '✓' : '✗'} ${name} (${secondsSince(started)})` };
}

async function runStep(name, part, env, options) {
  const step = steps[name];
  // The compiled modules are shared by all programs that tests start.
  const testEnv = { ...env, NODE_COMPILE_CACHE: path.join(root, '.cache/compiled') };
  if (bundling && STARTING_SHOPS.includes(name)) {
    const { code } = await bundling;
    if (code !== 0) return { code };
    testEnv.SERVER_BUNDLE = serverBundle;
  }
  if (typeof step === 'function') return { code: await step(testEnv, part, options) };
  const [command, args] = step;
  return runChild(command, [...args, ...part], { env: testEnv, ...options });
}

function vitest(projects, part) {
  return ['vitest', ['run', ...projects.map((name) => `--project=${name}`), ...reporters(), ...part]];
}

async function runStories(env, part) {
  const pages = await building;
  process.stdout.write(pages.output);
  if (pages.code !== 0) return pages.code;
  const args = ['test', '--config', 'e2e', '--reporter=list,json,./e2e/every-page.ts', ...part];
  // Node runs TypeScript itself, so Playwright does not compile it (e2e/shop-test.ts).
  const storyEnv = { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightResults, PW_DISABLE_TS_ESM: 'yes' };
  return runInMemory(storyEnv, 'playwright', args);
}

/**
 * Runs a command whose databases, browsers and shops keep their files in memory. The files are removed at the
 * end.
 */
async function runInMemory(env, command, args) {
  const folder = mkdtempSync(path.join(memoryFolder(), 'gulmohar-'));
  // Under root a shop's database runs as another user, who needs access to the folder.
  chmodSync(folder, 0o711);
  const { code } = await runChild(command, args, { env: { ...env, TMPDIR: folder } });
  rmSync(folder, { recursive: true, force: true });
  return code;
}

/**
 * The compiler's threads repeat each other's work: two single-threaded compilers take half the processor
 * time. The server takes as long as most other workspaces together, so it starts first.
 */
async function checkTypes(env, _part, { isInBackground }) {
  const names = typedWorkspaces().sort((one, other) => (other === 'server') - (one === 'server'));
  return runSideBySide(
    names.map((name) => ['tsc', ['-p', name, '--singleThreaded']]),
    // The compiler is written in Go; collecting its garbage less often saves a tenth of its time.
    { env: { ...env, GOGC: '400' }, isInBackground },
  );
}

function reporters() {
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestResults}`];
}

function results() {
  return readTestResults([vitestResults], playwrightResults, root);
}

/** Each of these points to a fault in the test or the shop, even though the run passed. */
function sayRepeated(names) {
  if (names.length > 0) console.log(`\nPassed only when repeated:\n  ${names.join('\n  ')}`);
}

function typedWorkspaces() {
  const { workspaces } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  return workspaces.filter((name) => existsSync(path.join(root, name, 'tsconfig.json')));
}
