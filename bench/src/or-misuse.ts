const MISUSE_EXIT_CODE = 2;

/** What the arguments ask for; ends the process with one line when `read` throws a TypeError of what is wrong with them. */
export function orMisuse<Asked>(read: () => Asked): Asked {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    console.error(error.message.replaceAll('\n', ' '));
    process.exit(MISUSE_EXIT_CODE);
  }
}
