import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism, constants, setPriority, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import { ShopError } from '../../platform/http/shop-error.ts';
import { isPictureFile, unreadablePicture } from './picture-file.ts';
import type { PictureCall, PictureOutcome, PictureWorks } from './picture-program.ts';

const PROGRAM = fileURLToPath(new URL('picture-program.ts', import.meta.url));
/** The program ends itself long before, unless its decoder does not let it. */
const MAX_MS = 600_000;
/** Decoded pictures are large, so a process of the shop handles a second at a time only where memory is plenty. */
const ENOUGH_MEMORY = 3_000_000_000;
const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
const atOnce = pLimit(memory >= ENOUGH_MEMORY ? Math.min(2, availableParallelism()) : 1);

type Args<Name extends keyof PictureWorks> =
  Parameters<PictureWorks[Name]> extends [Uint8Array, ...infer Others] ? Others : never;

/**
 * Works on an uploaded picture in a process of its own, which knows none of the shop's secrets and has limits
 * of memory and time.
 * @throws ShopError INVALID_INPUT unless it is a picture that can be used within these limits
 */
export async function inPictureProcess<Name extends keyof PictureWorks>(
  name: Name,
  file: Uint8Array,
  ...args: Args<Name>
): Promise<Awaited<ReturnType<PictureWorks[Name]>>> {
  if (!isPictureFile(file)) throw unreadablePicture();
  const outcome = await atOnce(() => run({ name, args: [file, ...args] }));
  // It ended itself, or the system ended it.
  if (!outcome) throw unreadablePicture();
  if ('refusal' in outcome) throw new ShopError('INVALID_INPUT', outcome.refusal);
  if ('failure' in outcome) throw new Error(`The picture could not be processed: ${outcome.failure}`);
  return outcome.result as Awaited<ReturnType<PictureWorks[Name]>>;
}

async function run(call: PictureCall): Promise<PictureOutcome | undefined> {
  const child = fork(PROGRAM, {
    env: {},
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    timeout: MAX_MS,
    killSignal: 'SIGKILL',
  });
  standBack(child.pid);
  const ended = once(child, 'exit').then(() => undefined);
  const answered = once(child, 'message').then(([outcome]) => outcome as PictureOutcome);
  child.send(call);
  return Promise.race([answered, ended]);
}

/** Leaves the processors to whoever buys something. */
function standBack(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already, or the system does not let it: then it works as any other.
  }
}
