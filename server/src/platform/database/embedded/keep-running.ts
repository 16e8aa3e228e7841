import { setTimeout as wait } from 'node:timers/promises';
import type { ServerProcess } from './server-process.ts';

const RETRY_MS = 2_000;

/** Connections break when the server is killed, but the shop goes on. @throws what the first launch throws */
export async function keepRunning(
  launch: () => Promise<ServerProcess>,
  say: (line: string) => void,
): Promise<{ stop(): Promise<void> }> {
  let server = await launch();
  let isStopping = false;

  async function relaunch(): Promise<ServerProcess | undefined> {
    while (!isStopping) {
      try {
        return await launch();
      } catch (error) {
        say(`the database could not be restarted: ${error instanceof Error ? error.message : error}`);
        await wait(RETRY_MS);
      }
    }
    return undefined;
  }

  async function watch(): Promise<void> {
    await server.ended;
    if (isStopping) return;
    say('the database server exited unexpectedly; restarting it');
    const next = await relaunch();
    if (!next) return;
    server = next;
    if (isStopping) return server.stop();
    await watch();
  }

  const watching = watch();
  return {
    async stop() {
      isStopping = true;
      await server.stop();
      await watching;
    },
  };
}
