export type CallQueue<Answer> = {
  /** Runs the task once all earlier ones have ended, whether or not they succeeded. */
  run: (task: () => Promise<Answer>) => Promise<Answer>;
  /** Whether no task is running or waiting. */
  isIdle: () => boolean;
  /** The result of the last successful task. */
  lastAnswer: () => Answer | undefined;
};

/**
 * Creates a queue for the calls of a store that updates before the server does, so that they reach the server
 * in the order of the clicks.
 */
export function createQueue<Answer>(): CallQueue<Answer> {
  let last: Promise<unknown> = Promise.resolve();
  let underWay = 0;
  let answered: Answer | undefined;
  return {
    async run(task) {
      underWay += 1;
      const before = last;
      const result = before.then(task);
      last = result.catch(() => undefined);
      try {
        answered = await result;
        return answered;
      } finally {
        underWay -= 1;
      }
    },
    isIdle: () => underWay === 0,
    lastAnswer: () => answered,
  };
}
