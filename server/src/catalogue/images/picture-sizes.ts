import { createHash } from 'node:crypto';
import type { CropArea } from '@gulmohar/contract/admin/product-edit.ts';
import {
  type PictureFileName,
  type PictureWidths,
  pictureFiles,
  ZOOM_WIDTH,
} from '@gulmohar/contract/shop/picture-files.ts';
import sharp, { type Sharp } from 'sharp';
import type { PictureFile } from '../../platform/storage/picture-store.ts';
import { unreadablePicture } from './picture-file.ts';
import { assertUsable, MAX_PIXELS } from './usable-picture.ts';

/** A picture's sizes, the first eight digits of their hash, and the mean colour as rrggbb. */
export type PictureSizes = { files: PictureFile[]; hash: string; colour: string; hasZoom: boolean };

type Format = PictureFileName['format'];

export type PictureShape = {
  width: number;
  height: number;
  widths: PictureWidths;
  mayZoom?: boolean;
  /** Shown whole on this ground, rather than cut. */
  ground?: string | undefined;
  /** The maximum bytes of the largest file; smaller ones get less in proportion. */
  mostBytes: number;
};

/** The exponent by which a file's bytes grow with its width; larger pictures need fewer bytes per pixel. */
const GROWTH = 1.5;
/** The AVIF encoder's default effort, from 0 to 9. With 3, files are 5 % smaller and take more than twice as long. */
const USUAL_EFFORT = 1;
const FIRST_QUALITY: Record<Format, number> = { avif: 58, webp: 80 };
const LAST_QUALITY: Record<Format, number> = { avif: 28, webp: 34 };
const AVIF = { chromaSubsampling: '4:2:0', bitdepth: 10 } as const;
/** The background of the shop's pages, which replaces transparency. */
const GROUND = '#fbf3e6';

/**
 * Makes all sizes of a picture from an uploaded file: upright, in sRGB, without location, camera or other
 * metadata. The same file always gives the same bytes.
 * @param crop applied first; if absent or of another shape, the most salient part is kept
 * @param effort of the encoder, 0 to 9
 * @throws ShopError INVALID_INPUT unless it is a JPEG, PNG, WebP or AVIF picture of at most 40 megapixels
 */
export async function makeSizes(
  file: Uint8Array,
  shape: PictureShape,
  crop?: CropArea | null,
  effort = USUAL_EFFORT,
): Promise<PictureSizes> {
  await assertUsable(file);
  const { picture, hasZoom } = await unpacked(file, shape, crop).catch(() => {
    throw unreadablePicture();
  });
  const files: PictureFile[] = [];
  const quality = { ...FIRST_QUALITY };
  for (const { width, format } of pictureFiles(shape.widths, hasZoom)) {
    const budget = shape.mostBytes * (width / shape.width) ** GROWTH;
    const { bytes, quality: found } = await encoded(picture, {
      width,
      budget,
      format,
      effort,
      // Budgets grow as files do, so what one width needed is not tried again with the next.
      quality: quality[format],
    });
    quality[format] = found;
    files.push({ name: `${width}.${format}`, bytes });
  }
  return { files, hash: hashOf(files), colour: await meanColour(picture), hasZoom };
}

async function unpacked(
  file: Uint8Array,
  shape: PictureShape,
  crop: CropArea | null | undefined,
): Promise<{ picture: Sharp; hasZoom: boolean }> {
  const area = await pixelsOf(file, crop ?? { left: 0, top: 0, width: 1, height: 1 });
  const height = (ZOOM_WIDTH * shape.height) / shape.width;
  const hasZoom = shape.mayZoom === true && area.width >= ZOOM_WIDTH && area.height >= height;
  const upright = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient();
  const { data, info } = await (crop ? upright.extract(area) : upright)
    .flatten({ background: shape.ground ?? GROUND })
    .resize(
      hasZoom ? ZOOM_WIDTH : shape.width,
      hasZoom ? height : shape.height,
      shape.ground ? { fit: 'contain', background: shape.ground } : { fit: 'cover', position: 'attention' },
    )
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { picture: sharp(data, { raw: info }), hasZoom };
}

async function pixelsOf(file: Uint8Array, crop: CropArea) {
  const { autoOrient } = await assertUsable(file);
  const part = (start: number, length: number, whole: number) => {
    const from = Math.min(whole - 1, Math.round(start * whole));
    return [from, Math.max(1, Math.min(whole - from, Math.round(length * whole)))] as const;
  };
  const [left, width] = part(crop.left, crop.width, autoOrient.width);
  const [top, height] = part(crop.top, crop.height, autoOrient.height);
  return { left, top, width, height };
}

type Encoding = { width: number; budget: number; format: Format; effort: number; quality: number };

/** Encodes at the best quality that fits, this one or a lower; if even the lowest does not, blurs the picture. */
async function encoded(
  picture: Sharp,
  { width, budget, format, effort, quality: first }: Encoding,
): Promise<{ bytes: Buffer; quality: number }> {
  const { data, info } = await picture.clone().resize(width).raw().toBuffer({ resolveWithObject: true });
  let quality = first;
  let softness = 0;
  for (;;) {
    const scaled = sharp(data, { raw: info });
    const bytes = await toFormat(softness > 0 ? scaled.blur(softness) : scaled, format, { quality, effort });
    const part = budget / bytes.length;
    if (part >= 1) return { bytes, quality };
    if (quality > LAST_QUALITY[format]) {
      quality = Math.max(LAST_QUALITY[format], Math.min(quality - 4, Math.floor(quality * part)));
    } else {
      softness += 0.5 / part;
    }
  }
}

function toFormat(
  image: Sharp,
  format: Format,
  { quality, effort }: { quality: number; effort: number },
): Promise<Buffer> {
  return format === 'avif'
    ? image.avif({ quality, effort, ...AVIF }).toBuffer()
    : image.webp({ quality, smartSubsample: true }).toBuffer();
}

function hashOf(files: PictureFile[]): string {
  const hash = createHash('sha256');
  for (const { name, bytes } of files) hash.update(name).update(bytes);
  return hash.digest('hex').slice(0, 8);
}

async function meanColour(picture: Sharp): Promise<string> {
  const { channels } = await picture.clone().stats();
  return channels
    .slice(0, 3)
    .map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'))
    .join('');
}
