import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fail } from './fail.mjs';
import { root } from './paths.mjs';

const LOOK_AGAIN_MS = 500;

/**
 * Does work that two commands must not do at once: the second one waits until it is done. A lock whose owner
 * has ended is taken over.
 * @param isDone called again once the lock is held
 */
export async function oneAtATime(name, isDone, work) {
  const lock = path.join(root, '.cache', `${name}.lock`);
  for (let tries = 0; !take(lock); tries++) {
    if (tries === 0) console.log(`Waiting for another ${name} to finish ...`);
    await wait(LOOK_AGAIN_MS);
    if (!isOwned(lock)) rmSync(lock, { force: true });
    if (isDone()) return;
  }
  const release = () => rmSync(lock, { force: true });
  process.once('exit', release);
  if (!isDone()) await work();
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

/** Whether the process that took the lock still runs. */
function isOwned(lock) {
  try {
    return process.kill(Number(readFileSync(lock, 'utf8')), 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
