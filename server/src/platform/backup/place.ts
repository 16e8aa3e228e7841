export type BackupPlace = {
  list(): Promise<string[]>;
  /** Writes the whole file or nothing. @returns the size in bytes */
  write(name: string, bytes: ReadableStream<Uint8Array>): Promise<number>;
  /** @throws Error when there is no file of that name */
  read(name: string): Promise<ReadableStream<Uint8Array>>;
  remove(name: string): Promise<void>;
};
