import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Kind } from './product-picture.ts';

export type PictureEntry = {
  /** The name of its folder. */
  key: string;
  width: number;
  height: number;
  kind: Kind;
  /** Pictures with the same pose differ only in their cloth. */
  pose: string;
  /** The colour of the wall or floor, '#rrggbb'. */
  wall: string;
};
/** The pictures of each product by its slug, in the order of `kinds`. */
export type Manifest = Record<string, PictureEntry[]>;

export const PICTURES = path.resolve(import.meta.dirname, '../../../../demo/pictures');
const FILE = path.join(PICTURES, 'manifest.json');

export async function readManifest(): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(FILE, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw error;
  }
}

/** Writes the manifest, sorted by slug, and removes pictures that it no longer names. */
export async function writeManifest(manifest: Manifest): Promise<void> {
  const ordered = Object.fromEntries(
    Object.entries(manifest).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
  await writeFile(FILE, `${JSON.stringify(ordered, null, 2)}\n`);
  const named = new Set(Object.values(ordered).flatMap((entries) => entries.map(({ key }) => key)));
  for (const entry of await readdir(PICTURES, { withFileTypes: true })) {
    if (entry.isDirectory() && !named.has(entry.name))
      await rm(path.join(PICTURES, entry.name), { recursive: true });
  }
}
