import { readdir, readFile } from 'node:fs/promises';

/** The kernel counts in hundredths of a second. */
const MS_OF_A_TICK = 10;

type Process = {
  parent: number;
  /** Milliseconds of processors that it and its threads took. */
  own: number;
  /** The same of its children that have ended. */
  ended: number;
};

/** @returns undefined when there is no such process */
async function readProcess(pid: number): Promise<Process | undefined> {
  // After the name in brackets, which may hold anything, come the state, the parent and others (proc_pid_stat(5)).
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

/** Every process of the machine, and whose child it is. */
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

/** Milliseconds of processors that a process took, without its children. */
export async function processorTimeOf(pid: number): Promise<number> {
  return (await readProcess(pid))?.own ?? 0;
}

/** The same with its children, those that have ended, too. */
export async function processorTimeOfFamily(pid: number): Promise<number> {
  const found = await readProcess(pid);
  const children = await Promise.all((await childrenOf(pid)).map(processorTimeOf));
  return children.reduce((sum, own) => sum + own, (found?.own ?? 0) + (found?.ended ?? 0));
}
