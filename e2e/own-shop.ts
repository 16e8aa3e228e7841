import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { program } from '@gulmohar/server/testing/program.ts';

const root = path.resolve(import.meta.dirname, '..');

/** As the stories' shop is run. */
export const shopEnvironment = {
  NODE_ENV: 'production',
  LIMIT_FACTOR: '100',
  PICTURE_EFFORT: '0',
  STRIPE_SANDBOX: 'offered',
  SABPAISA_SANDBOX: 'offered',
  LOG_LEVEL: 'warn',
};

export type OwnShop = { url: string; stop(): Promise<void> };

/**
 * A shop beside that of the other stories, as it was built, with a database of its own: for what would change the price of
 * everything that is bought there meanwhile.
 * @throws Error when it ends before it is open
 */
export async function openOwnShop(): Promise<OwnShop> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'gulmohar-own-'));
  // Under root the database runs as another user, who has to pass through.
  chmodSync(dataDir, 0o711);
  const env = { ...process.env, ...shopEnvironment, PORT: '0', DATA_DIR: dataDir };
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
    async stop() {
      shop.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
