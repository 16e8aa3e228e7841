import { createHash } from 'node:crypto';
import { type PictureWidths, pictureFiles, pictureFolder } from '@gulmohar/contract/shop/picture-files.ts';
import sharp, { type Sharp } from 'sharp';
import { deepPixelsOf, type Picture } from '../drawing/picture.ts';

export type Sizes = PictureWidths & { mostBytes: number };
export type File = { name: string; bytes: Buffer };

const firstQuality = { avif: 58, webp: 78 } as const;

/** Encodes all files of the picture; the largest stays within its limit, the smaller ones proportionally. */
export async function encodeSizes(picture: Picture, sizes: Sizes): Promise<File[]> {
  const raster = rasterOf(picture);
  const files: File[] = [];
  for (const { width, format } of pictureFiles(sizes)) {
    const limit = sizes.mostBytes * (width / Math.max(...sizes.avif)) ** 1.4;
    const { data, info } = await raster
      .clone()
      .resize(width)
      .toColourspace('rgb16')
      .raw({ depth: 'ushort' })
      .toBuffer({ resolveWithObject: true });
    const pixels = new Uint16Array(data.buffer, data.byteOffset, data.length / 2);
    const scaled = () => sharp(pixels, { raw: { width: info.width, height: info.height, channels: 3 } });
    files.push({ name: `${width}.${format}`, bytes: await within(limit, scaled, format) });
  }
  return files;
}

async function within(limit: number, scaled: () => Sharp, format: 'avif' | 'webp'): Promise<Buffer> {
  for (let quality: number = firstQuality[format]; ; quality -= 4) {
    const bytes = await (format === 'avif'
      ? scaled().avif({ quality, effort: 2, chromaSubsampling: '4:2:0', bitdepth: 10 })
      : scaled().toColourspace('srgb').webp({ quality, effort: 4, smartSubsample: true })
    ).toBuffer();
    if (bytes.length <= limit || quality < 20) return bytes;
  }
}

/** The picture in sRGB, ready for scaling and encoding. */
export function rasterOf(picture: Picture) {
  const { width, height } = picture.view;
  return sharp(deepPixelsOf(picture), { raw: { width, height, channels: 3 } });
}

/** The folder name for a picture of that name with these files. */
export async function folderName(name: string, files: File[], picture: Picture): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file.name).update(file.bytes);
  const pixel = await rasterOf(picture).resize(1, 1, { fit: 'fill' }).toColourspace('srgb').raw().toBuffer();
  return pictureFolder(name, hash.digest('hex').slice(0, 8), pixel.subarray(0, 3).toString('hex'));
}
