export type CallQueue<Result> = {
  /** Runs the task once all earlier ones have ended, whether or not they succeeded. */
  run: (task: () => Promise<Result>) => Promise<Result>;
  /** Whether no task is running or waiting. */
  isIdle: () => boolean;
  /** The result of the last successful task. */
  lastResult: () => Result | undefined;
};

/**
 * Creates a queue for the calls of a store that updates before the server does, so that they reach the server
 * in the order of the clicks.
 */
export function createQueue<Result>(): CallQueue<Result> {
  let last: Promise<unknown> = Promise.resolve();
  let underWay = 0;
  let latest: Result | undefined;
  return {
    async run(task) {
      underWay += 1;
      const before = last;
      const result = before.then(task);
      last = result.catch(() => undefined);
      try {
        latest = await result;
        return latest;
      } finally {
        underWay -= 1;
      }
    },
    isIdle: () => underWay === 0,
    lastResult: () => latest,
  };
}
