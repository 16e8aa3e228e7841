import { type Rgb, rgb } from './colour.ts';
import { cloudField, noiseField } from './noise.ts';
import type { Tile } from './tile.ts';

/** A tile being made. Colours 0..255, zari 0..1, relief in threads (0 is the cloth). */
export type ClothCanvas = {
  width: number;
  height: number;
  pxPerCm: number;
  seed: number;
  colour: Float32Array;
  zari: Float32Array;
  relief: Float32Array;
};

/** One value in 0..1 for each pixel: the coverage of a layer. */
export type Mask = Float32Array;

/** @param widthCm and heightCm must give a whole number of pixels */
export function createCloth(
  size: { widthCm: number; heightCm: number; pxPerCm: number },
  ground: string,
  seed: number,
): ClothCanvas {
  const width = Math.round(size.widthCm * size.pxPerCm);
  const height = Math.round(size.heightCm * size.pxPerCm);
  const cloth = {
    width,
    height,
    pxPerCm: size.pxPerCm,
    seed,
    colour: new Float32Array(width * height * 3),
    zari: new Float32Array(width * height),
    relief: new Float32Array(width * height),
  };
  const [red, green, blue] = rgb(ground);
  for (let i = 0; i < cloth.colour.length; i += 3) {
    cloth.colour[i] = red;
    cloth.colour[i + 1] = green;
    cloth.colour[i + 2] = blue;
  }
  return cloth;
}

const fields = new WeakMap<ClothCanvas, Map<string, Float32Array>>();

/**
 * The noise shared by all threads of a kind in a cloth; computed once for each cloth.
 * @param salt distinguishes kinds
 */
export function clothNoise(cloth: ClothCanvas, cellX: number, cellY: number, salt: number): Float32Array {
  const known = fields.get(cloth) ?? new Map<string, Float32Array>();
  fields.set(cloth, known);
  const key = `${cellX} ${cellY} ${salt}`;
  const field = known.get(key) ?? noiseField(cloth, cellX, cellY, cloth.seed + salt);
  known.set(key, field);
  return field;
}

/** Blends a colour over the cloth, by the mask's coverage. */
export function blend(cloth: ClothCanvas, mask: Mask, colour: string | Rgb, opacity = 1): void {
  const ink = typeof colour === 'string' ? rgb(colour) : colour;
  const { colour: pixels } = cloth;
  for (let i = 0; i < mask.length; i++) {
    const part = (mask[i] ?? 0) * opacity;
    if (part <= 0.002) continue;
    for (let channel = 0; channel < 3; channel++) {
      const at = i * 3 + channel;
      const under = pixels[at] ?? 0;
      pixels[at] = under + ((ink[channel] ?? 0) - under) * part;
    }
  }
}

/**
 * Makes the dye uneven, in clouds of the given size.
 * @param strength 0.05 is a good vat, 0.15 a village one
 */
export function unevenDye(cloth: ClothCanvas, strength: number, cloudCm: number): void {
  const cloud = cloudField(cloth, cloudCm * cloth.pxPerCm, 3, cloth.seed + 11);
  for (let i = 0; i < cloud.length; i++) {
    const factor = 1 + ((cloud[i] ?? 0.5) - 0.5) * 2 * strength;
    for (let channel = 0; channel < 3; channel++) {
      const at = i * 3 + channel;
      const value = cloth.colour[at] ?? 0;
      // Thin dye is lighter and closer to the white of the cloth.
      cloth.colour[at] = factor > 1 ? value + (255 - value) * (factor - 1) : value * factor;
    }
  }
}

/** Makes single yarns slightly darker, lighter or thicker, as in handspun cloth. */
export function slubs(cloth: ClothCanvas, strength: number): void {
  const weft = noiseField(cloth, 3 * cloth.pxPerCm, 1.3, cloth.seed + 21);
  const warp = noiseField(cloth, 1.3, 3 * cloth.pxPerCm, cloth.seed + 22);
  for (let i = 0; i < weft.length; i++) {
    const swing = ((weft[i] ?? 0.5) + (warp[i] ?? 0.5) - 1) * strength;
    for (let channel = 0; channel < 3; channel++) {
      const at = i * 3 + channel;
      cloth.colour[at] = (cloth.colour[at] ?? 0) * (1 + swing);
    }
    cloth.relief[i] = (cloth.relief[i] ?? 0) + swing * 1.5;
  }
}

/** Raises the surface where the mask is set; `threads` is the height. */
export function raise(cloth: ClothCanvas, mask: Mask, threads: number): void {
  for (let i = 0; i < mask.length; i++) cloth.relief[i] = (cloth.relief[i] ?? 0) + (mask[i] ?? 0) * threads;
}

export function finish(cloth: ClothCanvas): Tile {
  const { width, height, pxPerCm } = cloth;
  return {
    width,
    height,
    pxPerCm,
    color: bytes(cloth.colour, 1, 0),
    zari: bytes(cloth.zari, 255, 0),
    relief: bytes(cloth.relief, 40, 128),
  };
}

function bytes(values: Float32Array, scale: number, offset: number): Uint8Array {
  // The clamped array rounds and limits values to 0..255 itself.
  const clamped = new Uint8ClampedArray(values.length);
  for (let i = 0; i < values.length; i++) clamped[i] = (values[i] ?? 0) * scale + offset;
  return new Uint8Array(clamped.buffer);
}
