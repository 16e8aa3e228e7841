import { type ClothCanvas, createCloth, finish, unevenDye } from '../cloth-canvas.ts';
import { mix, type Rgb, rgb } from '../colour.ts';
import { smoothStep } from '../ink.ts';
import { cloudField, noiseField } from '../noise.ts';
import { GROUND_DETAIL } from '../palette.ts';
import type { Tile } from '../tile.ts';

type Stripe = { colour: string /** mm across the stripe */; width: number };

/**
 * Diagonal waves with soft, wandering edges, from cloth that was rolled corner to corner and bound before the
 * bath.
 */
export async function leheriya(stripes: Stripe[], seed: number, waveMm = 5): Promise<Tile> {
  const cloth = createCloth({ widthCm: 15, heightCm: 15, pxPerCm: GROUND_DETAIL }, '#ffffff', seed);
  const across = bands(cloth, waveMm, 1);
  const ragged = noiseField(cloth, 4, 4, seed + 33);
  for (let i = 0; i < across.length; i++) {
    cloth.colour.set(stripeAt(stripes, (across[i] ?? 0) + ((ragged[i] ?? 0.5) - 0.5) * 1.7), i * 3);
  }
  unevenDye(cloth, 0.06, 4);
  return finish(cloth);
}

/** Dyed twice, crosswise: thin undyed lines cross and leave lentil-sized eyes. */
export async function mothara(ground: string, line: string, eye: string, seed: number): Promise<Tile> {
  const cloth = createCloth({ widthCm: 15, heightCm: 15, pxPerCm: GROUND_DETAIL }, ground, seed);
  unevenDye(cloth, 0.08, 4);
  const one = bands(cloth, 3.2, 1);
  const other = bands(cloth, 3.2, -1);
  const rough = noiseField(cloth, 2.5, 2.5, seed + 9);
  const [pale, heart] = [rgb(line), rgb(eye)];
  // Large enough for cards: finer lines flicker when a whole skirt is drawn small.
  const spacing = 18.75;
  for (let i = 0; i < one.length; i++) {
    const a = thinLine(one[i] ?? 0, spacing, 1.5 + (rough[i] ?? 0) * 0.8);
    const b = thinLine(other[i] ?? 0, spacing, 1.5 + (rough[i] ?? 0) * 0.8);
    tint(cloth, i, pale, Math.max(a, b) * 0.82);
    tint(cloth, i, heart, a * b);
  }
  return finish(cloth);
}

/**
 * Distance across the diagonal bands in mm, wavy and seamless: the tile's diagonal counts as 150 mm in each
 * direction.
 */
function bands(cloth: ClothCanvas, waveMm: number, direction: 1 | -1): Float32Array {
  const { width, height, pxPerCm } = cloth;
  const sway = cloudField(cloth, 70, 3, cloth.seed + 31 + direction);
  const mm = 10 / pxPerCm;
  const out = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const along = ((x - direction * y) / width) * 2 * Math.PI;
      const wave = Math.sin(along * 2) * waveMm + Math.sin(along * 4 + 1) * waveMm * 0.3;
      out[i] = (x * direction + y) * mm + wave + ((sway[i] ?? 0.5) - 0.5) * 7;
    }
  }
  return out;
}

function stripeAt(stripes: Stripe[], u: number): Rgb {
  const period = stripes.reduce((sum, { width }) => sum + width, 0);
  let at = ((u % period) + period) % period;
  for (const [index, { colour, width }] of stripes.entries()) {
    if (at < width) {
      const next = stripes[(index + 1) % stripes.length]?.colour ?? colour;
      return soften(rgb(colour), rgb(next), width - at);
    }
    at -= width;
  }
  return rgb(stripes[0]?.colour ?? '#ffffff');
}

/** Half a millimetre of dye creeps under the binding. */
function soften(here: Rgb, next: Rgb, distance: number): Rgb {
  const part = 1 - smoothStep(0, 0.9, distance);
  return mix(here, next, part * 0.55);
}

function thinLine(u: number, spacing: number, width: number): number {
  const off = Math.abs((((u % spacing) + spacing) % spacing) - spacing / 2);
  return 1 - smoothStep(width * 0.5, width, off);
}

function tint(cloth: ClothCanvas, i: number, colour: Rgb, part: number): void {
  for (let c = 0; c < 3; c++) {
    const value = cloth.colour[i * 3 + c] ?? 0;
    cloth.colour[i * 3 + c] = value + ((colour[c] ?? 0) - value) * part;
  }
}
