import { S3Fault } from '../s3/s3-fault.ts';
import { checksumOf, type FileStore } from './file-store.ts';

const AT_ONCE = 8;

export type Progress = { files: number; bytes: number; ofFiles: number; ofBytes: number };

type Move = {
  /** Whether what was moved stays where it was, too. */
  isCopy: boolean;
  onProgress(progress: Progress): void;
};

/** Of an upload: its name begins with the SHA-256 of what is in it. */
const PROMISED = /^uploads\/([0-9a-f]{64})\./;

/**
 * Moves all files from one store to the other, beside an open shop that reads from both. A file is removed here only when it
 * is there, by its checksum; so this can be killed at any moment, and goes on where it was when it is begun anew.
 * @returns the names of uploads that are not what they once were, and stay where they are
 */
export async function moveFiles(
  { from, to }: { from: FileStore; to: FileStore },
  { isCopy, onProgress }: Move,
): Promise<string[]> {
  const arrived = new Set<string>();
  for await (const { name } of to.list()) arrived.add(name);
  const progress: Progress = { files: 0, bytes: 0, ofFiles: 0, ofBytes: 0 };
  for await (const { size } of from.list()) {
    progress.ofFiles += 1;
    progress.ofBytes += size;
  }
  const damaged: string[] = [];
  const files = from.list();
  let hasFailed = false;

  async function moveInTurn(): Promise<void> {
    for (;;) {
      const { value: file, done } = await files.next();
      if (done || hasFailed) return;
      await moveOne(file.name);
      progress.files += 1;
      progress.bytes += file.size;
      onProgress(progress);
    }
  }

  async function moveOne(name: string): Promise<void> {
    const sha256 = arrived.has(name) ? await sameIn(from, to, name) : undefined;
    const moved = sha256 ?? (await copyOne(name));
    if (moved === undefined) return;
    const promised = PROMISED.exec(name)?.[1];
    if (promised && promised !== moved) {
      damaged.push(name);
      await to.remove(name);
    } else if (!isCopy) await from.remove(name);
  }

  /** @returns undefined when it was deleted meanwhile */
  async function copyOne(name: string): Promise<string | undefined> {
    const file = await from.open(name);
    if (!file?.asBlob) return file && to.write(name, file.bytes);
    await file.cancel();
    return to.write(name, await file.asBlob());
  }

  const workers = Array.from({ length: AT_ONCE }, () =>
    moveInTurn().catch((error: unknown) => {
      hasFailed = true;
      throw error;
    }),
  );
  // All have ended before a failure is told: a move begun anew must not meet the rest of this one.
  const ends = await Promise.allSettled(workers);
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
  return damaged;
}

/** @returns the SHA-256 of a file that two stores have alike */
async function sameIn(one: FileStore, other: FileStore, name: string): Promise<string | undefined> {
  const [here, there] = await Promise.all([
    checksumOf(one, name),
    checksumOf(other, name).catch(unlessDamaged),
  ]);
  return here === there ? here : undefined;
}

function unlessDamaged(error: unknown): undefined {
  if (!(error instanceof S3Fault) || error.kind !== 'damaged') throw error;
}
