const LOOK_AFTER_PARENT_MS = 500;
/** npm passes on a signal that may have reached us already; within this time it is the same one. */
const SAME_SIGNAL_MS = 1000;

/**
 * Passes signals on to a child.
 * npm runs us through a shell that dies of SIGTERM without passing it on: when our parent has ended, the child stops
 * too.
 */
export function passSignals(child) {
  let last = 0;
  const pass = (signal) => {
    const isSame = Date.now() - last < SAME_SIGNAL_MS;
    last = Date.now();
    // The terminal gives Ctrl+C to the child itself.
    if (!isSame && !(signal === 'SIGINT' && process.stdin.isTTY)) child.kill(signal);
  };
  const handlers = {
    SIGINT: () => pass('SIGINT'),
    SIGTERM: () => pass('SIGTERM'),
    // A terminal that was closed: the child is to end as properly as ever.
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
