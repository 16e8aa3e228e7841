import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Shop, shop } from '@gulmohar/contract/shop/shop.ts';
import { z } from 'zod';

const DEMO = path.resolve(import.meta.dirname, '../../../../demo');

const manifest = z.record(z.string(), z.array(z.object({ key: z.string() })));

/** The rendered pictures of each demo product by its slug: addresses of the 800 px WebP files. */
export async function readPictures(): Promise<Map<string, string[]>> {
  const slugs = manifest.parse(JSON.parse(await readFile(path.join(DEMO, 'pictures/manifest.json'), 'utf8')));
  return new Map(
    Object.entries(slugs).map(([slug, pictures]) => [
      slug,
      pictures.map(({ key }) => `/pictures/${key}/800.webp`),
    ]),
  );
}

/** Hero pictures, category tiles and the picture of shared links that belong to the demo shop. */
export function demoShopPictures(): Shop['pictures'] {
  return shop.shape.pictures.parse(
    JSON.parse(readFileSync(path.join(DEMO, 'brand-pictures/manifest.json'), 'utf8')),
  );
}
