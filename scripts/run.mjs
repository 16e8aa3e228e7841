// The way into every command: installs what the lockfile says when it is missing, builds what is stale, then runs the
// task under the project's own Node. Uses nothing but Node itself, from version 20 on.
import { buildStorefront } from './build.mjs';
import { fail } from './fail.mjs';
import { ensureInstalled } from './install.mjs';
import { environmentFor } from './own-node.mjs';
import { supervise } from './supervise.mjs';
import { runChecks } from './test.mjs';

const [task = '', ...rest] = process.argv.slice(2);

/** What each command is: whether it wants the built storefront, its NODE_ENV, and what it runs. */
const tasks = {
  start: { build: true, mode: 'production', run: ['server/src/main.ts'] },
  dev: { build: false, mode: 'development', run: ['--watch', 'server/src/main.ts'] },
  shop: { build: false, mode: 'production', run: ['server/src/cli.ts'] },
  bench: { build: true, mode: 'production', run: ['bench/src/main.ts'] },
  test: { build: false, mode: 'test' },
};

if (Number(process.versions.node.split('.')[0]) < 20) {
  fail(`Node ${process.versions.node} is too old: Gulmohar needs Node 20 or newer.`);
}
if (process.platform === 'win32') {
  fail('Windows is not supported directly: run Gulmohar inside WSL 2, where it works as on Linux.');
}
if (!Object.hasOwn(tasks, task))
  fail(`Unknown task '${task}': choose one of ${Object.keys(tasks).join(', ')}.`);

await ensureInstalled();
const { build, mode, run } = tasks[task];
const env = environmentFor(mode);
if (build) buildStorefront(env);
process.exitCode = run ? await supervise('node', [...run, ...rest], env) : await runChecks(env, rest);
