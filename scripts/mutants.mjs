// Plants the faults of planted-faults.mjs one at a time in a copy of the tree, and reports which run caught
// each.
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { copyTree } from './copy-of-tree.mjs';
import { fail, secondsSince } from './fail.mjs';
import { plantedFaults } from './planted-faults.mjs';
import { runChild } from './run-child.mjs';

/** A fixed seed, so that the same purchases are made each time. */
const CHAOS_SEED = '1';

const faults = chosenFaults(process.argv.slice(2));
const tree = mkdtempSync(path.join(os.tmpdir(), 'gulmohar-mutants-'));
// Under root the tests' database runs as another user, who needs access to the folder.
chmodSync(tree, 0o755);
process.once('exit', () => rmSync(tree, { recursive: true, force: true }));
copyTree(tree);
await assertPassing([...new Map(faults.map(({ caughtBy }) => [caughtBy.file, caughtBy])).values()]);
const outcomes = [];
for (const fault of faults) outcomes.push(await tryFault(fault));
const caught = outcomes.filter((outcome) => outcome === 'caught').length;
console.log(`\n${caught} of ${faults.length} planted faults were caught.`);
process.exitCode = caught === faults.length ? 0 : 1;

/** Returns the faults whose title or file name contains one of these texts. */
function chosenFaults(texts) {
  const chosen = plantedFaults.filter(({ title, file, caughtBy }) => {
    const described = `${title} ${file} ${caughtBy.file}`.toLowerCase();
    return texts.length === 0 || texts.some((text) => described.includes(text.toLowerCase()));
  });
  return chosen.length > 0 ? chosen : fail(`No planted fault matches '${texts.join("' or '")}'.`);
}

/** A run that fails without a fault proves nothing. */
async function assertPassing(runs) {
  const started = performance.now();
  const { code, output } = await runTests(runs);
  if (code === 0)
    return console.log(`✓ without a fault, ${runs.length} runs pass (${secondsSince(started)})`);
  console.log(output);
  fail('The runs fail even without a planted fault.');
}

/** @returns 'caught', 'survived', 'not planted' or 'not run' */
async function tryFault({ title, file, text, becomes, caughtBy }) {
  const target = path.join(tree, file);
  const source = readFileSync(target, 'utf8');
  if (source.split(text).length !== 2) {
    console.log(`! ${title}: cannot be planted, because its text does not occur exactly once in ${file}`);
    return 'not planted';
  }
  const started = performance.now();
  writeFileSync(
    target,
    source.replace(text, () => becomes),
  );
  const { code, output, failed } = await runTests([caughtBy]);
  writeFileSync(target, source);
  if (code === 0) {
    console.log(`✗ ${title}: SURVIVED ${caughtBy.file} (${secondsSince(started)})`);
    return 'survived';
  }
  if (failed.length === 0) {
    console.log(`! ${title}: ${caughtBy.file} did not run\n${output}`);
    return 'not run';
  }
  console.log(`✓ ${title}: caught by ${caughtBy.file}, '${failed[0]}' (${secondsSince(started)})`);
  return 'caught';
}

/** @returns the exit code, the output, and the titles of the failed tests */
async function runTests(runs) {
  const results = path.join(tree, 'results-of-tests.json');
  rmSync(results, { force: true });
  const { code, output } = await runChild(
    'vitest',
    [
      'run',
      ...new Set(runs.map(({ project }) => `--project=${project}`)),
      ...runs.map(({ file }) => file),
      '--retry=0',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${results}`,
    ],
    { cwd: tree, capture: true, env: { ...process.env, CHAOS_SEED } },
  );
  return { code, output, failed: existsSync(results) ? failedTests(results) : [] };
}

function failedTests(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
    .testResults.flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ fullName }) => fullName.trim());
}
