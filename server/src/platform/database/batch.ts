import DataLoader from 'dataloader';

const MAX_AT_ONCE = 500;

/**
 * Batches concurrent calls: calls made while a statement is running are combined into the next one. A single
 * call runs at once.
 * @param ask answers the questions, in the same order
 */
export function batch<Question, Answer>(
  ask: (questions: readonly Question[]) => Promise<readonly Answer[]>,
): (question: Question) => Promise<Answer> {
  let underWay: Promise<unknown> = Promise.resolve();
  let collected: (() => void)[] = [];
  const loader = new DataLoader<Question, Answer>(
    (questions) => {
      const asking = ask(questions);
      underWay = asking.catch(() => undefined);
      return asking;
    },
    {
      cache: false,
      maxBatchSize: MAX_AT_ONCE,
      batchScheduleFn: (send) => void collected.push(send),
    },
  );

  function sendSoon(): void {
    void underWay.then(() => {
      const due = collected;
      collected = [];
      for (const send of due) send();
    });
  }

  return (question) => {
    const answer = loader.load(question);
    sendSoon();
    return answer;
  };
}
