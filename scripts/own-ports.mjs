/** Below the ranges from which systems assign ports: 32768 on Linux, 49152 elsewhere. */
const FIRST = 20_000;
const EACH = 10;
const PROCESSES = 1_000;

/**
 * Returns ports for a program that is restarted. They are derived from the process id, because a port that is
 * looked up could be taken by another process before it is used.
 * @param {number} count at most 10
 * @returns {number[]}
 */
export function ownPorts(count) {
  const first = FIRST + (process.pid % PROCESSES) * EACH;
  return Array.from({ length: count }, (_, index) => first + index);
}
