import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const MANIFEST = path.resolve(import.meta.dirname, '../../../../demo/pictures/manifest.json');

const manifest = z.record(z.string(), z.array(z.object({ key: z.string() })));

/** The rendered pictures of each demo product by its slug: addresses of the 800 px WebP files. */
export async function readPictures(): Promise<Map<string, string[]>> {
  const slugs = manifest.parse(JSON.parse(await readFile(MANIFEST, 'utf8')));
  return new Map(
    Object.entries(slugs).map(([slug, pictures]) => [
      slug,
      pictures.map(({ key }) => `/pictures/${key}/800.webp`),
    ]),
  );
}
