import { z } from 'zod';

/**
 * A backup is a tar file with these entries, in this order: `manifest.json`, `data/<table>/<part>` with rows
 * as COPY writes them, `files/<name of a picture or an upload>`, and `end.json`, without which the backup is
 * incomplete.
 */
export const MANIFEST = 'manifest.json';
export const DATA = 'data/';
export const FILES = 'files/';
export const END = 'end.json';

const table = z.object({
  /** The qualified name, quoted where SQL requires it. */
  name: z.string(),
  /** Likewise; generated columns are left out. */
  columns: z.array(z.string()).min(1),
});

export const manifest = z.object({
  format: z.literal(1, 'it was made by a newer version of the shop'),
  madeAt: z.iso.datetime(),
  /** The version of the PostgreSQL server, for anyone who inspects the file. */
  postgresql: z.string(),
  /** The migrations that had been applied to the database. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(table).min(1),
});

export const ending = z.object({
  /** Row counts by table. */
  rows: z.record(z.string(), z.int()),
  /** The last value of each sequence. */
  sequences: z.record(z.string(), z.string()),
  files: z.int(),
});

export type BackupTable = z.output<typeof table>;
export type Manifest = z.output<typeof manifest>;
export type Ending = z.output<typeof ending>;

/** An entry of the archive: bytes in memory, or a stream of exactly `size` bytes. */
export type ArchiveEntry = { name: string } & (
  | { bytes: Uint8Array }
  | { stream: AsyncIterable<Uint8Array>; size: number }
);
