import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { fail, secondsSince } from './fail.mjs';
import { installedOf } from './installed-packages.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { currentNodeServes, ownNode } from './own-node.mjs';
import { lockfile, modules, root } from './paths.mjs';
import { endIfAskedToStop, runChild } from './run-child.mjs';

const OWN_NODE = 'scripts/own-node';
/** What an open shop and the building of its pages need. */
const RUNNING = ['contract', 'ui', 'storefront', 'admin', 'server', 'demo', 'payment-sandbox'];

/**
 * Installs what is missing of what the lockfile says; nothing that is there already is undone. Of two commands at
 * once, one installs. The project's own Node comes along only where the one that is there is too old.
 * @param {{ forChecks: boolean }} options whether the tools of checks and measurements are needed, too
 */
export async function ensureInstalled({ forChecks }) {
  const workspaces = forChecks ? ['', ...workspacesOfLockfile()] : [...RUNNING];
  // Somebody who has put the project's own Node on the PATH must not lose it.
  if (!currentNodeServes() || process.execPath.startsWith(modules)) workspaces.push(OWN_NODE);
  const installed = () => installedOf(root, workspaces, { withDevelopment: forChecks });
  const isDone = () => installed() === 'all';
  if (isDone()) return;
  await oneAtATime('install', isDone, async (alsoOwnedBy) => {
    // Adding leaves a shop alone that runs from these packages; `npm ci` empties the folder first.
    const command = installed() === 'some' ? ['install', '--no-save'] : ['ci'];
    const omitted = forChecks ? '--include=dev' : '--omit=dev';
    await install([...command, omitted, ...workspaces.flatMap(workspaceFlag)], alsoOwnedBy);
    linkOwnNode();
  });
}

function workspacesOfLockfile() {
  const { workspaces } = JSON.parse(readFileSync(lockfile, 'utf8')).packages[''];
  return workspaces.filter((name) => name !== OWN_NODE);
}

function workspaceFlag(name) {
  return name === '' ? ['--include-workspace-root'] : ['--workspace', name];
}

/**
 * What npm has from before is taken unasked: asking for news of each package takes a third of the time. Where that has
 * not the version that is wanted, it is asked for.
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
  if (result.code !== 0) fail(`npm ${args[0]} failed (${result.code}); its message stands above.`);
  console.log(`✓ packages (${secondsSince(started)})`);
}

/** The very npm that started us, if one did. */
function npmCommand(args) {
  const cli = process.env.npm_execpath;
  return cli && /npm-cli\.c?js$/.test(cli) ? [process.execPath, [cli, ...args]] : ['npm', args];
}

/** Without what `npm start` adds, which would make the inner npm believe that it runs a package's script. */
function environmentOfTheUser() {
  const inherited = /^npm_(lifecycle|package|command|execpath|node_execpath)/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !inherited.test(name)));
}

/** For scripts that npm runs itself: it drops this link when it leaves out the other platforms' packages. */
function linkOwnNode() {
  const node = ownNode();
  const link = path.join(modules, '.bin/node');
  if (node && !existsSync(link)) symlinkSync(path.relative(path.dirname(link), node), link);
}
