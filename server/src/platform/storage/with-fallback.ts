import type { FileStore } from './file-store.ts';

/**
 * While files are moved: a move writes to the first before it removes, so a file found in neither is looked up once
 * more.
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
