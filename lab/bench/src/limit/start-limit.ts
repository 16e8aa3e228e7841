import { fork } from 'node:child_process';
import { once } from 'node:events';

/**
 * Starts one of the programs beside this file in its own process, so that the load is not generated where it
 * is answered.
 * @returns the URL of its server
 */
export async function startLimit(
  program: URL,
  order: object,
  closing: AsyncDisposableStack,
): Promise<string> {
  const child = fork(program, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  closing.defer(() => void child.kill());
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${program.pathname} ended (${code})`);
  });
  child.send(order);
  const [port] = await Promise.race([once(child, 'message'), ended]);
  ended.catch(() => undefined);
  return `http://127.0.0.1:${port}`;
}
