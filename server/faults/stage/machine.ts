import { execFileSync } from 'node:child_process';
import { type ShopProcess, startShopProcess } from '../../testing/shop-process.ts';

export type Machine = {
  /** Ends what runs there, if it does, and starts a release: the one at hand, or another by its main program. */
  restart(main?: string): Promise<void>;
  /** One of the processes that serve requests, by `kill -9`. */
  killWebProcess(): void;
  /** All of it at once. */
  kill(): Promise<void>;
  stop(): Promise<void>;
};

/** A machine of the shop's: what runs there comes back on the same port. */
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
