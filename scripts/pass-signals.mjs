const LOOK_AFTER_PARENT_MS = 500;
/** npm forwards signals that may have reached this process already; within this time they count as one. */
const SAME_SIGNAL_MS = 1000;

/**
 * Forwards signals to a child. npm runs this process through a shell that dies of SIGTERM without forwarding
 * it, so the child is stopped as well when the parent has ended.
 */
export function passSignals(child) {
  let last = 0;
  const pass = (signal) => {
    const isSame = Date.now() - last < SAME_SIGNAL_MS;
    last = Date.now();
    // The terminal sends Ctrl+C to the child itself.
    if (!isSame && !(signal === 'SIGINT' && process.stdin.isTTY)) child.kill(signal);
  };
  const handlers = {
    SIGINT: () => pass('SIGINT'),
    SIGTERM: () => pass('SIGTERM'),
    // The terminal was closed: the child shuts down gracefully.
    SIGHUP: () => pass('SIGTERM'),
  };
  for (const [signal, handler] of Object.entries(handlers)) process.on(signal, handler);

  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    pass('SIGTERM');
  }, LOOK_AFTER_PARENT_MS);

  return {
    wasAskedToStop: () => last > 0,
    stop() {
      clearInterval(watch);
      for (const [signal, handler] of Object.entries(handlers)) process.off(signal, handler);
    },
  };
}
