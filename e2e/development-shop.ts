import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { copyTree } from '../scripts/copy-tree.ts';

/** A shop started by `npm run dev`, from a copy of the sources that tests may change. */
export type DevelopmentShop = {
  url: string;
  folder: string;
  /** Waits until it can be visited. @throws Error when it ends before that */
  untilOpen(): Promise<void>;
  /** What it has printed so far. */
  output(): string;
  stop(): Promise<void>;
};

export async function startDevelopmentShop(): Promise<DevelopmentShop> {
  const folder = copyTree();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'gulmohar-development-'));
  // Under root the database runs as another user, who needs access to the folder.
  chmodSync(dataDir, 0o711);
  // Stays the same across restarts, and lies below the range from which the system assigns ports.
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
      // It waits for a change then.
      if (output.includes('Failed running')) opened.reject(new Error(`It could not be opened:\n${output}`));
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
