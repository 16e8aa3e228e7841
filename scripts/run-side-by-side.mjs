import { runChild } from './run-child.mjs';

/**
 * Runs commands in order, a few at a time, and shows the output of each when it has ended. After a failure no
 * further one starts.
 * @param {[command: string, args: string[]][]} commands
 * @returns {Promise<number>} the exit code of one that failed, or 0
 */
export async function runSideBySide(commands, { places = 2, ...options }) {
  const waiting = [...commands];
  let failure = 0;
  async function takeNext() {
    const next = waiting.shift();
    if (!next || failure !== 0) return;
    const { code, output } = await runChild(...next, { ...options, capture: true });
    process.stdout.write(output);
    failure ||= code;
    await takeNext();
  }
  await Promise.all(Array.from({ length: places }, takeNext));
  return failure;
}
