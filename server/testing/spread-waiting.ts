import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** They wait for half a minute or longer: for a lock that is held, for processes that start and are killed. */
const MOSTLY_WAITING = ['killed-payout', 'busy-database', 'killed-shop'];

/**
 * Files in Vitest's order, but those that mostly wait one by one within the first half, so that others work meanwhile. The
 * last of them would else be waited for by nobody but the developer.
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
