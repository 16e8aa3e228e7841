import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pictureFolder, ZOOM_WIDTH } from '@gulmohar/contract/shop/picture-files.ts';
import type { DemoPicture } from '@gulmohar/demo/catalogue/types.ts';
import sharp from 'sharp';
import { deepPixelsOf, hexOf, type Picture } from '../drawing/picture.ts';
import { type DeepPixels, type EncodedFile, encodeAll, hasZoom } from './encode.ts';
import type { PictureEntry } from './manifest.ts';
import { drawProduct, type Kind, kinds, type Staging, shapeOf } from './product-picture.ts';

export type RenderJob = { slug: string; picture: DemoPicture; kind: Kind; staging: Staging };

const WIDTH = 1200;
/** Drawn larger than it is shown, so that edges are smooth; the widest file is enlarged slightly. */
const DRAWN = 1800;

/** Draws, encodes and writes one picture into a folder named after its content. */
export async function renderJob(
  { slug, picture, kind, staging }: RenderJob,
  folder: string,
): Promise<PictureEntry> {
  const width = kind === 'detail' ? ZOOM_WIDTH : WIDTH;
  const height = (width * 4) / 3;
  const pixels = await resized(await drawProduct(picture, kind, staging, DRAWN), width, height);
  const files = await encodeAll(pixels);
  const name = `${slug}-${kinds.indexOf(kind) + 1}`;
  const key = pictureFolder(name, hashOf(files), await mainColour(pixels), hasZoom(pixels));
  await mkdir(path.join(folder, key), { recursive: true });
  for (const file of files) await writeFile(path.join(folder, key, file.name), file.bytes);
  const { wall, isTurned } = staging;
  return { key, width, height, kind, pose: shapeOf(picture, kind, isTurned), wall: hexOf(wall) };
}

/** The picture at full size, whatever size it was drawn at. */
async function resized(picture: Picture, width: number, height: number): Promise<DeepPixels> {
  const drawn = { data: deepPixelsOf(picture), width: picture.view.width, height: picture.view.height };
  if (drawn.width === width) return drawn;
  const { data } = await rawOf(drawn)
    .resize(width, height, { kernel: 'lanczos3' })
    .sharpen({ sigma: width > drawn.width ? 0.8 : 0.5, m1: 0.4, m2: 0.8 })
    .toColourspace('rgb16')
    .raw({ depth: 'ushort' })
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint16Array(data.buffer, data.byteOffset, data.length / 2), width, height };
}

/** The average colour of the picture, rrggbb, for its placeholder. */
async function mainColour(pixels: DeepPixels): Promise<string> {
  const { data } = await rawOf(pixels)
    .resize(3, 4, { fit: 'fill' })
    .resize(1, 1, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data.subarray(0, 3).toString('hex');
}

function rawOf({ data, width, height }: DeepPixels) {
  return sharp(data, { raw: { width, height, channels: 3 } });
}

function hashOf(files: EncodedFile[]): string {
  const hash = createHash('sha256');
  for (const { name, bytes } of files) hash.update(name).update(bytes);
  return hash.digest('hex').slice(0, 8);
}
