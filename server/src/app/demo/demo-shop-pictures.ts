import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Shop, shop } from '@gulmohar/contract/shop/shop.ts';

const MANIFEST = path.resolve(import.meta.dirname, '../../../../demo/brand-pictures/manifest.json');

/** Hero pictures, category tiles and the picture of shared links that belong to the demo shop. */
export function demoShopPictures(): Shop['pictures'] {
  return shop.shape.pictures.parse(JSON.parse(readFileSync(MANIFEST, 'utf8')));
}
