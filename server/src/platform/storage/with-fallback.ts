import type { FileStore } from './file-store.ts';

/**
 * Two stores as one, while files move from one to the other: written to the first, read from wherever a file is.
 * Moving stores a file there before it removes it here, so whoever finds it in neither looks once more.
 */
export function withFallback(first: FileStore, other: FileStore): FileStore {
  return {
    // What is moved meanwhile is in one of the lists, or in both.
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
