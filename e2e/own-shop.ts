import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { program } from '@gulmohar/server/testing/program.ts';

const root = path.resolve(import.meta.dirname, '..');

const settings = {
  NODE_ENV: 'production',
  LIMIT_FACTOR: '100',
  PICTURE_EFFORT: '0',
  STRIPE_SANDBOX: 'offered',
  SABPAISA_SANDBOX: 'offered',
  LOG_LEVEL: 'warn',
};

export type OwnShop = { url: string; dataDir: string; stop(): Promise<void> };

/** @throws Error when it ends before it is open */
export async function openOwnShop(): Promise<OwnShop> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'gulmohar-stories-'));
  // Under root the database runs as another user, who needs access to the folder.
  chmodSync(dataDir, 0o711);
  const env = { ...process.env, ...settings, PORT: '0', DATA_DIR: dataDir };
  const shop = spawn(process.execPath, [program('main')], { cwd: root, env });
  const ended = once(shop, 'close');
  const opened = Promise.withResolvers<string>();
  let output = '';
  for (const stream of [shop.stdout, shop.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
      const url = / is open: (http:\/\/localhost:\d+)/.exec(output)?.[1];
      if (url) opened.resolve(url);
    });
  }
  ended.then(() => opened.reject(new Error(`It ended before it was open:\n${output}`)));
  return {
    url: await opened.promise,
    dataDir,
    async stop() {
      shop.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
