import { z } from 'zod';

/**
 * What is in a backup, a tar file, in this order: `manifest.json`, `data/<table>/<part>` with rows as COPY writes them,
 * `files/<name of a picture or an upload>`, and `end.json`, without which it is not whole.
 */
export const MANIFEST = 'manifest.json';
export const DATA = 'data/';
export const FILES = 'files/';
export const END = 'end.json';

const table = z.object({
  /** With its schema, quoted where SQL wants it. */
  name: z.string(),
  /** Likewise; generated columns are left out. */
  columns: z.array(z.string()).min(1),
});

export const manifest = z.object({
  format: z.literal(1, 'it was made by a newer version of the shop'),
  madeAt: z.iso.datetime(),
  /** The server's version, for whoever looks into the file. */
  postgresql: z.string(),
  /** Names of the migrations that its tables come from. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(table).min(1),
});

export const ending = z.object({
  /** By table. */
  rows: z.record(z.string(), z.int()),
  /** Last values by sequence. */
  sequences: z.record(z.string(), z.string()),
  files: z.int(),
});

export type BackupTable = z.output<typeof table>;
export type Manifest = z.output<typeof manifest>;
export type Ending = z.output<typeof ending>;

/** What goes into the archive: bytes at hand, or as many of a stream as its header says. */
export type ArchiveEntry = { name: string } & (
  | { bytes: Uint8Array }
  | { stream: AsyncIterable<Uint8Array>; size: number }
);
