import {
  type PictureFileName,
  pictureFiles,
  productWidths,
  ZOOM_WIDTH,
} from '@gulmohar/contract/shop/picture-files.ts';
import sharp, { type Sharp } from 'sharp';

type Format = PictureFileName['format'];
/** Finished sRGB with 16 bits a channel. */
export type DeepPixels = { data: Uint16Array; width: number; height: number };
export type EncodedFile = { name: string; bytes: Buffer };

/** The most bytes a file may have, so that all pictures of the demo together stay below 60 MB. */
const budgets: Record<Format, Record<number, number>> = {
  avif: { 180: 4_500, 360: 11_000, 540: 17_500, 800: 28_000, 1200: 39_000, [ZOOM_WIDTH]: 200_000 },
  webp: { 800: 31_000 },
};
const firstSettings: Record<Format, Settings> = {
  avif: { quality: 38, softness: 0 },
  webp: { quality: 50, softness: 0 },
};
/** The weave is the finest detail: it needs this quality, and is not worth more. */
const ZOOM_SETTINGS: Settings = { quality: 37, softness: 0 };
/**
 * Below these qualities a picture is softened instead, because missing yarns are less noticeable than blocks.
 */
const lastQuality: Record<Format, number> = { avif: 26, webp: 24 };
/** All smaller files are scaled from this width. */
const MIDDLING = 1200;
/** Ten bits keep soft walls free of banding and blocks. */
const AVIF = { effort: 1, chromaSubsampling: '4:2:0', bitdepth: 10 } as const;

/**
 * Encodes all files of a picture, each with the best quality within its budget. A picture that is wide enough
 * gets a zoom file.
 */
export async function encodeAll(pixels: DeepPixels): Promise<EncodedFile[]> {
  const { data, width, height } = pixels;
  const source = sharp(data, { raw: { width, height, channels: 3 } });
  const middling = await ready(
    source.clone().resize(MIDDLING, Math.round((MIDDLING * height) / width), { kernel: 'lanczos3' }),
  );
  const files: EncodedFile[] = [];
  const settings = { ...firstSettings };
  for (const { width: size, format } of pictureFiles(productWidths, hasZoom(pixels))) {
    const isZoom = size === ZOOM_WIDTH;
    const scaled = isZoom ? pixels : await scaledTo(middling, size);
    const begin = isZoom ? ZOOM_SETTINGS : settings[format];
    const fitting = await fit(scaled, format, budgets[format][size] ?? 0, begin);
    files.push({ name: `${size}.${format}`, bytes: fitting.bytes });
    settings[format] = fitting.settings;
  }
  return files;
}

/** Whether the picture is wide enough for a zoom file. */
export function hasZoom({ width }: Pick<DeepPixels, 'width'>): boolean {
  return width >= ZOOM_WIDTH;
}

type Settings = { quality: number; softness: number };

async function scaledTo({ data, width, height }: DeepPixels, size: number): Promise<DeepPixels> {
  const source = sharp(data, { raw: { width, height, channels: 3 } });
  return ready(source.resize(size, Math.round((size * height) / width), { kernel: 'lanczos3' }));
}

/** Scaled once, then encoded as often as necessary. */
async function ready(scaled: Sharp): Promise<DeepPixels> {
  const { data, info } = await scaled
    .toColourspace('rgb16')
    .raw({ depth: 'ushort' })
    .toBuffer({ resolveWithObject: true });
  return {
    data: new Uint16Array(data.buffer, data.byteOffset, data.length / 2),
    width: info.width,
    height: info.height,
  };
}

/** Reduced settings for a picture that would otherwise come out at 1 / part of its budget. */
function eased({ quality, softness }: Settings, format: Format, part: number): Settings {
  const next = Math.min(quality - 2, Math.floor(quality * part ** 0.9));
  if (next >= lastQuality[format]) return { quality: next, softness };
  return {
    quality: lastQuality[format],
    softness: softness + (part < 0.55 ? 0.9 : part < 0.75 ? 0.6 : 0.35),
  };
}

async function fit(
  scaled: DeepPixels,
  format: Format,
  budget: number,
  begin: Settings,
): Promise<{ bytes: Buffer; settings: Settings }> {
  let settings = begin;
  for (;;) {
    const bytes = await encode(scaled, format, settings);
    if (bytes.length <= budget) return { bytes, settings };
    settings = eased(settings, format, budget / bytes.length);
  }
}

function encode(
  { data, width, height }: DeepPixels,
  format: Format,
  { quality, softness }: Settings,
): Promise<Buffer> {
  const image = sharp(data, { raw: { width, height, channels: 3 } });
  const soft = softness > 0 ? image.blur(softness) : image;
  return format === 'avif'
    ? soft.avif({ quality, ...AVIF }).toBuffer()
    : soft.toColourspace('srgb').webp({ quality, effort: 3, smartSubsample: true }).toBuffer();
}
