import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';

const FOLDER = path.join(import.meta.dirname, '../../.cache/drape');

/**
 * Returns the result cached under this name for this version of the code, or makes and caches it.
 * @param code changes whenever the result would
 */
export async function cached<T>(name: string, code: string, make: () => Promise<T> | T): Promise<T> {
  const file = path.join(FOLDER, `${name.replaceAll(' ', '-')}.${code}.zst`);
  if (existsSync(file)) return deserialize(zstdDecompressSync(readFileSync(file))) as T;
  const made = await make();
  mkdirSync(FOLDER, { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, zstdCompressSync(serialize(made)));
  renameSync(unfinished, file);
  return made;
}

/** A hash of the code in folders and files beside this one, and of the settings passed to it. */
export function codeMark(places: string[], settings = ''): string {
  const hash = createHash('sha256').update(settings);
  for (const place of places) {
    const full = path.join(import.meta.dirname, place);
    const files = place.endsWith('.ts')
      ? [full]
      : readdirSync(full)
          .filter((name) => name.endsWith('.ts'))
          .sort()
          .map((name) => path.join(full, name));
    for (const file of files) if (!file.includes('.test.')) hash.update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 10);
}
