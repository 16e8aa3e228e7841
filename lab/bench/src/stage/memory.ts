import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { allParents } from './processes.ts';

/**
 * Returns the memory of a process and its descendants in megabytes of 10⁶ bytes, counting shared pages
 * proportionally.
 * @returns undefined where the system does not report it (other than Linux)
 */
export async function memoryOfTree(root: number): Promise<number | undefined> {
  if (!existsSync('/proc/self/smaps_rollup')) return undefined;
  const parents = await allParents();
  let megabytes = 0;
  for (const pid of parents.keys()) if (isBelow(pid, root, parents)) megabytes += await memoryOf(pid);
  return megabytes;
}

function isBelow(pid: number, root: number, parents: Map<number, number>): boolean {
  for (let at: number | undefined = pid; at; at = parents.get(at)) if (at === root) return true;
  return false;
}

/** The same for a single process; 0 if it has ended. */
export async function memoryOf(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  // The kernel reports kilobytes of 1,024 bytes.
  return (Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) * 1024) / 1e6;
}
