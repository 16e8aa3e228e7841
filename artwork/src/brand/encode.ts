import { createHash } from 'node:crypto';
import sharp, { type OutputInfo } from 'sharp';
import { type Picture, pixelsOf } from '../drawing/picture.ts';

export type Sizes = { widths: readonly number[]; mostBytes: number };
type Scaled = { data: Buffer; info: OutputInfo };
export type File = { name: string; bytes: Buffer };

const firstQuality = { avif: 62, webp: 82 } as const;

/** The picture in every width as AVIF and WebP; the largest stays within the limit, smaller ones in proportion. */
export async function encodeSizes(picture: Picture, { widths, mostBytes }: Sizes): Promise<File[]> {
  const raster = rasterOf(picture);
  const files: File[] = [];
  for (const width of widths) {
    const limit = mostBytes * (width / Math.max(...widths)) ** 1.4;
    const scaled = await raster.clone().resize(width).raw().toBuffer({ resolveWithObject: true });
    for (const format of ['avif', 'webp'] as const) {
      files.push({ name: `${width}.${format}`, bytes: await within(limit, scaled, format) });
    }
  }
  return files;
}

async function within(limit: number, { data, info }: Scaled, format: 'avif' | 'webp'): Promise<Buffer> {
  for (let quality: number = firstQuality[format]; ; quality -= 4) {
    const image = sharp(data, { raw: info });
    const bytes = await (format === 'avif'
      ? image.avif({ quality, effort: 4 })
      : image.webp({ quality, effort: 4, smartSubsample: true })
    ).toBuffer();
    if (bytes.length <= limit || quality < 20) return bytes;
  }
}

/** The picture in sRGB, ready to be scaled and encoded. */
export function rasterOf(picture: Picture) {
  const { width, height } = picture.view;
  return sharp(Buffer.from(pixelsOf(picture, 7)), { raw: { width, height, channels: 3 } });
}

/** `<name>.<hash8>.<rrggbb>`: changes with the files, and says the picture's mean colour. */
export async function folderName(name: string, files: File[], picture: Picture): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file.name).update(file.bytes);
  const { channels } = await rasterOf(picture).stats();
  const colour = channels.map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0')).join('');
  return `${name}.${hash.digest('hex').slice(0, 8)}.${colour}`;
}
