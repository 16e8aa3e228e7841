/** Where backups are kept. */
export type BackupPlace = {
  /** Names of all that is there, in any order. */
  list(): Promise<string[]>;
  /** Keeps the whole or nothing. @returns the size in bytes */
  write(name: string, bytes: ReadableStream<Uint8Array>): Promise<number>;
  /** @throws Error when there is none of that name */
  read(name: string): Promise<ReadableStream<Uint8Array>>;
  remove(name: string): Promise<void>;
};
