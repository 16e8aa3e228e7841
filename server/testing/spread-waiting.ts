import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that wait for half a minute or longer, for a lock or for processes that are started and killed. */
const MOSTLY_WAITING = ['killed-payout', 'busy-database', 'killed-shop'];

/**
 * Sorts files like Vitest, but spreads those that mostly wait over the first half, so that others run
 * meanwhile. Otherwise the run would end with nothing to do but wait for the last of them.
 */
export class SpreadWaiting extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const waiting = MOSTLY_WAITING.flatMap((name) =>
      sorted.filter(({ moduleId }) => moduleId.endsWith(`/${name}.test.ts`)),
    );
    const others = sorted.filter((file) => !waiting.includes(file));
    const distance = Math.ceil(others.length / (2 * MOSTLY_WAITING.length));
    for (const [place, file] of waiting.entries()) others.splice(place * (distance + 1), 0, file);
    return others;
  }
}
