import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { PictureFile, PictureStore } from './picture-store.ts';

const NAME = /^[\w.-]+$/;

/** The folder below the data folder that is served at /pictures/. */
export function shownFolder(dataDir: string): string {
  return path.join(dataDir, 'pictures');
}

/**
 * Pictures on this machine's disk: `pictures/` is served, `uploads/` is not. Creates both folders when they are
 * missing.
 */
export async function createDiskPictureStore(dataDir: string): Promise<PictureStore> {
  const shown = shownFolder(dataDir);
  const uploads = path.join(dataDir, 'uploads');
  await mkdir(shown, { recursive: true });
  await mkdir(uploads, { recursive: true, mode: 0o700 });
  return {
    async keepUpload(file) {
      const key = randomUUID();
      const unfinished = path.join(uploads, `${key}.part`);
      await writeDurably(unfinished, file);
      await rename(unfinished, path.join(uploads, key));
      return key;
    },

    readUpload: (key) => readFile(path.join(uploads, plain(key))).catch(absent),

    forgetUpload: (key) => rm(path.join(uploads, plain(key)), { force: true }),

    async showPicture(name, files) {
      const unfinished = path.join(uploads, `${randomUUID()}.part`);
      await mkdir(unfinished);
      try {
        await Promise.all(
          files.map((file) => writeDurably(path.join(unfinished, plain(file.name)), file.bytes)),
        );
        await rename(unfinished, path.join(shown, plain(name))).catch(alreadyThere);
      } finally {
        await rm(unfinished, { recursive: true, force: true });
      }
    },
  };
}

/** A name that cannot leave its folder, whatever was requested. */
function plain(name: string): string {
  if (!NAME.test(name) || name.startsWith('.')) throw new Error(`Not the name of a picture: ${name}`);
  return name;
}

async function writeDurably(file: string, bytes: PictureFile['bytes'] | Uint8Array): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

function alreadyThere(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
}
