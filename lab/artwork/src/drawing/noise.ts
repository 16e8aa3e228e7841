import { hash } from '../patterns/random.ts';

/** Smooth noise in 0..1 that changes within about one unit of its arguments. */
export function smoothNoise(x: number, y: number, seed: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const across = ease(x - column);
  const down = ease(y - row);
  const top = hash(seed, column, row) * (1 - across) + hash(seed, column + 1, row) * across;
  const bottom = hash(seed, column, row + 1) * (1 - across) + hash(seed, column + 1, row + 1) * across;
  return top * (1 - down) + bottom * down;
}

/** Noise of several octaves, in 0..1. */
export function cloudNoise(x: number, y: number, seed: number, octaves = 4): number {
  let sum = 0;
  let weight = 0.5;
  let total = 0;
  for (let octave = 0; octave < octaves; octave++) {
    const scale = 2 ** octave;
    sum += weight * smoothNoise(x * scale, y * scale, seed + octave * 17);
    total += weight;
    weight *= 0.5;
  }
  return sum / total;
}

function ease(t: number): number {
  return t * t * (3 - 2 * t);
}
