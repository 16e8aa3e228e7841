import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fail } from './fail.mjs';
import { lockfile, modules, root } from './paths.mjs';

/** Written last; `npm ci` empties node_modules first, so an interrupted install leaves none. */
const stamp = path.join(modules, '.installed-from');
const lock = path.join(root, '.install-lock');
const LOOK_AGAIN_MS = 500;

/** Runs `npm ci` unless node_modules is of this lockfile and platform. Of two commands at once, one installs. */
export async function ensureInstalled() {
  const wanted = createHash('sha256')
    .update(readFileSync(lockfile))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex');
  if (isInstalled(wanted)) return;
  await takeLock(wanted);
  if (isInstalled(wanted)) return;
  console.log('Installing packages (once; takes a minute or so) ...');
  const started = performance.now();
  npmCi();
  writeFileSync(stamp, wanted);
  rmSync(lock, { recursive: true, force: true });
  console.log(`✓ packages (${((performance.now() - started) / 1000).toFixed(0)} s)`);
}

function isInstalled(wanted) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
}

async function takeLock(wanted) {
  for (let tries = 0; !makeLock(); tries++) {
    if (isInstalled(wanted)) return;
    if (tries === 0) console.log('Waiting for another install to finish ...');
    if (!ownerLives()) rmSync(lock, { recursive: true, force: true });
    await wait(LOOK_AGAIN_MS);
  }
  writeFileSync(path.join(lock, 'pid'), String(process.pid));
  process.once('exit', () => rmSync(lock, { recursive: true, force: true }));
}

function makeLock() {
  try {
    mkdirSync(lock);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    return fail(`Packages cannot be installed: ${root} cannot be written (${error.code}).`);
  }
}

/** Whether whoever took the lock still runs; a lock that is being made has no pid yet and counts as alive. */
function ownerLives() {
  try {
    process.kill(Number(readFileSync(path.join(lock, 'pid'), 'utf8')), 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM' || error.code === 'ENOENT';
  }
}

function npmCi() {
  const flags = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const { error, status } = spawnSync(...npmCommand(['ci', ...flags]), {
    cwd: root,
    stdio: 'inherit',
    env: environmentOfTheUser(),
  });
  if (error) fail('npm was not found: it comes with Node, see https://nodejs.org');
  if (status !== 0) fail(`npm ci failed (${status}); its message stands above.`);
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
