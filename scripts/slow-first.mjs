import { BaseSequencer } from 'vitest/node';

/** Small files of tests that take long; `busy-database` waits for most of a minute. */
const SLOW = ['busy-database', 'courier-lives', 'fuzz', 'import-steps'];

/** Files that wait for processes and timeouts. Side by side they would leave the processor idle. */
const WAITING = [
  ...['sandbox-modes', 'killed-payout', 'web-processes', 'lost-connection', 'backup-to-s3', 'replica'],
  ...['embedded-postgres'],
];

/** How much of the run those that wait are spread over; one begun late would be waited for at its end. */
const SPREAD_OVER = 0.7;

/**
 * Sorts files like Vitest, which begins with the largest while it knows no durations, but begins those of a
 * project that take longer than their size suggests. Otherwise the run would end with nothing to do but wait
 * for the last of them.
 */
export class SlowFirst extends BaseSequencer {
  /** @param {import('vitest/node').TestSpecification[]} files */
  async sort(files) {
    const sorted = await super.sort(files);
    // A worker serves only one project.
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((one) => arranged(sorted.filter(({ project }) => project === one)));
  }
}

function arranged(files) {
  const order = files
    .filter((file) => placeIn(WAITING, file) < 0)
    .sort((one, other) => placeAmongSlow(one) - placeAmongSlow(other));
  const waiting = files.filter((file) => placeIn(WAITING, file) >= 0);
  const distance = Math.ceil((order.length * SPREAD_OVER) / (waiting.length || 1));
  waiting.forEach((file, at) => {
    order.splice((at + 1) * distance, 0, file);
  });
  return order;
}

function placeAmongSlow(file) {
  const place = placeIn(SLOW, file);
  return place < 0 ? SLOW.length : place;
}

function placeIn(names, { moduleId }) {
  return names.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
}
