import { createHash } from 'node:crypto';
import type { BrandPicture } from '@gulmohar/contract/site/theme.ts';
import sharp, { type Sharp } from 'sharp';
import type { PictureFile } from '../../platform/storage/picture-store.ts';
import { unreadablePicture } from './picture-file.ts';
import { assertUsable, MAX_PIXELS } from './usable-picture.ts';

export type BrandPictureUse = 'logo' | 'mark' | 'share';
export type BrandFiles = {
  files: PictureFile[];
  hash: string;
  shown: { file: string } & Omit<BrandPicture, 'address'>;
};

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };
/** Twice as large as a logo is ever shown. */
const LOGO = { width: 480, height: 160 };
const SHARE = { width: 1200, height: 630 };
const MARK_SIZES = [48, 192, 512];
/** The part of a maskable icon that no phone cuts off is a circle of 80 %. */
const MASKABLE = { size: 512, inner: 360 };

/**
 * Makes the files of a logo, mark or share picture from an uploaded one. A logo keeps its transparency, and has a PNG for
 * mail programs.
 * @throws ShopError INVALID_INPUT unless it is a JPEG, PNG, WebP or AVIF picture of at most 40 megapixels
 */
export async function makeBrandFiles(file: Uint8Array, use: BrandPictureUse): Promise<BrandFiles> {
  await assertUsable(file);
  const picture = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient();
  return makers[use](picture).catch(() => {
    throw unreadablePicture();
  });
}

const makers: Record<BrandPictureUse, (picture: Sharp) => Promise<BrandFiles>> = {
  async logo(picture) {
    const fitted = picture.resize({ ...LOGO, fit: 'inside', withoutEnlargement: true });
    const { data, info } = await fitted.clone().png().toBuffer({ resolveWithObject: true });
    const webp = await fitted.clone().webp({ quality: 90, alphaQuality: 100 }).toBuffer();
    return brandFiles({ 'logo.png': data, 'logo.webp': webp }, { file: 'logo.webp', ...sizeOf(info) });
  },

  async mark(picture) {
    const square = (size: number) =>
      picture.clone().resize({ width: size, height: size, fit: 'contain', background: CLEAR });
    const files: Record<string, Buffer> = {};
    for (const size of MARK_SIZES) files[`${size}.png`] = await square(size).png().toBuffer();
    // Phones replace transparency by black.
    files['180.png'] = await square(180).flatten({ background: '#ffffff' }).png().toBuffer();
    const margin = (MASKABLE.size - MASKABLE.inner) / 2;
    files['maskable.png'] = await square(MASKABLE.inner)
      .extend({ top: margin, bottom: margin, left: margin, right: margin, background: CLEAR })
      .flatten({ background: '#ffffff' })
      .png()
      .toBuffer();
    return brandFiles(files, { file: '512.png', width: 512, height: 512 });
  },

  async share(picture) {
    const jpeg = await picture
      .resize({ ...SHARE, fit: 'cover', position: 'attention' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82 })
      .toBuffer();
    return brandFiles({ 'share.jpg': jpeg }, { file: 'share.jpg', ...SHARE });
  },
};

function sizeOf({ width, height }: { width: number; height: number }) {
  return { width, height };
}

function brandFiles(files: Record<string, Buffer>, shown: BrandFiles['shown']): BrandFiles {
  const hash = createHash('sha256');
  for (const [name, bytes] of Object.entries(files)) hash.update(name).update(bytes);
  return {
    files: Object.entries(files).map(([name, bytes]) => ({ name, bytes })),
    hash: hash.digest('hex').slice(0, 8),
    shown,
  };
}
