// Installs missing packages, builds stale pages, then runs the task with a suitable Node. Depends on nothing
// but Node, from version 20 on.
import { buildPages } from './build.mjs';
import { fail } from './fail.mjs';
import { ensureInstalled } from './install.mjs';
import { environmentFor } from './own-node.mjs';
import { runChild } from './run-child.mjs';
import { runTests } from './run-tests.mjs';

/**
 * The commands that work on a bare machine. `tools`: developers' tools are needed as well; `build`: the built
 * pages are; `run`: Node's arguments.
 */
const tasks = {
  start: { build: true, run: ['server/src/main.ts'] },
  // For a machine or an image that will only start the shop.
  build: { build: true },
  // Watches folders instead of imports, because Vite imports a temporary file of its own at each start. Vite
  // watches the pages.
  dev: {
    tools: true,
    mode: 'development',
    run: ['--watch-path=server/src', '--watch-path=contract/src', 'server/src/main.ts'],
  },
  shop: { run: ['server/src/cli.ts'] },
  bench: { tools: true, build: true, run: ['lab/bench/src/main.ts'] },
  test: { tools: true, mode: 'test', tests: true },
};

/** Runs a task with its arguments and ends the process with its exit code. */
export async function runTask([name = '', ...rest]) {
  if (!Object.hasOwn(tasks, name)) {
    fail(`Unknown task '${name}': choose one of ${Object.keys(tasks).join(', ')}.`);
  }
  const { tools = false, mode = 'production', build = false, run, tests } = tasks[name];
  await ensureInstalled({ tools });
  const env = { ...environmentFor(mode), ...(mode === 'development' && reloadPorts()) };
  if (build) await buildPages(env);
  if (tests) process.exitCode = await runTests(env, rest);
  if (run) process.exitCode = (await runChild('node', [...run, ...rest], { env })).code;
}

/**
 * The ports at which open pages hear of changes: the same after each restart, so that pages reconnect, and
 * others for a second shop. Below the ranges from which systems assign ports (32768 on Linux).
 */
function reloadPorts() {
  const first = 20_000 + (process.pid % 5_000) * 2;
  return { STOREFRONT_HMR_PORT: String(first), ADMIN_HMR_PORT: String(first + 1) };
}
