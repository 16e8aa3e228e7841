import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Answer } from '../ask.ts';

const PROCESS = new URL('./bare-server-process.ts', import.meta.url);

/** Headers set by the connection, not by the response. */
const HOP_HEADERS = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length']);

export type BareAnswer = { headers: Record<string, string>; body: string };

export type BareServer = { base: string; stop(): Promise<void> };

/** Starts a `node:http` server in its own process that only sends these responses in rotation. */
export async function startBareServer(answers: readonly Answer[]): Promise<BareServer> {
  const child = fork(PROCESS, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const bare: BareAnswer[] = answers.map(({ headers, body }) => ({
    headers: Object.fromEntries(
      Object.entries(headers).flatMap(([name, value]) =>
        HOP_HEADERS.has(name) || value === undefined ? [] : [[name, String(value)]],
      ),
    ),
    body: body.toString('base64'),
  }));
  child.send(bare);
  const [port] = await once(child, 'message');
  return {
    base: `http://127.0.0.1:${port}`,
    async stop() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}
