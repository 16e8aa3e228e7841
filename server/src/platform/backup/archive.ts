import { z } from 'zod';

/** The entries of the tar file, in their order; without `end.json` a backup is incomplete. */
export const MANIFEST = 'manifest.json';
export const DATA = 'data/';
export const FILES = 'files/';
export const END = 'end.json';

const table = z.object({
  /** The qualified name, quoted where SQL requires it. */
  name: z.string(),
  columns: z.array(z.string()).min(1),
});

export const manifest = z.object({
  format: z.literal(1, 'it was made by a newer version of the shop'),
  madeAt: z.iso.datetime(),
  postgresql: z.string(),
  migrations: z.array(z.string()).min(1),
  tables: z.array(table).min(1),
});

export const ending = z.object({
  rows: z.record(z.string(), z.int()),
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
