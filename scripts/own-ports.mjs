/** Below those that systems give to whoever asks for any: 32768 on Linux, 49152 elsewhere. */
const FIRST = 20_000;
const EACH = 10;
const PROCESSES = 1_000;

/**
 * Ports for what a process starts and starts again: known by the process's number, so that nothing has to be looked up
 * that somebody else could take meanwhile.
 * @param {number} count at most 10
 * @returns {number[]}
 */
export function ownPorts(count) {
  const first = FIRST + (process.pid % PROCESSES) * EACH;
  return Array.from({ length: count }, (_, index) => first + index);
}
