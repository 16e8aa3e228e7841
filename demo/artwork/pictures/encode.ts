import sharp from 'sharp';

export const widths = [180, 360, 540, 800, 1200] as const;
export const formats = ['avif', 'webp'] as const;

/** Most bytes that a file may have; together they stay under 240 KB a picture. */
const budgets: Record<(typeof formats)[number], Record<(typeof widths)[number], number>> = {
  avif: { 180: 5_500, 360: 13_000, 540: 20_000, 800: 33_000, 1200: 44_000 },
  webp: { 180: 6_500, 360: 15_500, 540: 25_000, 800: 37_000, 1200: 44_000 },
};
const firstQuality = { avif: 54, webp: 72 };
/** Below these a picture is softened instead: missing yarns are missed less than blocks are seen. */
const lastQuality = { avif: 26, webp: 24 };
const AVIF_EFFORT = 2;

type Scaled = { data: Buffer; info: { width: number; height: number } };
export type EncodedFile = { name: string; bytes: Buffer };

/** All sizes and formats of a picture, each with the best quality that fits its budget. */
export async function encodeAll(pixels: Buffer, width: number, height: number): Promise<EncodedFile[]> {
  const source = sharp(pixels, { raw: { width, height, channels: 3 } });
  const files: EncodedFile[] = [];
  for (const size of widths) {
    const scaled = await source
      .clone()
      .resize(size, Math.round((size * height) / width), { kernel: 'lanczos3' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (const format of formats) {
      files.push({ name: `${size}.${format}`, bytes: await fit(scaled, format, budgets[format][size]) });
    }
  }
  return files;
}

async function fit(scaled: Scaled, format: (typeof formats)[number], budget: number): Promise<Buffer> {
  let quality = firstQuality[format];
  let softness = 0;
  for (;;) {
    const bytes = await encode(scaled, format, quality, softness);
    if (bytes.length <= budget) return bytes;
    // Size falls a little faster than quality: aim just below the budget.
    const next = Math.min(quality - 3, Math.floor(quality * (budget / bytes.length) ** 0.85));
    if (next >= lastQuality[format]) quality = next;
    else {
      softness += 0.35;
      quality = lastQuality[format] + 8;
    }
  }
}

function encode({ data, info }: Scaled, format: (typeof formats)[number], quality: number, softness: number): Promise<Buffer> {
  const { width, height } = info;
  const image = sharp(data, { raw: { width, height, channels: 3 } });
  const soft = softness > 0 ? image.blur(softness) : image;
  return format === 'avif'
    ? soft.avif({ quality, effort: AVIF_EFFORT }).toBuffer()
    : soft.webp({ quality, effort: 4, smartSubsample: true }).toBuffer();
}
