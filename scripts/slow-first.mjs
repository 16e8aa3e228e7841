import { BaseSequencer } from 'vitest/node';

/** Small files of tests that take long or wait; `busy-database` waits for most of a minute. */
const SLOW = [
  ...['committed-pictures', 'pictures/product-picture', 'draw-fabric'],
  ...['busy-database', 'courier-lives', 'fuzz', 'sandbox-modes', 'killed-payout', 'import-steps'],
];

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
    return projects.flatMap((one) =>
      sorted
        .filter(({ project }) => project === one)
        .sort((some, other) => placeAmongSlow(some) - placeAmongSlow(other)),
    );
  }
}

function placeAmongSlow({ moduleId }) {
  const place = SLOW.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
  return place < 0 ? SLOW.length : place;
}
