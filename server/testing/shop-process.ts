import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { type ApiClient, createClient } from '@gulmohar/contract/api/client.ts';
import type { PausePoint } from '../src/platform/process/pause-point.ts';
import { program } from './program.ts';

export type ShopProcess = {
  pid: number;
  /** Not usable if the role is worker. */
  url: string;
  api: ApiClient;
  /** The API as called by the browser with this token. */
  apiWith(token: string): ApiClient;
  isRunning(): boolean;
  /** Makes the process pause when it reaches this point. */
  pauseAt(point: PausePoint): void;
  /** Waits until the process has paused. */
  paused(): Promise<void>;
  /** Ends the shop's process and waits until it has exited. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
};

/**
 * Starts the shop like an operator: as a separate process with its own embedded database, but without pages.
 * @param main the program to run, for another release
 */
export async function startShopProcess(
  dataDir: string,
  pauseAt?: PausePoint,
  settings: Record<string, string> = {},
  main = program('main'),
): Promise<ShopProcess> {
  const pauseFile = path.join(dataDir, 'pause-at');
  rmSync(pauseFile, { force: true });
  if (pauseAt) writeFileSync(pauseFile, pauseAt);
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      PORT: '0',
      SERVE_PAGES: 'no',
      LOG_LEVEL: 'error',
      LIMIT_FACTOR: '100',
      PAUSE_FILE: pauseFile,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { stdout } = child;
  const lines = createInterface({ input: stdout });
  const url = await untilPrinted(child, lines, settings.ROLE === 'worker' ? 'The worker of ' : ' is open: ');
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  return {
    pid: child.pid ?? 0,
    url,
    api: clientOf(url),
    apiWith: (token) => clientOf(url, { token }),
    isRunning,
    pauseAt(point) {
      writeFileSync(pauseFile, point);
    },
    async paused() {
      await untilPrinted(child, lines, 'paused at ');
    },
    async end(signal) {
      if (!isRunning()) return;
      const exited = once(child, 'exit');
      child.kill(signal);
      await exited;
    },
  };
}

function clientOf(url: string, credentials: Record<string, string> = {}): ApiClient {
  return createClient(async (request) => {
    const response = await fetch(`${url}${request.url}`, {
      method: request.method,
      headers: { ...credentials, ...(request.body !== undefined && { 'content-type': 'application/json' }) },
      ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
    });
    return { status: response.status, body: await response.json() };
  });
}

/** @returns the rest of the line */
async function untilPrinted(child: ChildProcess, lines: Interface, text: string): Promise<string> {
  return new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => line.includes(text) && resolve(line.slice(line.indexOf(text) + text.length)));
    child.once('exit', () => reject(new Error(`The shop exited before it printed '${text}'`)));
  });
}
