/** What was opened, to be closed the last first, also when the bench is interrupted. */
export type Closing = { add(close: () => Promise<unknown>): void; closeAll(): Promise<void> };

export function createClosing(): Closing {
  const stack: (() => Promise<unknown>)[] = [];
  return {
    add: (close) => stack.push(close),
    async closeAll() {
      for (let close = stack.pop(); close; close = stack.pop()) {
        await close().catch((error: unknown) => console.error(error));
      }
    },
  };
}
