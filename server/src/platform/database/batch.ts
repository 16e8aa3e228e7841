import DataLoader from 'dataloader';

const MAX_AT_ONCE = 500;

/**
 * Batches concurrent calls: calls made while a statement is running are combined into the next one.
 * A call on its own runs at once.
 * @param ask answers the questions, in the same order
 */
export function batch<Question, Answer>(
  ask: (questions: readonly Question[]) => Promise<readonly Answer[]>,
): (question: Question) => Promise<Answer> {
  let underWay: Promise<unknown> = Promise.resolve();
  const loader = new DataLoader<Question, Answer>(
    (questions) => {
      const asking = ask(questions);
      underWay = asking.catch(() => undefined);
      return asking;
    },
    {
      cache: false,
      maxBatchSize: MAX_AT_ONCE,
      batchScheduleFn: (send) => void underWay.then(send),
    },
  );
  return (question) => loader.load(question);
}
