import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';

/**
 * Memory of a process and all below it, shared pages counted in parts; in megabytes of 10⁶ bytes.
 * @returns undefined where the system does not tell (other than Linux)
 */
export async function memoryOfTree(root: number): Promise<number | undefined> {
  if (!existsSync('/proc/self/smaps_rollup')) return undefined;
  const parents = new Map<number, number>();
  for (const name of await readdir('/proc')) {
    const parent = /^\d+$/.test(name) ? await parentOf(name) : undefined;
    if (parent !== undefined) parents.set(Number(name), parent);
  }
  let kilobytes = 0;
  for (const pid of parents.keys()) if (isBelow(pid, root, parents)) kilobytes += await shareOf(pid);
  return (kilobytes * 1024) / 1e6;
}

function isBelow(pid: number, root: number, parents: Map<number, number>): boolean {
  for (let at: number | undefined = pid; at; at = parents.get(at)) if (at === root) return true;
  return false;
}

async function parentOf(pid: string): Promise<number | undefined> {
  // After the name in brackets, which may hold anything, come the state and the parent.
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const parent = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1];
  return parent ? Number(parent) : undefined;
}

/** Kilobytes of 1,024 bytes, as the kernel counts. */
async function shareOf(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0);
}
