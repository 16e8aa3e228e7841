import type { Tile } from '../patterns/tile.ts';
import { linear } from './picture.ts';

/**
 * A tile prepared for reading at one scale: linear colour, zari and relief (five numbers a pixel), repeating
 * in both directions.
 */
export type Sampler = { width: number; height: number; pxPerCm: number; values: Float32Array };

export const SAMPLE_SIZE = 5;
const cache = new WeakMap<Tile, Map<number, Sampler>>();

/** Downsamples the tile to the picture's resolution, so that fine work neither flickers nor disappears. */
export function samplerFor(tile: Tile, pxPerCm: number): Sampler {
  const factor = Math.max(1, tile.pxPerCm / pxPerCm);
  const width = Math.max(1, Math.round(tile.width / factor));
  const known = cache.get(tile) ?? new Map<number, Sampler>();
  cache.set(tile, known);
  const sampler = known.get(width) ?? averaged(tile, width, Math.max(1, Math.round(tile.height / factor)));
  known.set(width, sampler);
  return sampler;
}

/** Reads colour, zari and relief at a position in the cloth (cm) into `out`. */
export function sample(
  { width, height, pxPerCm, values }: Sampler,
  u: number,
  v: number,
  out: Float32Array,
): void {
  const x = wrap(u * pxPerCm - 0.5, width);
  const y = wrap(v * pxPerCm - 0.5, height);
  const column = Math.floor(x);
  const row = Math.floor(y);
  const right = column + 1 >= width ? 0 : column + 1;
  const below = row + 1 >= height ? 0 : row + 1;
  const across = x - column;
  const down = y - row;
  const a = (row * width + column) * SAMPLE_SIZE;
  const b = (row * width + right) * SAMPLE_SIZE;
  const c = (below * width + column) * SAMPLE_SIZE;
  const d = (below * width + right) * SAMPLE_SIZE;
  for (let i = 0; i < SAMPLE_SIZE; i++) {
    const top = (values[a + i] ?? 0) * (1 - across) + (values[b + i] ?? 0) * across;
    const bottom = (values[c + i] ?? 0) * (1 - across) + (values[d + i] ?? 0) * across;
    out[i] = top * (1 - down) + bottom * down;
  }
}

function averaged(tile: Tile, width: number, height: number): Sampler {
  const values = new Float32Array(width * height * SAMPLE_SIZE);
  for (let row = 0; row < height; row++) {
    const top = Math.floor((row * tile.height) / height);
    const bottom = Math.max(top + 1, Math.floor(((row + 1) * tile.height) / height));
    for (let column = 0; column < width; column++) {
      const left = Math.floor((column * tile.width) / width);
      const right = Math.max(left + 1, Math.floor(((column + 1) * tile.width) / width));
      const at = (row * width + column) * SAMPLE_SIZE;
      const part = 1 / ((bottom - top) * (right - left));
      for (let y = top; y < bottom; y++) {
        for (let x = left; x < right; x++) addPixel(tile, y * tile.width + x, values, at, part);
      }
    }
  }
  return { width, height, pxPerCm: (tile.pxPerCm * width) / tile.width, values };
}

function addPixel(tile: Tile, pixel: number, values: Float32Array, at: number, part: number): void {
  for (let channel = 0; channel < 3; channel++) {
    values[at + channel] = (values[at + channel] ?? 0) + linear(tile.color[pixel * 3 + channel] ?? 0) * part;
  }
  values[at + 3] = (values[at + 3] ?? 0) + ((tile.zari[pixel] ?? 0) / 255) * part;
  values[at + 4] = (values[at + 4] ?? 0) + ((tile.relief[pixel] ?? 128) / 128 - 1) * part;
}

function wrap(value: number, size: number): number {
  const rest = value % size;
  return rest < 0 ? rest + size : rest;
}
