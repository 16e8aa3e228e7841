// Installs what the lockfile says when it is missing, builds what is stale, then runs the task under the project's own
// Node. Uses nothing but Node itself, from version 20 on.
import { buildPages } from './build.mjs';
import { runChecks } from './checks.mjs';
import { fail } from './fail.mjs';
import { ensureInstalled } from './install.mjs';
import { environmentFor } from './own-node.mjs';
import { runChild } from './run-child.mjs';

/** What each command is: whether it wants the built pages, its NODE_ENV, and what it runs. */
const tasks = {
  start: { build: true, mode: 'production', run: ['server/src/main.ts'] },
  dev: { build: false, mode: 'development', run: ['--watch', 'server/src/main.ts'] },
  shop: { build: false, mode: 'production', run: ['server/src/cli.ts'] },
  'types:database': { build: false, mode: 'development', run: ['server/codegen/main.ts'] },
  bench: { build: true, mode: 'production', run: ['bench/src/main.ts'] },
  test: { build: false, mode: 'test' },
};

/** Runs one task with its arguments; the process ends with its exit code. */
export async function runTask([name = '', ...rest]) {
  if (!Object.hasOwn(tasks, name)) {
    fail(`Unknown task '${name}': choose one of ${Object.keys(tasks).join(', ')}.`);
  }
  await ensureInstalled();
  const { build, mode, run } = tasks[name];
  const env = environmentFor(mode);
  if (build) await buildPages(env);
  process.exitCode = run
    ? (await runChild('node', [...run, ...rest], { env })).code
    : await runChecks(env, rest);
}
