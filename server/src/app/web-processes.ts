import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import type { Logger } from 'pino';
import { StartupError } from '../platform/process/startup-error.ts';

/** A process that ends sooner than this after its start will probably do so again, so its successor waits. */
const MIN_LIFETIME_MS = 5_000;
const RESTART_MS = 2_000;

export type WebProcesses = { stop(): Promise<void> };

/**
 * Starts processes of this same program that share the port, and replaces each one that dies. Resolves when
 * all of them serve requests.
 * @param env their environment variables in addition to this process's own
 * @throws StartupError when one of them fails to start
 */
export async function startWebProcesses(
  count: number,
  env: Record<string, string>,
  log: Logger,
): Promise<WebProcesses> {
  let isStopping = false;

  function start(): Worker {
    const startedAt = performance.now();
    const worker = cluster.fork(env);
    worker.once('exit', (code, signal) => {
      if (isStopping) return;
      log.error({ process: worker.process.pid, code, signal }, 'a web process exited; starting another');
      const delay = performance.now() - startedAt < MIN_LIFETIME_MS ? RESTART_MS : 0;
      setTimeout(() => isStopping || start(), delay);
    });
    return worker;
  }

  async function stop(): Promise<void> {
    isStopping = true;
    await Promise.all(
      Object.values(cluster.workers ?? {}).map(async (worker) => {
        if (!worker || worker.isDead()) return;
        const exited = once(worker, 'exit');
        worker.process.kill('SIGTERM');
        await exited;
      }),
    );
  }

  try {
    await Promise.all(Array.from({ length: count }, start).map(untilListening));
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}

async function untilListening(worker: Worker): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    worker.once('listening', () => resolve());
    worker.once('exit', () => reject(new StartupError('a web process exited before it was ready.')));
  });
}
