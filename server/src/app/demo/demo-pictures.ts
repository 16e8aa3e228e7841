import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { productWidths } from '@gulmohar/contract/shop/picture-files.ts';
import { type Shop, shop } from '@gulmohar/contract/shop/shop.ts';
import { pictureAlts } from '@gulmohar/demo/catalogue/picture-alts.ts';
import { demoProducts } from '@gulmohar/demo/catalogue/products.ts';
import { z } from 'zod';
import type { DrawnPicture } from './renew-pictures.ts';

const DEMO = path.resolve(import.meta.dirname, '../../../../demo');

const manifest = z.record(z.string(), z.array(z.object({ key: z.string() })));

export async function readPictures(): Promise<Map<string, DrawnPicture[]>> {
  const slugs = manifest.parse(JSON.parse(await readFile(path.join(DEMO, 'pictures/manifest.json'), 'utf8')));
  return new Map(
    demoProducts.map((product) => {
      const alts = pictureAlts(product);
      const drawn = (slugs[product.slug] ?? []).map(({ key }, at) => ({
        address: `/pictures/${key}/${productWidths.webp}.webp`,
        alt: alts[at] ?? '',
      }));
      return [product.id, drawn];
    }),
  );
}

export function demoShopPictures(): Shop['pictures'] {
  return shop.shape.pictures.parse(
    JSON.parse(readFileSync(path.join(DEMO, 'brand-pictures/manifest.json'), 'utf8')),
  );
}
