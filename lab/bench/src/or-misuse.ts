const MISUSE_EXIT_CODE = 2;

/**
 * Returns what the arguments ask for. If `read` throws a TypeError about them, ends the process with one
 * line.
 */
export function orMisuse<Asked>(read: () => Asked): Asked {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    console.error(error.message.replaceAll('\n', ' '));
    process.exit(MISUSE_EXIT_CODE);
  }
}
