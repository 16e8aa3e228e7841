export type InTurn = <T>(task: () => Promise<T>) => Promise<T>;

/** Makes a queue: what is given to it runs one after the other, in that order, whatever fails. */
export function createQueue(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
}
