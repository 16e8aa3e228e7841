import { createHash, randomBytes } from 'node:crypto';
import { type FileBytes, type FileStore, readWhole, type StoredFile } from './file-store.ts';

/** One size of a picture: `800.webp`. */
export type PictureFile = { name: string; bytes: Buffer };

export type PictureStore = {
  /** Stores a file as it was uploaded; it is never served. @returns the key to fetch it by */
  keepUpload(file: Uint8Array): Promise<string>;
  readUpload(key: string): Promise<Buffer | undefined>;
  openUpload(key: string): Promise<StoredFile | undefined>;
  forgetUpload(key: string): Promise<void>;
  /** Writing a name twice changes nothing. Its URL is used nowhere before all sizes are stored. */
  showPicture(name: string, files: { name: string; bytes: FileBytes }[]): Promise<void>;
  openPicture(name: string, file: string): Promise<StoredFile | undefined>;
};

/** Distinguishes two uploads of the same file, so that each can be deleted without the other. */
const APART_BYTES = 4;

export function createPictureStore(files: FileStore): PictureStore {
  return {
    async keepUpload(file) {
      const sha256 = createHash('sha256').update(file).digest('hex');
      const key = `${sha256}.${randomBytes(APART_BYTES).toString('hex')}`;
      await files.write(`uploads/${key}`, file);
      return key;
    },

    async readUpload(key) {
      const file = await files.open(`uploads/${key}`);
      return file && readWhole(file);
    },

    openUpload: (key) => files.open(`uploads/${key}`),

    forgetUpload: (key) => files.remove(`uploads/${key}`),

    async showPicture(name, sizes) {
      await Promise.all(sizes.map((size) => files.write(`pictures/${name}/${size.name}`, size.bytes)));
    },

    openPicture: (name, file) => files.open(`pictures/${name}/${file}`),
  };
}
