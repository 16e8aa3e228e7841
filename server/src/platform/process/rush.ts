/** From how many calls at once on it is a rush. */
const RUSH_FROM = 4;

let callsUnderWay = 0;

/** Counts a call while it is worked on. */
export async function whileCounted<Result>(work: () => Promise<Result>): Promise<Result> {
  callsUnderWay += 1;
  try {
    return await work();
  } finally {
    callsUnderWay -= 1;
  }
}

/** Whether this process has so much to answer just now that what can wait should. */
export function isRush(): boolean {
  return callsUnderWay >= RUSH_FROM;
}
