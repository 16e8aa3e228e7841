import type { Dirent } from 'node:fs';
import { mkdir, open, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { type ArchiveEntry, FILES } from './archive.ts';

/** What the owner uploaded, and the pictures that were made of it. */
const FOLDERS = ['pictures', 'uploads'];
/** Of an upload that is being written. */
const UNFINISHED = '.part';

/** The files below the data folder that a backup holds. One that is deleted meanwhile is left out. */
export async function* ownFiles(dataDir: string): AsyncGenerator<ArchiveEntry> {
  for (const folder of FOLDERS) yield* filesBelow(dataDir, folder);
}

async function* filesBelow(dataDir: string, folder: string): AsyncGenerator<ArchiveEntry> {
  for (const entry of await readFolder(path.join(dataDir, folder))) {
    const name = `${folder}/${entry.name}`;
    if (entry.name.endsWith(UNFINISHED)) continue;
    if (entry.isDirectory()) yield* filesBelow(dataDir, name);
    if (!entry.isFile()) continue;
    const file = path.join(dataDir, name);
    const found = await stat(file).catch(unlessAbsent);
    if (found) yield { name: `${FILES}${name}`, file, size: found.size };
  }
}

async function readFolder(folder: string): Promise<Dirent[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(unlessAbsent);
  return (entries ?? []).sort((one, other) => (one.name < other.name ? -1 : 1));
}

/**
 * Writes a file of a backup where it was. Names are never used for other content, so one that is there stays.
 * @throws Error for a name that leads elsewhere
 */
export async function restoreFile(
  dataDir: string,
  name: string,
  bytes: AsyncIterable<Uint8Array>,
): Promise<void> {
  const [folder = '', ...rest] = name.split('/');
  const isPlain = rest.length > 0 && rest.every((part) => /^[\w.-]+$/.test(part) && !/^\.+$/.test(part));
  if (!FOLDERS.includes(folder) || !isPlain) throw new Error(`it holds a file called ${name}`);
  const file = path.join(dataDir, name);
  await mkdir(path.dirname(file), { recursive: true, mode: folder === 'uploads' ? 0o700 : 0o755 });
  const handle = await open(file, 'wx').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  try {
    for await (const chunk of bytes) await handle?.write(chunk);
    await handle?.sync();
  } finally {
    await handle?.close();
  }
}

function unlessAbsent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
