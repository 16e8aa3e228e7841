import { fork } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs one of our files in its own process: it receives its task as a message and replies with one.
 * @throws Error when it ends without a reply
 */
export async function runApart<Order extends object, Report>(file: URL, order: Order): Promise<Report> {
  const child = fork(file, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${file.pathname} exited (${code}) without a result.`);
  });
  child.send(order);
  const [report] = await Promise.race([once(child, 'message'), ended]);
  // Its end no longer matters.
  ended.catch(() => undefined);
  child.kill();
  return report as Report;
}
