import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ShutdownHooks } from './closing.ts';

/** A shop with a million products indexes all of them before it answers. */
const PATIENCE_MS = 180_000;
const LOOK_AGAIN_MS = 20;
/** Longer than the shop's own wait for work in progress. */
const STOP_PATIENCE_MS = 20_000;

export type Service = {
  pid: number;
  /** The port that it chose. */
  port: number;
  /** The last lines it printed, for finding the cause of a failure. */
  lastWords(): string;
  stop(): Promise<void>;
};

/**
 * Starts a program in its own process, to be stopped at the end at the latest, and waits until it answers. Of
 * this process's environment it only gets PATH, HOME and TMPDIR, so that no settings of a real shop reach it.
 * @param env with port 0, so that it picks a free port and reports it
 * @param readyAt returns the address that must answer, given that port
 * @throws Error with its output when it ends or does not answer
 */
export async function startService(
  program: readonly string[],
  env: Record<string, string>,
  readyAt: (port: number) => string,
  shutdownHooks: ShutdownHooks,
): Promise<Service> {
  const [command = process.execPath, ...args] = program;
  const { PATH = '', HOME = '', TMPDIR = '/tmp' } = process.env;
  const child = spawn(command, args, {
    env: { PATH, HOME, TMPDIR, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  let port = 0;
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      printed = `${printed}${chunk}`.slice(-1_500);
      port ||= Number(/ is open: http\S+:(\d+)\s/.exec(printed)?.[1] ?? 0);
    });
  }
  const ended = once(child, 'exit').then(() => 'ended' as const);

  async function stop(): Promise<void> {
    child.kill('SIGTERM');
    const killing = setTimeout(() => child.kill('SIGKILL'), STOP_PATIENCE_MS);
    await ended;
    clearTimeout(killing);
  }

  shutdownHooks.add(stop);
  if (await isAnswering(() => (port ? readyAt(port) : undefined), ended)) {
    return { pid: child.pid ?? 0, port, lastWords: () => printed, stop };
  }
  await stop();
  throw new Error(`${program.map((part) => path.basename(part)).join(' ')} did not start:\n${printed}`);
}

async function isAnswering(addressOf: () => string | undefined, ended: Promise<'ended'>): Promise<boolean> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const address = addressOf();
    const seen = await Promise.race([ended, address ? look(address) : false]);
    if (seen === 'ended') return false;
    if (seen) return true;
    await wait(LOOK_AGAIN_MS);
  }
  return false;
}

function look(address: string): Promise<boolean> {
  return fetch(address).then(
    (answer) => answer.ok,
    () => false,
  );
}
