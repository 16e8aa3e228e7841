import { createHash } from 'node:crypto';
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fail, secondsSince } from './fail.mjs';
import { holdsWhatLockfileSays } from './installed-packages.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { ownNode } from './own-node.mjs';
import { lockfile, modules } from './paths.mjs';
import { endIfAskedToStop, runChild } from './run-child.mjs';

/** Written last; `npm ci` empties node_modules first, so an interrupted install leaves none. */
const stamp = path.join(modules, '.installed-from');

/** Runs `npm ci` unless node_modules is of this lockfile and platform. Of two commands at once, one installs. */
export async function ensureInstalled() {
  const wanted = createHash('sha256')
    .update(readFileSync(lockfile))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex');
  const isDone = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
  if (isDone()) return;
  await oneAtATime('install', isDone, async (alsoOwnedBy) => {
    // After a developer's own `npm install` there is nothing left to do.
    if (!holdsWhatLockfileSays()) await install(alsoOwnedBy);
    linkOwnNode();
    writeFileSync(stamp, wanted);
  });
}

async function install(alsoOwnedBy) {
  console.log('Installing packages (once; takes a minute or so) ...');
  const started = performance.now();
  const flags = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const result = await runChild(...npmCommand(['ci', ...flags]), {
    env: environmentOfTheUser(),
    onStart: alsoOwnedBy,
  });
  endIfAskedToStop(result);
  if (result.code === 127) fail('npm was not found: it comes with Node, see https://nodejs.org');
  if (result.code !== 0) fail(`npm ci failed (${result.code}); its message stands above.`);
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
