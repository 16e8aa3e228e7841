import path from 'node:path';
import { demoProducts } from '@gulmohar/demo/catalogue/products.ts';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { linearColour, pixelsOf } from '../drawing/picture.ts';
import { PICTURES, type PictureEntry, readManifest } from './manifest.ts';
import { drawProduct, type Kind, kinds, shapeOf } from './product-picture.ts';

/*
 * Drawn small, which is fast, and compared at low resolution, where size and encoding matter little. Bytes
 * are not compared, because they also change with the encoders. Worn garments hang slightly differently when
 * drawn small.
 */
const LYING = { width: 160, most: 3 };
const WORN = { width: 120, most: 8 };

test.each([
  ['maroon-banarasi-silk-saree', 'scale', LYING],
  ['sage-chikankari-kurti', 'scale', LYING],
  ['emerald-enamel-jhumka', 'front', LYING],
  ['khadi-mustard-short-kurti', 'back', WORN],
] as const)(
  'the committed picture of %s, %s, matches what is drawn today',
  async (slug, kind, { width, most }) => {
    const difference = meanDifference(await drawn(slug, kind, width), await committed(slug, kind));
    expect(difference).toBeLessThan(most);
  },
);

async function drawn(slug: string, kind: Kind, size: number): Promise<Buffer> {
  const product = demoProducts.find((one) => one.slug === slug);
  if (!product) throw new Error(`Not in the catalogue: ${slug}`);
  const { pose, wall } = await entryOf(slug, kind);
  const isTurned = pose === shapeOf(product.picture, kind, true);
  const staging = { wall: linearColour(wall), isTurned };
  const picture = await drawProduct(product.picture, kind, staging, size);
  const { width, height } = picture.view;
  const pixels = Buffer.from(pixelsOf(picture, kinds.indexOf(kind) + 1));
  return fromAfar(sharp(pixels, { raw: { width, height, channels: 3 } }));
}

async function committed(slug: string, kind: Kind): Promise<Buffer> {
  const { key } = await entryOf(slug, kind);
  return fromAfar(sharp(path.join(PICTURES, key, '1200.avif')).toColourspace('srgb'));
}

async function entryOf(slug: string, kind: Kind): Promise<PictureEntry> {
  const entry = (await readManifest())[slug]?.find((one) => one.kind === kind);
  if (!entry) throw new Error(`Not drawn: ${slug}, ${kind}`);
  return entry;
}

function fromAfar(picture: Sharp): Promise<Buffer> {
  return picture.resize(45, 60, { fit: 'fill' }).removeAlpha().raw().toBuffer();
}

/** From 0 to 255, over all channels. */
function meanDifference(one: Buffer, other: Buffer): number {
  expect(one).toHaveLength(other.length);
  return one.reduce((sum, value, i) => sum + Math.abs(value - (other[i] ?? 0)), 0) / one.length;
}
