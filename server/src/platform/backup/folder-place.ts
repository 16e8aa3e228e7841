import { createReadStream } from 'node:fs';
import { access, lstat, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { BackupPlace } from './place.ts';

const UNFINISHED = '.part';
const ABANDONED_MS = 60 * 60_000;

export function folderPlace(folder: string): BackupPlace {
  const fileOf = (name: string) => path.join(folder, path.basename(name));
  return {
    list: async () => (await readdir(folder).catch(noneYet)).filter((name) => !name.endsWith(UNFINISHED)),

    async write(name, bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await removeAbandoned(folder);
      const unfinished = `${fileOf(name)}${UNFINISHED}`;
      try {
        const size = await writeDurably(unfinished, bytes);
        await rename(unfinished, fileOf(name));
        return size;
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },

    async read(name) {
      await access(fileOf(name));
      return Readable.toWeb(createReadStream(fileOf(name))) as ReadableStream<Uint8Array>;
    },

    remove: (name) => rm(fileOf(name), { force: true }),
  };
}

/** Removes what a killed backup left behind; one that is still being made is written to all the time. */
async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    if (!name.endsWith(UNFINISHED)) continue;
    const written = await lstat(file).catch(() => undefined);
    if (written && Date.now() - written.mtimeMs > ABANDONED_MS) await rm(file, { force: true });
  }
}

async function writeDurably(file: string, bytes: AsyncIterable<Uint8Array>): Promise<number> {
  const handle = await open(file, 'w', 0o600);
  try {
    let size = 0;
    for await (const chunk of bytes) {
      await handle.writeFile(chunk);
      size += chunk.length;
    }
    await handle.sync();
    return size;
  } finally {
    await handle.close();
  }
}

function noneYet(error: NodeJS.ErrnoException): string[] {
  if (error.code !== 'ENOENT') throw error;
  return [];
}
