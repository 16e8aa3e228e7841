import type { Dirent } from 'node:fs';
import { mkdir, open, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { type ArchiveEntry, FILES } from './archive.ts';

/** What the owner uploaded, and the pictures that were made of it. */
const FOLDERS = ['pictures', 'uploads'];
/** Opens what the database keeps sealed. In a backup that anybody can read it would undo the seal. */
const MASTER_KEY = 'master.key';
/** Of an upload that is being written. */
const UNFINISHED = '.part';

/** The files below the data folder that a backup holds. One that is deleted meanwhile is left out. */
export async function* ownFiles(dataDir: string, isEncrypted: boolean): AsyncGenerator<ArchiveEntry> {
  for (const folder of FOLDERS) yield* filesBelow(dataDir, folder);
  if (isEncrypted) yield* fileOf(dataDir, MASTER_KEY);
}

async function* filesBelow(dataDir: string, folder: string): AsyncGenerator<ArchiveEntry> {
  for (const entry of await readFolder(path.join(dataDir, folder))) {
    const name = `${folder}/${entry.name}`;
    if (entry.name.endsWith(UNFINISHED)) continue;
    if (entry.isDirectory()) yield* filesBelow(dataDir, name);
    if (entry.isFile()) yield* fileOf(dataDir, name);
  }
}

async function* fileOf(dataDir: string, name: string): AsyncGenerator<ArchiveEntry> {
  const file = path.join(dataDir, name);
  const found = await stat(file).catch(unlessAbsent);
  if (found) yield { name: `${FILES}${name}`, file, size: found.size };
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
  if (name !== MASTER_KEY && !(FOLDERS.includes(folder) && isPlain))
    throw new Error(`it holds a file called ${name}`);
  const file = path.join(dataDir, name);
  const isShown = folder === 'pictures';
  await mkdir(path.dirname(file), { recursive: true, mode: isShown || name === MASTER_KEY ? 0o755 : 0o700 });
  const handle = await open(file, 'wx', isShown ? 0o644 : 0o600).catch((error: NodeJS.ErrnoException) => {
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
