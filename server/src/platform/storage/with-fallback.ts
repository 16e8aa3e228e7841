import type { FileStore } from './file-store.ts';

/**
 * Combines two stores while files are moved from one to the other: writes to the first, reads from wherever a
 * file is. A move writes the file to the first before removing it from the other, so a file found in neither
 * is looked up once more.
 */
export function withFallback(first: FileStore, other: FileStore): FileStore {
  return {
    // Files moved in the meantime appear in one of the lists or in both.
    async *list() {
      yield* other.list();
      yield* first.list();
    },

    async open(name) {
      try {
        const file = await first.open(name);
        if (file) return file;
      } catch (error) {
        const file = await other.open(name).catch(() => undefined);
        if (file) return file;
        throw error;
      }
      return (await other.open(name)) ?? first.open(name);
    },

    write: (name, bytes) => first.write(name, bytes),

    async remove(name) {
      await other.remove(name);
      await first.remove(name);
    },
  };
}
