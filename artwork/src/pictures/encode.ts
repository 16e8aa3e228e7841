import sharp from 'sharp';

export const widths = [180, 360, 540, 800, 1200] as const;
export const formats = ['avif', 'webp'] as const;

/** Most bytes that a file may have; together they stay under 240 KB a picture. */
const budgets: Record<(typeof formats)[number], Record<(typeof widths)[number], number>> = {
  avif: { 180: 5_500, 360: 13_000, 540: 20_000, 800: 33_000, 1200: 44_000 },
  webp: { 180: 6_500, 360: 15_500, 540: 25_000, 800: 37_000, 1200: 44_000 },
};
/** Below these a picture is softened instead: missing yarns are missed less than blocks are seen. */
const lastQuality = { avif: 26, webp: 24 };
const AVIF_EFFORT = 2;

type Scaled = { data: Buffer; info: { width: number; height: number } };
export type EncodedFile = { name: string; bytes: Buffer };

/** All sizes and formats of a picture, each with the best quality that fits its budget. */
export async function encodeAll(pixels: Buffer, width: number, height: number): Promise<EncodedFile[]> {
  const source = sharp(pixels, { raw: { width, height, channels: 3 } });
  const files: EncodedFile[] = [];
  const settings: Record<(typeof formats)[number], Settings> = {
    avif: { quality: 50, softness: 0 },
    webp: { quality: 62, softness: 0 },
  };
  for (const [index, size] of widths.entries()) {
    const scaled = await source
      .clone()
      .resize(size, Math.round((size * height) / width), { kernel: 'lanczos3' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (const format of formats) {
      const { bytes, settings: used } = await fit(scaled, format, budgets[format][size], settings[format]);
      files.push({ name: `${size}.${format}`, bytes });
      const next = widths[index + 1];
      if (next)
        settings[format] = eased(used, format, budgets[format][next] / grown(bytes.length, next / size));
    }
  }
  return files;
}

type Settings = { quality: number; softness: number };

/** Bytes to expect of the next size: a large picture of the same thing has less in each pixel. */
function grown(bytes: number, scale: number): number {
  return bytes * scale ** 1.5;
}

/** Settings for a picture that would come out at 1 / part of its budget. */
function eased({ quality, softness }: Settings, format: (typeof formats)[number], part: number): Settings {
  if (part >= 1) return { quality, softness };
  const next = Math.min(quality - 3, Math.floor(quality * part ** 1.2));
  if (next >= lastQuality[format]) return { quality: next, softness };
  return {
    quality: lastQuality[format],
    softness: softness + (part < 0.55 ? 0.9 : part < 0.75 ? 0.6 : 0.35),
  };
}

async function fit(
  scaled: Scaled,
  format: (typeof formats)[number],
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
  { data, info }: Scaled,
  format: (typeof formats)[number],
  { quality, softness }: Settings,
): Promise<Buffer> {
  const { width, height } = info;
  const image = sharp(data, { raw: { width, height, channels: 3 } });
  const soft = softness > 0 ? image.blur(softness) : image;
  return format === 'avif'
    ? soft.avif({ quality, effort: AVIF_EFFORT }).toBuffer()
    : soft.webp({ quality, effort: 3, smartSubsample: true }).toBuffer();
}
