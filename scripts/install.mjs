import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fail, secondsSince } from './fail.mjs';
import { npmCommand } from './npm-command.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { currentNodeServes, ownNode, ownNodeFolder } from './own-node.mjs';
import { modules, root } from './paths.mjs';
import { endIfAskedToStop, NOT_FOUND, runChild } from './run-child.mjs';

/**
 * Installs the packages of the lockfile unless they are there already, and where the present Node is too old,
 * the project's own. When two commands run at once, one installs.
 * @param {{ tools: boolean }} options whether developers' tools are needed as well
 */
export async function ensureInstalled({ tools }) {
  const needsNode = !currentNodeServes();
  const isDone = () => isInstalled(root, tools) && (!needsNode || isInstalled(ownNodeFolder, false));
  if (isDone()) return;
  await oneAtATime('install', isDone, async () => {
    console.log('Installing packages (once; takes a minute or so) ...');
    const started = performance.now();
    // Tools that are there already stay.
    await install(root, tools || existsSync(path.join(modules, 'vitest')));
    if (needsNode) {
      await install(ownNodeFolder, false);
      linkOwnNode();
    }
    console.log(`✓ packages (${secondsSince(started)})`);
  });
}

async function install(folder, tools) {
  if (isInstalled(folder, tools)) return;
  rmSync(stampOf(folder), { force: true });
  // Adds what is missing. `npm ci` would empty the folder first, from which another shop may be running.
  const flags = [tools ? '--include=dev' : '--omit=dev', '--include=optional', '--loglevel=error'];
  const [command, args] = npmCommand(['install', '--no-save', ...flags]);
  const result = await runChild(command, args, { cwd: folder, env: environmentOfTheUser(), capture: true });
  endIfAskedToStop(result);
  if (result.code === NOT_FOUND) fail('npm was not found: it comes with Node, see https://nodejs.org');
  if (result.code !== 0) fail(`${result.output}\nnpm install failed (${result.code}); see above.`);
  writeFileSync(stampOf(folder), wantedIn(folder, tools));
}

/** Whether the folder has what its lockfile says. Tools come with everything else. */
function isInstalled(folder, tools) {
  if (!existsSync(stampOf(folder))) return false;
  const installed = readFileSync(stampOf(folder), 'utf8');
  return installed === wantedIn(folder, true) || (!tools && installed === wantedIn(folder, false));
}

/** The file that notes what was installed. It goes when `node_modules` is removed. */
function stampOf(folder) {
  return path.join(folder, 'node_modules/.installed');
}

function wantedIn(folder, tools) {
  const lock = createHash('sha256')
    .update(readFileSync(path.join(folder, 'package-lock.json')))
    .digest('hex');
  return tools ? `${lock} with tools` : lock;
}

/**
 * Returns the environment without npm's script variables, which would make the inner npm believe that it runs
 * a script.
 */
function environmentOfTheUser() {
  const inherited = /^npm_(lifecycle|package|command|execpath|node_execpath)/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !inherited.test(name)));
}

/** Links the own Node among the tools, where npm finds it for scripts and `npx`. */
function linkOwnNode() {
  const node = ownNode();
  const link = path.join(modules, '.bin/node');
  if (node && !existsSync(link)) symlinkSync(path.relative(path.dirname(link), node), link);
}
