import type { Surface } from '../patterns/fabric.ts';
import { noiseField } from '../patterns/noise.ts';
import { hash } from '../patterns/random.ts';
import { type Sampler, sample } from './sampler.ts';

const SIZE = 512;
const STREAKS_PER_CM = 26;
const streaks = streakTile();

/**
 * The resolution, in pixels to the centimetre, from which single yarns are visible: ink and threads then end
 * at yarn boundaries.
 */
const CLOSE = 50;

/** Yarns to the centimetre that a picture can show individually; 0 if it cannot. */
export function yarnsShown(surface: Surface, pxPerCm: number): number {
  const yarns = Math.min(surface.yarnsPerCm, pxPerCm / 4.2);
  return yarns < 5 ? 0 : yarns;
}

/**
 * How much the weave lightens or darkens a position in the cloth, around 0.
 * @param pxPerCm the picture's resolution: yarns are drawn individually only if they are wider than four
 * pixels
 */
export function weaveAt(u: number, v: number, surface: Surface, pxPerCm: number): number {
  const x = Math.floor(u * STREAKS_PER_CM) & (SIZE - 1);
  const y = Math.floor(v * STREAKS_PER_CM) & (SIZE - 1);
  const streak = (streaks[y * SIZE + x] ?? 0) * (0.05 + 0.09 * surface.slub);
  const yarns = yarnsShown(surface, pxPerCm);
  if (yarns === 0) return streak;
  const a = u * yarns;
  const b = v * yarns;
  const column = Math.floor(a);
  const row = Math.floor(b);
  const isWarp = ((column + row) & 1) === 0;
  const across = isWarp ? a - column : b - row;
  const along = isWarp ? b - row : a - column;
  const yarn = (isWarp ? hash(7, column, row >> 5) : hash(8, row, column >> 5)) - 0.5;
  const round = 4 * across * (1 - across) - 0.66;
  if (pxPerCm < CLOSE) return streak + round * 0.13 + yarn * (0.05 + 0.09 * surface.slub);
  // A yarn dips under its neighbours at both ends of its visible part.
  const arch = 4 * along * (1 - along) - 0.66;
  return streak * 0.7 + round * 0.26 + arch * 0.16 + yarn * (0.08 + 0.12 * surface.slub);
}

/**
 * Reads a cloth yarn by yarn: in close-ups the edge of a print or weave follows the yarns, and embroidery
 * shows its own strands. From farther away it equals `sample`.
 */
export function sampleYarns(
  sampler: Sampler,
  u: number,
  v: number,
  surface: Surface,
  pxPerCm: number,
  out: Float32Array,
): void {
  sample(sampler, u, v, out);
  if (pxPerCm < CLOSE) return;
  const yarns = yarnsShown(surface, pxPerCm);
  if ((out[4] ?? 0) > SEWN) {
    const strand = 1 + 0.16 * Math.sin((0.6 * u + v) * yarns * 11);
    for (let c = 0; c < 3; c++) out[c] = (out[c] ?? 0) * strand;
    return;
  }
  const toYarn = (place: number) => place + ((Math.floor(place * yarns) + 0.5) / yarns - place) * 0.75;
  sample(sampler, toYarn(u), toYarn(v), out);
}

/** Relief of stitches on top of the cloth. */
const SEWN = 0.12;

/** Uneven yarns in both directions, in -1..1. */
function streakTile(): Float32Array {
  const size = { width: SIZE, height: SIZE };
  const warp = noiseField(size, 1, 60, 1);
  const weft = noiseField(size, 60, 1, 2);
  return warp.map((value, i) => value + (weft[i] ?? 0.5) - 1);
}
