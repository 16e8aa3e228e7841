import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { copyWorkspace } from './copy-workspace.ts';

/** What `npm run dev` opens, on a copy of the sources that may be changed. */
export type DevelopmentShop = {
  url: string;
  /** The folder of the copied workspace. */
  folder: string;
  /** Until it can be visited. @throws Error when it ends before */
  untilOpen(): Promise<void>;
  /** What it has printed so far. */
  output(): string;
  stop(): Promise<void>;
};

/** Starts the shop as `npm run dev` does, from a copy of the workspace and with a database of its own. */
export async function startDevelopmentShop(): Promise<DevelopmentShop> {
  const folder = copyWorkspace();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'gulmohar-development-'));
  // Under root the database runs as another user, who has to pass through.
  chmodSync(dataDir, 0o711);
  // The same after each of its restarts, and none that the system gives to others meanwhile.
  const port = 30_000 + (process.pid % 2_000);
  const shop = spawn(process.execPath, ['scripts/run.mjs', 'dev'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
  });
  const ended = once(shop, 'close');
  let output = '';
  const opened = Promise.withResolvers<void>();
  for (const stream of [shop.stdout, shop.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
      if (output.includes(' is open: ')) opened.resolve();
    });
  }
  ended.then(() => opened.reject(new Error(`It ended before it was open:\n${output}`)));
  return {
    url: `http://localhost:${port}`,
    folder,
    untilOpen: () => opened.promise,
    output: () => output,
    async stop() {
      shop.kill('SIGTERM');
      await ended;
      for (const made of [folder, dataDir]) rmSync(made, { recursive: true, force: true });
    },
  };
}
