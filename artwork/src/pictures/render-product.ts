import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DemoPicture } from '@gulmohar/demo/catalogue/types.ts';
import sharp from 'sharp';
import { pixelsOf } from '../drawing/picture.ts';
import { type EncodedFile, encodeAll } from './encode.ts';
import type { PictureEntry } from './manifest.ts';
import { drawProduct, type Kind, kinds } from './product-picture.ts';

export type RenderJob = { slug: string; picture: DemoPicture; kind: Kind };

/** Draws, encodes and writes one picture into a folder named for what is in it. */
export async function renderJob({ slug, picture, kind }: RenderJob, folder: string): Promise<PictureEntry> {
  const { view, ...drawn } = await drawProduct(picture, slug, kind);
  const pixels = await enlarged(
    Buffer.from(pixelsOf({ view, ...drawn }, kinds.indexOf(kind) + 1)),
    view.width,
    view.height,
  );
  const files = await encodeAll(pixels, width, height);
  const colour = await mainColour(pixels);
  const key = `${slug}-${kinds.indexOf(kind) + 1}.${hashOf(files)}.${colour}`;
  await mkdir(path.join(folder, key), { recursive: true });
  for (const { name, bytes } of files) await writeFile(path.join(folder, key, name), bytes);
  return { key, width, height, kind };
}

const [width, height] = [1200, 1600];

/** The picture in its full size, however large it was drawn. */
function enlarged(pixels: Buffer, drawnWidth: number, drawnHeight: number): Promise<Buffer> | Buffer {
  if (drawnWidth === width) return pixels;
  return sharp(pixels, { raw: { width: drawnWidth, height: drawnHeight, channels: 3 } })
    .resize(width, height, { kernel: 'lanczos3' })
    .sharpen({ sigma: 0.8, m1: 0.4, m2: 0.8 })
    .raw()
    .toBuffer();
}

/** The colour of the picture seen from afar, rrggbb, for the space that waits for it. */
async function mainColour(pixels: Buffer): Promise<string> {
  const { data } = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .resize(3, 4, { fit: 'fill' })
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data.subarray(0, 3).toString('hex');
}

function hashOf(files: EncodedFile[]): string {
  const hash = createHash('sha256');
  for (const { name, bytes } of files) hash.update(name).update(bytes);
  return hash.digest('hex').slice(0, 8);
}
