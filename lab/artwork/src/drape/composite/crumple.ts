import { noiseField } from '../../patterns/noise.ts';

const SIZE = 1024;
const PX_PER_CM = 22;

/**
 * Slopes of the small creases in worn cloth that a simulation cannot resolve: along the width and down the
 * length.
 */
export type Crumple = { across: Float32Array; down: Float32Array };

/** Ridged noise at three scales, soft between the ridges; repeats every 46 cm. */
export function createCrumple(): Crumple {
  const size = { width: SIZE, height: SIZE };
  const height = new Float32Array(SIZE * SIZE);
  const layers = [
    { cm: 4.2, stretch: 1.5, amount: 0.13 },
    { cm: 2.1, stretch: 1.3, amount: 0.04 },
    { cm: 0.9, stretch: 1, amount: 0.009 },
  ];
  layers.forEach(({ cm, stretch, amount }, i) => {
    const noise = noiseField(size, cm * PX_PER_CM, cm * PX_PER_CM * stretch, 31 + i);
    const middle = mean(noise);
    for (let at = 0; at < height.length; at++) {
      const swing = ((noise[at] ?? 0) - middle) * 3;
      const ridge = 1 / (1 + swing * swing * 9);
      height[at] = (height[at] ?? 0) + amount * (ridge + 0.6 * swing);
    }
  });
  const across = new Float32Array(height.length);
  const down = new Float32Array(height.length);
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      const at = y * SIZE + x;
      const right = height[y * SIZE + ((x + 1) & (SIZE - 1))] ?? 0;
      const below = height[((y + 1) & (SIZE - 1)) * SIZE + x] ?? 0;
      across[at] = (right - (height[at] ?? 0)) * PX_PER_CM;
      down[at] = (below - (height[at] ?? 0)) * PX_PER_CM;
    }
  }
  return { across, down };
}

/** The index of the slopes at a position in the cloth, cm. */
export function crumpleAt(u: number, v: number): number {
  return (Math.floor(v * PX_PER_CM) & (SIZE - 1)) * SIZE + (Math.floor(u * PX_PER_CM) & (SIZE - 1));
}

function mean(values: Float32Array): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum / values.length;
}
