import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** The first `npm start` of a checkout installs packages and builds pages. */
const PATIENCE_MS = 600_000;
const LOOK_AGAIN_MS = 20;
/** Longer than the shop's own wait for work in progress. */
const STOP_PATIENCE_MS = 30_000;

export type Service = { pid: number; startSeconds: number; stop(): Promise<void> };

type Program = { command: string; args: string[]; cwd: string; env: Record<string, string>; readyAt: string };

/**
 * Starts a program and waits until its address answers. Of this process's environment it only gets PATH, HOME
 * and TMPDIR, so that no settings of a real shop reach it.
 * @throws Error with the end of its output when it ends or does not answer
 */
export async function startService(program: Program, closing: AsyncDisposableStack): Promise<Service> {
  const { PATH = '', HOME = '', TMPDIR = '/tmp' } = process.env;
  const startedAt = performance.now();
  const child = spawn(program.command, program.args, {
    cwd: program.cwd,
    env: { PATH, HOME, TMPDIR, ...program.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      printed = `${printed}${chunk}`.slice(-2_000);
    });
  }
  const ended = once(child, 'exit');

  async function stop(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    const killing = setTimeout(() => child.kill('SIGKILL'), STOP_PATIENCE_MS);
    await ended;
    clearTimeout(killing);
  }

  closing.defer(stop);
  while (!(await isAnswering(program.readyAt))) {
    const hasEnded = child.exitCode !== null || child.signalCode !== null;
    if (hasEnded || performance.now() - startedAt > PATIENCE_MS) {
      await stop();
      throw new Error(`${program.command} ${program.args.join(' ')} did not start:\n${printed}`);
    }
    await wait(LOOK_AGAIN_MS);
  }
  return { pid: child.pid ?? 0, startSeconds: (performance.now() - startedAt) / 1000, stop };
}

function isAnswering(address: string): Promise<boolean> {
  return fetch(address).then(
    (answer) => answer.ok,
    () => false,
  );
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}
