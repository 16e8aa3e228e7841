import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { fail, secondsSince } from './fail.mjs';
import { installedOf } from './installed-packages.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { currentNodeServes, environmentFor, ownNode, ownNodeFolder } from './own-node.mjs';
import { lockfile, modules, root } from './paths.mjs';
import { endIfAskedToStop, NOT_FOUND, runChild } from './run-child.mjs';

/** The workspaces needed to build the pages and run the shop. */
const RUNNING = ['contract', 'ui', 'storefront', 'admin', 'server', 'demo', 'payment-sandbox'];

/**
 * Installs the missing packages of the lockfile and keeps those that are already there. When two commands run
 * at once, one installs. The project's own Node is only installed where the present one is too old.
 * npm keeps one core busy, so what does not depend on the packages is fetched beside them.
 * @param {{ forChecks: boolean, forStories?: boolean }} options whether the tools for
 * checks are needed as well, and the stories' browser
 */
export async function ensureInstalled({ forChecks, forStories = false }) {
  const workspaces = forChecks ? ['', ...workspacesOfLockfile()] : RUNNING;
  const packages = () => installedOf(root, workspaces, { withDevelopment: forChecks });
  const isDone = () => packages() === 'all' && !lacksNode();
  if (isDone()) return;
  await oneAtATime('install', isDone, async (alsoOwnedBy) => {
    console.log('Installing packages (once; takes a minute or so) ...');
    const started = performance.now();
    const options = { onStart: alsoOwnedBy };
    const installPackages = async () => {
      const state = packages();
      if (state === 'all') return;
      // `npm ci` empties the folder first, which would break a shop that runs from these packages.
      const command = state === 'some' ? ['install', '--no-save'] : ['ci'];
      const omitted = forChecks ? '--include=dev' : '--omit=dev';
      await runNpm([...command, omitted, ...workspaces.flatMap(workspaceFlag)], options);
    };
    const installOthers = async () => {
      if (lacksNode()) await runNpm(['ci'], { ...options, cwd: ownNodeFolder, capture: true });
      if (forStories) await getBrowser();
    };
    await Promise.all([installPackages(), installOthers()]);
    linkOwnNode();
    console.log(`✓ packages (${secondsSince(started)})`);
  });
}

/** Whether the project's own Node is needed and missing, or has another version than its lockfile says. */
function lacksNode() {
  // One in the project's folder is its own, which an installation may replace.
  if (currentNodeServes() && !process.execPath.startsWith(root + path.sep)) return false;
  return installedOf(ownNodeFolder, [''], { withDevelopment: false }) !== 'all';
}

/** Where this fails, the stories look for a browser themselves. */
async function getBrowser() {
  await runChild('node', ['e2e/chromium/main.ts'], { env: environmentFor('test') });
}

function workspacesOfLockfile() {
  return JSON.parse(readFileSync(lockfile, 'utf8')).packages[''].workspaces;
}

function workspaceFlag(name) {
  return name === '' ? ['--include-workspace-root'] : ['--workspace', name];
}

/**
 * Prefers npm's cache: asking the registry about each package takes a third of the time. Asks it when the
 * cache lacks a version.
 */
async function runNpm(args, options) {
  const flags = ['--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const run = async (more) => {
    const [command, all] = npmCommand([...args, ...flags, ...more]);
    const result = await runChild(command, all, { ...options, env: environmentOfTheUser() });
    endIfAskedToStop(result);
    return result;
  };
  let { code, output } = await run(['--prefer-offline']);
  if (code === NOT_FOUND) fail('npm was not found: it comes with Node, see https://nodejs.org');
  if (code !== 0) {
    console.log('Trying again without npm’s cached package lists ...');
    ({ code, output } = await run([]));
  }
  if (code !== 0) fail(`${output}\nnpm ${args[0]} failed (${code}); see above.`);
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
