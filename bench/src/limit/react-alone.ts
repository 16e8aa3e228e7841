import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Timing } from '../settings.ts';

const PROCESS = new URL('./react-alone-process.ts', import.meta.url);

export type ReactAloneOrder = { pages: string[]; timing: Timing };

/**
 * How many of these pages a second React writes by itself, in a process of its own: their elements are there already,
 * without components, a router, data or a server.
 */
export async function reactAlonePerSecond(order: ReactAloneOrder): Promise<number> {
  const child = fork(PROCESS, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  child.send(order);
  const [figure] = await once(child, 'message');
  child.kill();
  return figure;
}
