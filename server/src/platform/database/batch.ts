import DataLoader from 'dataloader';

const MAX_AT_ONCE = 500;
/** How long a call of `later` waits for others to join its batch. */
const COMPANY_MS = 50;

type Batch<Question, Answer> = {
  (question: Question): Promise<Answer>;
  /** For calls whose answer is not urgent: sent with the next urgent call, or after a moment. */
  later(question: Question): Promise<Answer>;
};

/**
 * Batches concurrent calls: calls made while a statement is running are combined into the next one. A single
 * call runs at once.
 * @param ask answers the questions, in the same order
 */
export function batch<Question, Answer>(
  ask: (questions: readonly Question[]) => Promise<readonly Answer[]>,
): Batch<Question, Answer> {
  let underWay: Promise<unknown> = Promise.resolve();
  let collected: (() => void)[] = [];
  let isTimed = false;
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

  function sendInAMoment(): void {
    if (isTimed) return;
    isTimed = true;
    setTimeout(() => {
      isTimed = false;
      sendSoon();
    }, COMPANY_MS).unref();
  }

  function askedWith(send: () => void) {
    return (question: Question) => {
      const answer = loader.load(question);
      send();
      return answer;
    };
  }

  return Object.assign(askedWith(sendSoon), { later: askedWith(sendInAMoment) });
}
