import sharp from 'sharp';
import { linear, type Picture } from './picture.ts';
import type { View } from './view.ts';

/** Draws SVG elements, in scene units, over the picture. */
export async function drawSvg(picture: Picture, elements: string): Promise<void> {
  const data = await rasterise(elements, picture.view);
  const { light } = picture;
  for (let i = 0, pixel = 0; i < data.length; i += 4, pixel += 3) {
    const part = (data[i + 3] ?? 0) / 255;
    if (part === 0) continue;
    for (let channel = 0; channel < 3; channel++) {
      const under = light[pixel + channel] ?? 0;
      light[pixel + channel] = under + (linear(data[i + channel] ?? 0) - under) * part;
    }
  }
}

async function rasterise(elements: string, { left, top, width, height, unitsPerPx }: View): Promise<Buffer> {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" preserveAspectRatio="none" ` +
    `viewBox="${left} ${top} ${width * unitsPerPx} ${height * unitsPerPx}">${elements}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg), { unlimited: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (info.width !== width || info.height !== height)
    throw new Error(`SVG came out at ${info.width}×${info.height}`);
  return data;
}
