import { createPicture, linear, type Picture } from '../drawing/picture.ts';
import { drawSvg } from '../drawing/svg.ts';
import type { Niche } from './arch.ts';
import { type Courtyard, overSvg, wallSvg } from './courtyard.ts';
import type { Cutout } from './cutout.ts';

/** Height of the garment's picture as a share of its niche's height. */
const FILL = 0.98;
/**
 * The exponent that darkens shadows, because a niche gets less light than the open wall of the garment's
 * picture.
 */
const SHADE = 1.8;

/** A courtyard with a garment in each of its niches. */
export async function compose(courtyard: Courtyard, garments: Cutout[], seed: number): Promise<Picture> {
  const { width, height } = courtyard;
  const picture = createPicture({ left: 0, top: 0, unitsPerPx: 1, width, height });
  await drawSvg(picture, wallSvg(courtyard));
  courtyard.niches.forEach((niche, i) => {
    const garment = garments[i];
    if (garment) hang(picture, garment, niche);
  });
  await drawSvg(picture, overSvg(courtyard, seed));
  return picture;
}

/** Composites a garment and its shadow onto the picture. */
function hang(picture: Picture, garment: Cutout, { middle, top, floor }: Niche): void {
  const { view, light } = picture;
  const tall = (floor - top) * FILL;
  const scale = garment.height / tall;
  const wide = garment.width / scale;
  const left = middle - wide / 2;
  const above = (top + floor) / 2 - tall / 2;
  const bright = brightOf(garment.left);
  for (let y = Math.max(0, Math.ceil(above)); y < Math.min(view.height, above + tall); y++) {
    for (let x = Math.max(0, Math.ceil(left)); x < Math.min(view.width, left + wide); x++) {
      const edge = Math.min(x - left, left + wide - x, y - above, above + tall - y) / wide;
      const within = Math.min(1, edge / 0.1);
      const to = 3 * (y * view.width + x);
      for (let c = 0; c < 3; c++) {
        const cloth = mean(garment.cloth, garment, (x - left) * scale, (y - above) * scale, scale, c);
        const share = mean(garment.left, garment, (x - left) * scale, (y - above) * scale, scale, c) / bright;
        light[to + c] = (light[to + c] ?? 0) * (1 + (Math.min(1, share) ** SHADE - 1) * within) + cloth;
      }
    }
  }
}

/** The mean of the values under one pixel of the picture. */
function mean(
  from: Float32Array,
  { width, height }: Cutout,
  x: number,
  y: number,
  size: number,
  c: number,
): number {
  const reach = Math.max(1, size);
  const [x0, y0] = [Math.max(0, x), Math.max(0, y)];
  const [x1, y1] = [Math.min(width, x + reach), Math.min(height, y + reach)];
  let sum = 0;
  let weight = 0;
  for (let row = Math.floor(y0); row < y1; row++) {
    const tall = Math.min(row + 1, y1) - Math.max(row, y0);
    for (let column = Math.floor(x0); column < x1; column++) {
      const part = tall * (Math.min(column + 1, x1) - Math.max(column, x0));
      sum += part * (from[3 * (row * width + column) + c] ?? 0);
      weight += part;
    }
  }
  return weight > 0 ? sum / weight : 0;
}

/** The light that the bare wall around the garment gets. */
function brightOf(left: Float32Array): number {
  const sorted = left.filter((_, at) => at % 97 === 0).sort();
  return sorted[Math.floor(sorted.length * 0.75)] ?? linear(255);
}
