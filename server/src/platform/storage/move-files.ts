import { S3Fault } from '../s3/s3-fault.ts';
import { checksumOf, type FileStore } from './file-store.ts';

const MAX_CONCURRENT = 8;

export type Progress = { files: number; bytes: number; ofFiles: number; ofBytes: number };

type Move = {
  /** Whether moved files also stay in the source store. */
  isCopy: boolean;
  onProgress(progress: Progress): void;
};

/** The SHA-256 of an upload's content, which its name begins with. */
const PROMISED = /^uploads\/([0-9a-f]{64})\./;

/**
 * An open shop reads from both. A file is removed only once its checksum in the target is verified, so a move can be
 * resumed.
 * @returns damaged uploads, which stay
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

  async function copyOne(name: string): Promise<string | undefined> {
    const file = await from.open(name);
    if (!file?.asBlob) return file && to.write(name, file.bytes);
    await file.cancel();
    return to.write(name, await file.asBlob());
  }

  const workers = Array.from({ length: MAX_CONCURRENT }, () =>
    moveInTurn().catch((error: unknown) => {
      hasFailed = true;
      throw error;
    }),
  );
  // Waits for all workers before failing, so that a restarted move does not overlap with this one.
  const ends = await Promise.allSettled(workers);
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
  return damaged;
}

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
