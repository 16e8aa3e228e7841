import { appendFileSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fail } from './fail.mjs';
import { root } from './paths.mjs';

const LOOK_AGAIN_MS = 500;
/** By then the process id in the lock may belong to another process. */
const OLDEST_MS = 30 * 60_000;

/**
 * Does work that two commands must not do at once: the second one waits until it is done. A lock whose owner
 * has ended is taken over.
 * @param isDone called again once the lock is held
 * @param work is passed a function that registers another process as owner of the lock
 */
export async function oneAtATime(name, isDone, work) {
  const lock = path.join(root, '.cache', `${name}.lock`);
  for (let tries = 0; !take(lock); tries++) {
    if (tries === 0) console.log(`Waiting for another ${name} to finish ...`);
    if (!isOwned(lock)) rmSync(lock, { force: true });
    else await wait(LOOK_AGAIN_MS);
    if (isDone()) return;
  }
  const release = () => rmSync(lock, { force: true });
  process.once('exit', release);
  if (!isDone()) await work((pid) => appendFileSync(lock, `\n${pid}`));
  release();
  process.off('exit', release);
}

function take(lock) {
  try {
    mkdirSync(path.dirname(lock), { recursive: true });
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    return fail(`${root} is not writable (${error.code}), but the first start has to write there.`);
  }
}

function isOwned(lock) {
  const { mtimeMs } = statSync(lock, { throwIfNoEntry: false }) ?? {};
  if (!mtimeMs || Date.now() - mtimeMs > OLDEST_MS) return false;
  const owners = readFileSync(lock, 'utf8').split('\n').filter(Boolean);
  // The owner has just created the lock and not written its process id yet.
  if (owners.length === 0) return Date.now() - mtimeMs < 2 * LOOK_AGAIN_MS;
  return owners.map(Number).some(isAlive);
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
