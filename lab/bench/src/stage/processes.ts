import { readdir, readFile } from 'node:fs/promises';

/** The kernel counts in hundredths of a second. */
const MS_OF_A_TICK = 10;

type Process = {
  parent: number;
  /** CPU milliseconds used by the process and its threads. */
  own: number;
  /** The same for its children that have ended. */
  ended: number;
};

/** @returns undefined when there is no such process */
async function readProcess(pid: number): Promise<Process | undefined> {
  // After the name in brackets, which may contain anything, come the state, the parent and other fields
  // (proc_pid_stat(5)).
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [parent, user, system, endedUser, endedSystem] = [1, 11, 12, 13, 14].map((at) => Number(fields[at]));
  if (!parent && parent !== 0) return undefined;
  return {
    parent,
    own: ((user ?? 0) + (system ?? 0)) * MS_OF_A_TICK,
    ended: ((endedUser ?? 0) + (endedSystem ?? 0)) * MS_OF_A_TICK,
  };
}

/** Returns every process of the machine with its parent. */
export async function allParents(): Promise<Map<number, number>> {
  const parents = new Map<number, number>();
  for (const name of await readdir('/proc')) {
    const found = /^\d+$/.test(name) ? await readProcess(Number(name)) : undefined;
    if (found) parents.set(Number(name), found.parent);
  }
  return parents;
}

export async function parentOf(pid: number): Promise<number> {
  return (await readProcess(pid))?.parent ?? 0;
}

export async function childrenOf(pid: number): Promise<number[]> {
  return [...(await allParents())].filter(([, parent]) => parent === pid).map(([child]) => child);
}

/** Returns the CPU milliseconds of a process, without its children. */
export async function processorTimeOf(pid: number): Promise<number> {
  return (await readProcess(pid))?.own ?? 0;
}

/** The same including its children, also those that have ended. */
export async function processorTimeOfFamily(pid: number): Promise<number> {
  const found = await readProcess(pid);
  const children = await Promise.all((await childrenOf(pid)).map(processorTimeOf));
  return children.reduce((sum, own) => sum + own, (found?.own ?? 0) + (found?.ended ?? 0));
}
