import type { Surface } from '../patterns/fabric.ts';
import { noiseField } from '../patterns/noise.ts';
import { hash } from '../patterns/random.ts';

const SIZE = 512;
const STREAKS_PER_CM = 26;
const streaks = streakTile();

/**
 * How much lighter or darker the weave makes a place of the cloth, around 0.
 * @param pxPerCm what the picture can resolve: yarns are drawn singly only where they are wider than four pixels
 */
export function weaveAt(u: number, v: number, surface: Surface, pxPerCm: number): number {
  const x = Math.floor(u * STREAKS_PER_CM) & (SIZE - 1);
  const y = Math.floor(v * STREAKS_PER_CM) & (SIZE - 1);
  const streak = (streaks[y * SIZE + x] ?? 0) * (0.05 + 0.09 * surface.slub);
  const yarns = Math.min(surface.yarnsPerCm, pxPerCm / 4.2);
  if (yarns < 5) return streak;
  const a = u * yarns;
  const b = v * yarns;
  const column = Math.floor(a);
  const row = Math.floor(b);
  const isWarp = ((column + row) & 1) === 0;
  const part = isWarp ? a - column : b - row;
  const round = 4 * part * (1 - part) - 0.66;
  const yarn = (isWarp ? hash(7, column, row >> 5) : hash(8, row, column >> 5)) - 0.5;
  return streak + round * 0.13 + yarn * (0.05 + 0.09 * surface.slub);
}

/** Uneven yarns both ways, in -1..1. */
function streakTile(): Float32Array {
  const size = { width: SIZE, height: SIZE };
  const warp = noiseField(size, 1, 60, 1);
  const weft = noiseField(size, 60, 1, 2);
  return warp.map((value, i) => value + (weft[i] ?? 0.5) - 1);
}
