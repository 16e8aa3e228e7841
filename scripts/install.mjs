import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { fail, secondsSince } from './fail.mjs';
import { installedOf } from './installed-packages.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { currentNodeServes, ownNode } from './own-node.mjs';
import { lockfile, modules, root } from './paths.mjs';
import { endIfAskedToStop, runChild } from './run-child.mjs';

const OWN_NODE = 'scripts/own-node';
/** Only the benchmarks need its 150 packages. Not below bench/: npm would select it with that workspace. */
const LIGHTHOUSE = 'scripts/lighthouse';
/** The workspaces needed to build the pages and run the shop. */
const RUNNING = ['contract', 'ui', 'storefront', 'admin', 'server', 'demo', 'payment-sandbox'];

/**
 * Installs the missing packages of the lockfile and keeps those that are already there. When two commands run
 * at once, one installs. The project's own Node is only installed where the present one is too old.
 * @param {{ forChecks: boolean, forBench?: boolean }} options whether the tools for checks are needed as well,
 * and those that only benchmarks use
 */
export async function ensureInstalled({ forChecks, forBench = false }) {
  const workspaces = forChecks ? ['', ...workspacesOfLockfile()] : [...RUNNING];
  if (forBench) workspaces.push(LIGHTHOUSE);
  // Do not remove the project's own Node if it is the one on the PATH.
  if (!currentNodeServes() || process.execPath.startsWith(modules)) workspaces.push(OWN_NODE);
  const installed = () => installedOf(root, workspaces, { withDevelopment: forChecks });
  const isDone = () => installed() === 'all';
  if (isDone()) return;
  await oneAtATime('install', isDone, async (alsoOwnedBy) => {
    // `npm ci` empties the folder first, which would break a shop that runs from these packages.
    const command = installed() === 'some' ? ['install', '--no-save'] : ['ci'];
    const omitted = forChecks ? '--include=dev' : '--omit=dev';
    await install([...command, omitted, ...workspaces.flatMap(workspaceFlag)], alsoOwnedBy);
    linkOwnNode();
  });
}

function workspacesOfLockfile() {
  const { workspaces } = JSON.parse(readFileSync(lockfile, 'utf8')).packages[''];
  return workspaces.filter((name) => name !== OWN_NODE && name !== LIGHTHOUSE);
}

function workspaceFlag(name) {
  return name === '' ? ['--include-workspace-root'] : ['--workspace', name];
}

/**
 * Prefers npm's cache: asking the registry about each package takes a third of the time. Asks it when the
 * cache lacks a version.
 */
async function install(args, alsoOwnedBy) {
  console.log('Installing packages (once; takes a minute or so) ...');
  const started = performance.now();
  const options = { env: environmentOfTheUser(), onStart: alsoOwnedBy };
  const flags = ['--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  let result = await runChild(...npmCommand([...args, ...flags, '--prefer-offline']), options);
  endIfAskedToStop(result);
  if (result.code === 127) fail('npm was not found: it comes with Node, see https://nodejs.org');
  if (result.code !== 0) {
    console.log('Trying again without npm’s cached package lists ...');
    result = await runChild(...npmCommand([...args, ...flags]), options);
    endIfAskedToStop(result);
  }
  if (result.code !== 0) fail(`npm ${args[0]} failed (${result.code}); see above.`);
  console.log(`✓ packages (${secondsSince(started)})`);
}

/** Returns the npm that started this process, if any. */
function npmCommand(args) {
  const cli = process.env.npm_execpath;
  return cli && /npm-cli\.c?js$/.test(cli) ? [process.execPath, [cli, ...args]] : ['npm', args];
}

/**
 * Returns the environment without npm's script variables, which would make the inner npm believe that it runs
 * a script.
 */
function environmentOfTheUser() {
  const inherited = /^npm_(lifecycle|package|command|execpath|node_execpath)/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !inherited.test(name)));
}

/**
 * Links Node for scripts that npm itself runs. npm drops the link when it skips the packages of other
 * platforms.
 */
function linkOwnNode() {
  const node = ownNode();
  const link = path.join(modules, '.bin/node');
  if (node && !existsSync(link)) symlinkSync(path.relative(path.dirname(link), node), link);
}
