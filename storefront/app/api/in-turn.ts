export type CallQueue<Answer> = {
  /** Runs the task when those before it have ended, successfully or not. */
  run: (task: () => Promise<Answer>) => Promise<Answer>;
  /** Whether nothing is under way. */
  isIdle: () => boolean;
  /** The result of the last successful task. */
  lastAnswer: () => Answer | undefined;
};

/** A queue for the calls of a store that is ahead of the server: they reach it in the order of the clicks. */
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
