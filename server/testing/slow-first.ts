import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Small files of tests that take long or wait; the first one waits for most of a minute. */
const SLOW = ['busy-database', 'courier-lives', 'fuzz', 'sandbox-modes', 'killed-payout', 'import-steps'];

/**
 * Sorts files like Vitest, which begins with the largest while it knows no durations, but begins the server's
 * with those that take longer than their size suggests. Otherwise the run would end with nothing to do but
 * wait for the last of them.
 */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const slow = SLOW.flatMap((name) =>
      sorted.filter(({ moduleId }) => moduleId.endsWith(`/${name}.test.ts`)),
    );
    const others = sorted.filter((file) => !slow.includes(file));
    // Among the files of their project, because a worker serves only one.
    const place = others.findIndex(({ project }) => project === slow[0]?.project);
    return others.toSpliced(Math.max(place, 0), 0, ...slow);
  }
}
