import { highlight } from './surface-light.ts';

/** What a pixel of cloth is made of and how it lies. */
export type Patch = {
  /** Linear colour of the cloth. */
  red: number;
  green: number;
  blue: number;
  /** 0 is yarn, 1 is metal. */
  zari: number;
  /** Light that falls on it; 1 is a flat cloth in the open. */
  light: number;
  slopeX: number;
  slopeY: number;
  /** Strength of the cloth's own soft highlight. */
  sheen: number;
};

/** The light that a patch sends to the eye, linear, into `out` at `at`. */
export function shadeCloth(patch: Patch, out: Float32Array, at: number): void {
  const { light, slopeX, slopeY, zari, sheen } = patch;
  const soft = sheen > 0.02 || zari > 0.02 ? highlight(slopeX, slopeY, 7) : 0;
  const sharp = zari > 0.02 ? highlight(slopeX, slopeY, 26) : 0;
  // Light that has gone from thread to thread comes out warmer and more saturated in the shade.
  const shade = light < 1 ? 1 - light : 0;
  const glow = sheen * soft * light;
  for (let c = 0; c < 3; c++) {
    const colour = c === 0 ? patch.red : c === 1 ? patch.green : patch.blue;
    const bled = colour * (1 - shade * (WARMTH[c] ?? 0));
    const cloth = bled * light + glow * (0.16 * Math.sqrt(colour) + 0.025) - sheen * 0.05 * colour;
    const metal = colour * (0.5 * light + 0.2) + (GOLD[c] ?? 0) * light * (0.5 * soft * soft + 0.9 * sharp);
    out[at + c] = Math.max(0, cloth + (metal - cloth) * zari);
  }
}

const GOLD = [0.95, 0.68, 0.3];
const WARMTH = [0.02, 0.1, 0.13];
