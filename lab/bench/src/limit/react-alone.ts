import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Timing } from '../settings.ts';

const PROCESS = new URL('./react-alone-process.ts', import.meta.url);

export type ReactAloneOrder = { pages: string[]; timing: Timing };

/**
 * Measures how many of these pages a second React renders by itself, in its own process: from ready elements,
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
