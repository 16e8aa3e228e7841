import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

const LOOK_AGAIN_MS = 500;
/** Ticks of 10 ms in half a second: a shop at rest takes fewer. */
const TICKS_AT_REST = 5;
const IDLE_PATIENCE_MS = 120_000;

type Process = { pid: number; parent: number; ticks: number };

/** Only Linux says what its processes take; elsewhere these figures are missing. */
const isKnown = existsSync('/proc/self/smaps_rollup');

/** Returns the processes below one, without itself. */
async function processesBelow(root: number): Promise<Process[]> {
  const all = new Map<number, Process>();
  for (const name of isKnown ? await readdir('/proc') : []) {
    if (!/^\d+$/.test(name)) continue;
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
    // After the name in brackets, which may contain anything, come the state, the parent and other fields
    // (proc_pid_stat(5)).
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const pid = Number(name);
    all.set(pid, { pid, parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) });
  }
  const isBelow = ({ parent }: Process): boolean => {
    const above = all.get(parent);
    return parent === root || (above !== undefined && isBelow(above));
  };
  return [...all.values()].filter(isBelow);
}

/** Returns the memory of each process below one in megabytes of 10⁶ bytes, counting shared pages proportionally. */
export async function megabytesBelow(root: number): Promise<number[]> {
  const processes = await processesBelow(root);
  return Promise.all(
    processes.map(async ({ pid }) => {
      const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
      // The kernel reports kilobytes of 1,024 bytes.
      return (Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) * 1024) / 1e6;
    }),
  );
}

/** Waits until the processes below one do hardly anything, for example because all mails are sent. */
export async function untilIdle(root: number): Promise<void> {
  const deadline = performance.now() + IDLE_PATIENCE_MS;
  const ticks = async () => (await processesBelow(root)).reduce((sum, one) => sum + one.ticks, 0);
  for (let before = await ticks(); performance.now() < deadline; ) {
    await wait(LOOK_AGAIN_MS);
    const now = await ticks();
    if (now - before < TICKS_AT_REST) return;
    before = now;
  }
}
