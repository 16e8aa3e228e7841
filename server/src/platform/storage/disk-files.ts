import { createHash, randomUUID } from 'node:crypto';
import { type Dirent, openAsBlob } from 'node:fs';
import { mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { assertFileName, type FileBytes, type FileStore, isFileName, UNFINISHED } from './file-store.ts';

export function shownFolder(dataDir: string): string {
  return path.join(dataDir, 'pictures');
}

export async function createFileFolders(dataDir: string): Promise<void> {
  await mkdir(shownFolder(dataDir), { recursive: true });
  await mkdir(path.join(dataDir, 'uploads'), { recursive: true, mode: 0o700 });
}

export function diskFiles(dataDir: string): FileStore {
  function pathOf(name: string): string {
    assertFileName(name);
    return path.join(dataDir, name);
  }

  return {
    async *list() {
      for (const folder of ['pictures', 'uploads']) yield* filesBelow(dataDir, folder);
    },

    async open(name) {
      const file = pathOf(name);
      // An open file can be read to its end even if it is deleted.
      const handle = await open(file).catch(unlessAbsent);
      if (!handle) return undefined;
      const { size } = await handle.stat();
      return {
        size,
        sha256: undefined,
        bytes: handle.createReadStream(),
        asBlob: () => openAsBlob(file),
        cancel: () => handle.close(),
      };
    },

    async write(name, bytes) {
      const file = pathOf(name);
      await createFileFolders(dataDir);
      await mkdir(path.dirname(file), { recursive: true });
      const unfinished = path.join(dataDir, 'uploads', `${randomUUID()}${UNFINISHED}`);
      try {
        const sha256 = await writeDurably(unfinished, bytes);
        await rename(unfinished, file);
        return sha256;
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },

    async remove(name) {
      const file = pathOf(name);
      await rm(file, { force: true });
      const folder = path.dirname(file);
      if (path.dirname(folder) === shownFolder(dataDir)) await rmdir(folder).catch(unlessInUse);
    },
  };
}

async function* filesBelow(dataDir: string, folder: string): AsyncGenerator<{ name: string; size: number }> {
  for (const entry of await readFolder(path.join(dataDir, folder))) {
    const name = `${folder}/${entry.name}`;
    if (entry.name.endsWith(UNFINISHED)) continue;
    if (entry.isDirectory()) yield* filesBelow(dataDir, name);
    if (!entry.isFile() || !isFileName(name)) continue;
    const found = await stat(path.join(dataDir, name)).catch(unlessAbsent);
    if (found) yield { name, size: found.size };
  }
}

async function readFolder(folder: string): Promise<Dirent[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(unlessAbsent);
  return (entries ?? []).sort((one, other) => (one.name < other.name ? -1 : 1));
}

async function writeDurably(file: string, bytes: FileBytes): Promise<string> {
  const hash = createHash('sha256');
  const handle = await open(file, 'wx');
  try {
    for await (const chunk of chunksOf(bytes)) {
      hash.update(chunk);
      await handle.writeFile(chunk);
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  return hash.digest('hex');
}

function chunksOf(bytes: FileBytes): Iterable<Uint8Array> | AsyncIterable<Uint8Array> {
  if (bytes instanceof Uint8Array) return [bytes];
  return bytes instanceof Blob ? bytes.stream() : bytes;
}

function unlessAbsent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

/** Another size of the picture is still there, or another process has already removed the folder. */
function unlessInUse(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST' && error.code !== 'ENOENT') throw error;
}
