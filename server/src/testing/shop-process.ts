import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { type ApiClient, createClient } from '@gulmohar/contract/client.ts';
import { freePort } from './free-port.ts';

const MAIN = path.join(import.meta.dirname, '../main.ts');

export type ShopProcess = {
  url: string;
  api: ApiClient;
  /** Ends the shop's process and waits until it is gone. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
};

/** The shop as an operator starts it: a process of its own with its own embedded database; pages are left out. */
export async function startShopProcess(dataDir: string): Promise<ShopProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), SERVE_PAGES: 'no', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await untilOpen(child);
  const url = `http://localhost:${port}`;
  return {
    url,
    api: createClient(async (request) => {
      const answer = await fetch(`${url}${request.url}`, {
        method: request.method,
        ...(request.body !== undefined && {
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(request.body),
        }),
      });
      return { status: answer.status, body: await answer.json() };
    }),
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
    },
  };
}

async function untilOpen(child: ChildProcess): Promise<void> {
  if (!child.stdout) throw new Error('The shop has no output to be read');
  const lines = createInterface({ input: child.stdout });
  await new Promise<void>((resolve, reject) => {
    lines.on('line', (line) => line.includes(' is open: ') && resolve());
    child.once('exit', () => reject(new Error('The shop ended before it was open')));
  });
}
