// Installs missing packages, builds stale pages, then runs the task with a suitable Node. Depends on nothing
// but Node, from version 20 on.
import { buildPages } from './build.mjs';
import { runChecks } from './checks.mjs';
import { fail } from './fail.mjs';
import { ensureInstalled } from './install.mjs';
import { environmentFor } from './own-node.mjs';
import { ownPorts } from './own-ports.mjs';
import { runChild } from './run-child.mjs';

/**
 * The commands: whether each needs the built pages and the tools of the checks, its NODE_ENV, and what it
 * runs.
 */
const tasks = {
  start: { build: true, mode: 'production', run: ['server/src/main.ts'] },
  // For a machine or an image that will only start the shop.
  build: { build: true, mode: 'production' },
  // Watches folders instead of imports, because Vite imports a temporary file of its own at each start. Vite
  // watches the pages.
  dev: {
    build: false,
    mode: 'development',
    run: ['--watch-path=server/src', '--watch-path=contract/src', 'server/src/main.ts'],
    // Fixed across restarts, so that open pages reconnect; different for a second shop.
    ports: ['STOREFRONT_HMR_PORT', 'ADMIN_HMR_PORT'],
  },
  shop: { build: false, mode: 'production', run: ['server/src/cli.ts'] },
  'types:database': { build: false, mode: 'development', forChecks: true, run: ['server/codegen/main.ts'] },
  bench: { build: true, mode: 'production', run: ['lab/bench/src/main.ts'], forChecks: true },
  format: { build: false, mode: 'test', forChecks: true, tool: 'biome', run: ['check', '--write', '.'] },
  test: { build: false, mode: 'test', forChecks: true, checks: true },
  mutants: { build: false, mode: 'test', run: ['scripts/mutants.mjs'], forChecks: true },
};

/** Runs a task with its arguments and ends the process with its exit code. */
export async function runTask([name = '', ...rest]) {
  if (!Object.hasOwn(tasks, name)) {
    fail(`Unknown task '${name}': choose one of ${Object.keys(tasks).join(', ')}.`);
  }
  const { build, mode, tool = 'node', run, checks, ports = [], forChecks = false } = tasks[name];
  const forStories = checks && (rest.length === 0 || rest[0] === 'browser');
  await ensureInstalled({ forChecks, forStories });
  const env = environmentFor(mode);
  for (const [index, port] of ownPorts(ports.length).entries()) env[ports[index]] = String(port);
  if (build) await buildPages(env);
  if (checks) process.exitCode = await runChecks(env, rest);
  if (run) process.exitCode = (await runChild(tool, [...run, ...rest], { env })).code;
}
