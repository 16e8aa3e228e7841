// Installs what a task needs when it is missing, builds what is stale, then runs the task under a Node that
// serves. Uses nothing but Node itself, from version 20 on.
import { buildPages } from './build.mjs';
import { runChecks } from './checks.mjs';
import { fail } from './fail.mjs';
import { ensureInstalled } from './install.mjs';
import { environmentFor } from './own-node.mjs';
import { ownPorts } from './own-ports.mjs';
import { runChild } from './run-child.mjs';

/** What each command is: whether it needs the built pages and the tools of the checks, its NODE_ENV, what it runs. */
const tasks = {
  start: { build: true, mode: 'production', run: ['server/src/main.ts'] },
  // For a machine or image that shall only start afterwards.
  build: { build: true, mode: 'production' },
  // Not what is imported: Vite imports a temporary file of its own at each start. Pages are Vite's to watch.
  dev: {
    build: false,
    mode: 'development',
    run: ['--watch-path=server/src', '--watch-path=contract/src', 'server/src/main.ts'],
    // The same after each restart, so that open pages find it again; other ones for another such shop.
    ports: ['STOREFRONT_HMR_PORT', 'ADMIN_HMR_PORT'],
  },
  shop: { build: false, mode: 'production', run: ['server/src/cli.ts'] },
  'types:database': { build: false, mode: 'development', forChecks: true, run: ['server/codegen/main.ts'] },
  bench: { build: true, mode: 'production', run: ['bench/src/main.ts'], forChecks: true },
  format: { build: false, mode: 'test', forChecks: true, tool: 'biome', run: ['check', '--write', '.'] },
  test: { build: false, mode: 'test', forChecks: true, checks: true },
  mutants: { build: false, mode: 'test', run: ['scripts/mutants.mjs'], forChecks: true },
};

/** Runs one task with its arguments; the process ends with its exit code. */
export async function runTask([name = '', ...rest]) {
  if (!Object.hasOwn(tasks, name)) {
    fail(`Unknown task '${name}': choose one of ${Object.keys(tasks).join(', ')}.`);
  }
  const { build, mode, tool = 'node', run, checks, ports = [], forChecks = false } = tasks[name];
  await ensureInstalled({ forChecks });
  const env = environmentFor(mode);
  for (const [index, port] of ownPorts(ports.length).entries()) env[ports[index]] = String(port);
  if (build) await buildPages(env);
  if (checks) process.exitCode = await runChecks(env, rest);
  if (run) process.exitCode = (await runChild(tool, [...run, ...rest], { env })).code;
}
