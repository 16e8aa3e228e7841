/** Closes what was opened, the last first, even if the bench is interrupted while opening more. */
export type ShutdownHooks = { add(close: () => Promise<unknown>): void; closeAll(): Promise<void> };

export function createClosing(): ShutdownHooks {
  const stack: (() => Promise<unknown>)[] = [];
  let isClosed = false;
  return {
    add(close) {
      if (isClosed) void close().catch(() => undefined);
      else stack.push(close);
    },
    async closeAll() {
      isClosed = true;
      for (let close = stack.pop(); close; close = stack.pop()) {
        await close().catch((error: unknown) => console.error(error));
      }
    },
  };
}
