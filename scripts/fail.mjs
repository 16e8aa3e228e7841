/** Exits with one clear line. */
export function fail(message) {
  console.error(message);
  process.exit(1);
}

/** @returns {string} the seconds since `started`, as shown to people */
export function secondsSince(started) {
  return `${((performance.now() - started) / 1000).toFixed(0)} s`;
}
