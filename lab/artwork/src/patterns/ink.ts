import { blend, type ClothCanvas, type Mask } from './cloth-canvas.ts';
import { cloudField, noiseField } from './noise.ts';

export type InkOptions = {
  colour: string;
  /** Registration error of the block, px. */
  shift?: readonly [number, number];
  /** How far edges wander, px. */
  wander?: number;
  /** The share of the ink that did not reach the cloth. */
  missing?: number;
  opacity?: number;
  /** Ink that pooled along edges: 0 is none. */
  pooling?: number;
};

/** Prints a mask as a hand-held wooden block would: wandering edges, thin spots, missing specks, ink pooled at the rim. */
export function print(cloth: ClothCanvas, mask: Mask, options: InkOptions): void {
  blend(cloth, inked(cloth, mask, options), options.colour, options.opacity ?? 1);
}

/** The part of a mask that reaches the cloth. */
export function inked(cloth: ClothCanvas, mask: Mask, options: InkOptions): Mask {
  const { shift = [0, 0], wander = 1, missing = 0.03, pooling = 0.35 } = options;
  const salt = cloth.seed + hashText(options.colour);
  const moved = displace(cloth, mask, shift, wander, salt);
  const speck = noiseField(cloth, 2.1, 2.1, salt + 1);
  const patch = cloudField(cloth, 26, 2, salt + 2);
  const density = cloudField(cloth, 60, 2, salt + 3);
  const inner = blur(cloth, moved, 2);
  const out = new Float32Array(mask.length);
  for (let i = 0; i < out.length; i++) {
    const there = moved[i] ?? 0;
    if (there <= 0) continue;
    // Specks cluster in patches where the block was dry.
    const dry = (speck[i] ?? 0) * 0.62 + (patch[i] ?? 0) * 0.38;
    const lost = smoothStep(0.83 - missing * 2.2, 0.9 - missing * 1.6, dry) * 0.8;
    const rim = (1 - (inner[i] ?? 0)) * pooling;
    const even = 0.8 + 0.2 * (density[i] ?? 0) + rim * 0.4;
    out[i] = there * Math.min(1, even) * (1 - lost);
  }
  return out;
}

/** Moves every pixel of a mask by a fixed shift and a smooth random amount, so that straight edges waver. */
export function displace(
  cloth: ClothCanvas,
  mask: Mask,
  [shiftX, shiftY]: readonly [number, number],
  wander: number,
  salt: number,
): Mask {
  const { width, height } = cloth;
  const across = cloudField(cloth, 11, 2, salt + 5);
  const down = cloudField(cloth, 11, 2, salt + 6);
  const out = new Float32Array(mask.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const fromX = x - shiftX + ((across[i] ?? 0.5) - 0.5) * 2 * wander;
      const fromY = y - shiftY + ((down[i] ?? 0.5) - 0.5) * 2 * wander;
      out[i] = sample(mask, width, height, fromX, fromY);
    }
  }
  return out;
}

/** Reads a wrapping mask with interpolation. */
export function sample(mask: Mask, width: number, height: number, x: number, y: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const tx = x - left;
  const ty = y - top;
  const x0 = ((left % width) + width) % width;
  const y0 = ((top % height) + height) % height;
  const x1 = (x0 + 1) % width;
  const y1 = (y0 + 1) % height;
  const a = mask[y0 * width + x0] ?? 0;
  const b = mask[y0 * width + x1] ?? 0;
  const c = mask[y1 * width + x0] ?? 0;
  const d = mask[y1 * width + x1] ?? 0;
  return a + (b - a) * tx + (c - a) * ty + (a - b - c + d) * tx * ty;
}

/** Applies a wrapping box blur twice, which approximates a Gaussian. */
export function blur(size: { width: number; height: number }, mask: Mask, radius: number): Mask {
  return boxDown(size, boxAcross(size, boxDown(size, boxAcross(size, mask, radius), radius), radius), radius);
}

function boxAcross({ width, height }: { width: number; height: number }, mask: Mask, radius: number): Mask {
  const out = new Float32Array(mask.length);
  for (let y = 0; y < height; y++) {
    let sum = 0;
    for (let k = -radius; k <= radius; k++) sum += mask[y * width + ((k + width) % width)] ?? 0;
    for (let x = 0; x < width; x++) {
      out[y * width + x] = sum / (2 * radius + 1);
      sum +=
        (mask[y * width + ((x + radius + 1) % width)] ?? 0) -
        (mask[y * width + ((x - radius + width) % width)] ?? 0);
    }
  }
  return out;
}

function boxDown({ width, height }: { width: number; height: number }, mask: Mask, radius: number): Mask {
  const out = new Float32Array(mask.length);
  for (let x = 0; x < width; x++) {
    let sum = 0;
    for (let k = -radius; k <= radius; k++) sum += mask[((k + height) % height) * width + x] ?? 0;
    for (let y = 0; y < height; y++) {
      out[y * width + x] = sum / (2 * radius + 1);
      sum +=
        (mask[((y + radius + 1) % height) * width + x] ?? 0) -
        (mask[((y - radius + height) % height) * width + x] ?? 0);
    }
  }
  return out;
}

export function smoothStep(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

function hashText(text: string): number {
  return [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 99991, 7);
}
