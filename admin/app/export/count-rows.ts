const QUOTE = 0x22;
const LINE_FEED = 0x0a;

/**
 * Counts the rows of a CSV file, without its header, as the bytes arrive. A line break within quotes does not
 * end a row.
 * @returns a function that takes the next bytes and returns the number of rows so far
 */
export function rowCounter(): (bytes: Uint8Array) => number {
  let lines = 0;
  let isQuoted = false;
  return (bytes) => {
    for (const byte of bytes) {
      if (byte === QUOTE) isQuoted = !isQuoted;
      else if (byte === LINE_FEED && !isQuoted) lines += 1;
    }
    return Math.max(0, lines - 1);
  };
}
