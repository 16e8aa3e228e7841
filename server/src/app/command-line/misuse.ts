import { StartupError } from '../../platform/process/startup-error.ts';

/** A command was called wrongly; the message says how it is called. */
export class Misuse extends StartupError {}

/** @throws Misuse for an argument that the command does not take */
export function assertNoMore(positionals: readonly string[], taken: number): void {
  const extra = positionals[taken];
  if (extra !== undefined) throw new Misuse(`There is an argument too many: ${extra}`);
}
