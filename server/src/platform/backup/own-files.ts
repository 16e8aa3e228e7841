import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type FileStore, isFileName, type StoredFile } from '../storage/file-store.ts';
import { type ArchiveEntry, FILES } from './archive.ts';

export type OwnFiles = {
  /** Where the master key is. */
  dataDir: string;
  /** Pictures and uploads; undefined: the backup is made without. */
  files: FileStore | undefined;
};

/** Opens what the database keeps sealed. In a backup that anybody can read it would undo the seal. */
const MASTER_KEY = 'master.key';
/** A bucket takes a while to answer: so many files are asked for before it is their turn. */
const AHEAD = 8;

/** The files that a backup holds. One that is deleted meanwhile is left out. */
export async function* ownFiles(
  { dataDir, files }: OwnFiles,
  isEncrypted: boolean,
): AsyncGenerator<ArchiveEntry> {
  if (files) {
    for await (const { name, file } of openedAhead(files)) {
      if (file) yield { name: `${FILES}${name}`, stream: file.bytes, size: file.size };
    }
  }
  const key = isEncrypted && (await readFile(path.join(dataDir, MASTER_KEY)).catch(unlessAbsent));
  if (key) yield { name: `${FILES}${MASTER_KEY}`, bytes: key };
}

type Opened = { name: string; file: StoredFile | undefined };

async function* openedAhead(files: FileStore): AsyncGenerator<Opened> {
  const waiting: Promise<Opened>[] = [];
  for await (const { name } of files.list()) {
    const opening = files.open(name).then((file) => ({ name, file }));
    // What fails is said when its turn comes.
    opening.catch(() => undefined);
    waiting.push(opening);
    const next = waiting.length > AHEAD && waiting.shift();
    if (next) yield await next;
  }
  for (const next of waiting) yield await next;
}

/**
 * Keeps a file of a backup. Names are never used for other content, so one that is there stays.
 * @throws Error for a name that leads elsewhere
 */
export async function restoreFile(
  { dataDir, files }: { dataDir: string; files: FileStore },
  name: string,
  bytes: AsyncIterable<Uint8Array>,
): Promise<void> {
  if (name === MASTER_KEY) return keepMasterKey(dataDir, await buffer(bytes));
  if (!isFileName(name)) throw new Error(`it holds a file called ${name}`);
  const there = await files.open(name);
  if (!there) {
    await files.write(name, bytes);
    return;
  }
  await there.cancel();
  for await (const _ of bytes);
}

async function keepMasterKey(dataDir: string, key: Uint8Array): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  await writeFile(path.join(dataDir, MASTER_KEY), key, { mode: 0o600, flag: 'wx', flush: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
}

function unlessAbsent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
