// Plants the faults of planted-faults.mjs one at a time in a copy of the project, and reports whether the
// test beside each caught it. Arguments: words in the titles or file names of those to try.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyTree } from './copy-tree.ts';
import { fail, secondsSince } from './fail.mjs';
import { plantedFaults } from './planted-faults.mjs';
import { runChild } from './run-child.mjs';

const words = process.argv.slice(2);
const faults = plantedFaults.filter(
  ({ title, file }) => words.length === 0 || words.some((word) => `${title} ${file}`.includes(word)),
);
if (faults.length === 0) fail(`No planted fault matches '${words.join("' or '")}'.`);
const tree = copyTree();
process.once('exit', () => rmSync(tree, { recursive: true, force: true }));

const sound = await runTests([...new Set(faults.map(({ caughtBy }) => caughtBy))]);
if (sound.code !== 0) fail(`${sound.output}\nThe tests fail even without a planted fault.`);
let caught = 0;
for (const fault of faults) if (await isCaught(fault)) caught += 1;
console.log(`\n${caught} of ${faults.length} planted faults were caught.`);
process.exitCode = caught === faults.length ? 0 : 1;

async function isCaught({ title, file, text, becomes, caughtBy }) {
  const target = path.join(tree, file);
  const source = readFileSync(target, 'utf8');
  const started = performance.now();
  writeFileSync(
    target,
    source.replace(text, () => becomes),
  );
  const { output, failed } = await runTests([caughtBy]);
  writeFileSync(target, source);
  console.log(`${failed > 0 ? '✓ caught' : '✗ SURVIVED'} (${secondsSince(started)}) ${title}: ${caughtBy}`);
  if (failed === 0) console.log(output);
  return failed > 0;
}

/** @returns the exit code, the output, and the number of failed tests: none where a file cannot be loaded */
async function runTests(files) {
  const results = path.join(tree, '.cache/test-results/vitest.json');
  rmSync(results, { force: true });
  const run = await runChild('vitest', ['run', ...files], { cwd: tree, capture: true, env: process.env });
  const { numFailedTests } = JSON.parse(readFileSync(results, 'utf8'));
  return { ...run, failed: numFailedTests };
}
