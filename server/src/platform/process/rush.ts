/** The number of concurrent calls from which the process counts as busy. */
const RUSH_FROM = 4;

let callsUnderWay = 0;

/** Counts a call as concurrent until it has finished. */
export async function whileCounted<Result>(work: () => Promise<Result>): Promise<Result> {
  callsUnderWay += 1;
  try {
    return await work();
  } finally {
    callsUnderWay -= 1;
  }
}

/** Whether this process is so busy with calls that less urgent work should wait. */
export function isRush(): boolean {
  return callsUnderWay >= RUSH_FROM;
}
