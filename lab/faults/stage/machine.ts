import { execFileSync } from 'node:child_process';
import { type ShopProcess, startShopProcess } from '@gulmohar/server/testing/shop-process.ts';

export type Machine = {
  /**
   * Stops the shop if it is running and starts it again: this release, or another one by its main program.
   */
  restart(main?: string): Promise<void>;
  /** Kills a web process with `kill -9`. */
  killWebProcess(): void;
  /** Kills the shop with `kill -9`. */
  kill(): Promise<void>;
  stop(): Promise<void>;
};

/** A machine that runs the shop. With `PORT` in the settings, the shop comes back on the same port. */
export function machine(settings: Record<string, string>): Machine {
  let shop: ShopProcess | undefined;

  async function stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    await shop?.end(signal);
  }

  return {
    stop,
    kill: () => stop('SIGKILL'),
    async restart(main) {
      await stop();
      shop = await startShopProcess(settings.DATA_DIR ?? '', undefined, settings, main);
    },
    killWebProcess() {
      const children = execFileSync('pgrep', ['-P', String(shop?.pid), '-f', 'main.ts'], {
        encoding: 'utf8',
      });
      process.kill(Number(children.split('\n')[0]), 'SIGKILL');
    },
  };
}
