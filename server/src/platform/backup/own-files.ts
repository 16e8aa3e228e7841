import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type FileStore, isFileName, type StoredFile } from '../storage/file-store.ts';
import { type ArchiveEntry, FILES } from './archive.ts';

export type OwnFiles = {
  dataDir: string;
  files: FileStore | undefined;
};

/** Only in encrypted backups: in a readable one it would defeat the encryption. */
const MASTER_KEY = 'master.key';
/** How many files are opened ahead of time, because a bucket takes a while to respond. */
const AHEAD = 8;

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
    // The error is thrown when this file's turn comes.
    opening.catch(() => undefined);
    waiting.push(opening);
    const next = waiting.length > AHEAD && waiting.shift();
    if (next) yield await next;
  }
  for (const next of waiting) yield await next;
}

/** A name never stands for different content, so an existing file stays. @throws Error for a path outside the folder */
export async function restoreFile(
  { dataDir, files }: { dataDir: string; files: FileStore },
  name: string,
  bytes: AsyncIterable<Uint8Array>,
): Promise<void> {
  if (name === MASTER_KEY) return keepMasterKey(dataDir, await buffer(bytes));
  if (!isFileName(name)) throw new Error(`it contains an unexpected entry, ${name}`);
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
