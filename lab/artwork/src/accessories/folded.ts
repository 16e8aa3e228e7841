import { smoothNoise } from '../drawing/noise.ts';
import type { Fabric } from '../patterns/fabric.ts';
import { clothReader, plainClothReader } from '../solids/materials.ts';
import { roundedBox } from '../solids/shapes.ts';
import type { Look, Solid } from '../solids/solid.ts';
import { type FoldedFront, frontReader, neckDepth } from './folded-front.ts';

export type Bundle = {
  fabric: Fabric;
  /** Plain cloth of this colour, used instead of the fabric. */
  plain?: string;
  /** Half sizes in cm: width, depth, height. */
  half: readonly [number, number, number];
  /** The middle of its underside, and its rotation in degrees. */
  at: readonly [number, number, number];
  turn?: number;
  /** Layers visible at the sides. */
  layers: number;
  /**
   * Where the border runs: along the near edge, or along both long edges. With 'pallu' the end piece also
   * lies on top.
   */
  trim: 'near' | 'sides' | 'pallu' | 'none';
  seed: number;
  /** A garment's neck, at the far edge. */
  front?: FoldedFront;
};

/**
 * A cloth folded many times: soft edges, layers visible at the sides, and a border where the folding exposes
 * it.
 */
export function bundle(shape: Bundle, pxPerCm: number): Solid {
  const { half, at, turn = 0, layers, seed, front } = shape;
  const [a, b, c] = half;
  const cos = Math.cos((turn * Math.PI) / 180);
  const sin = Math.sin((turn * Math.PI) / 180);
  const look = readBundle(shape, pxPerCm);
  const layer = (2 * c) / layers;
  return {
    bound: [at[0], at[1], at[2] + c, Math.hypot(a, b, c) + 0.6],
    distance: (x, y, z) => {
      const px = (x - at[0]) * cos + (y - at[1]) * sin;
      const py = (y - at[1]) * cos - (x - at[0]) * sin;
      const pz = z - at[2] - c;
      const base = roundedBox(px, py, pz, a, b, c, Math.min(c * 0.8, 1.1));
      // Folds only matter near the surface; farther away the plain box is accurate enough.
      const near = Math.min(1, Math.max(0, 1.6 - base * 0.5));
      if (near === 0) return base * 0.9;
      // The cloth swells in the middle and sinks at the corners; layers bulge out at the sides.
      const sag =
        0.35 * (1 - (px / a) ** 2 * 0.5 - (py / b) ** 2 * 0.5) -
        0.5 * ((px * px) / (a * a)) * ((py * py) / (b * b));
      const dents = (smoothNoise(px * 0.22 + seed, py * 0.22, seed) - 0.5) * 0.5;
      const side = Math.max(Math.abs(px) - a + 1, Math.abs(py) - b + 1);
      const out = side > 0 && pz < c * 0.86 ? side : 0;
      const wave = (smoothNoise(px * 0.16 + 7, py * 0.16, seed + 3) - 0.5) * layer * 1.3;
      const fold = Math.abs(Math.sin(((pz + c + wave) / layer) * Math.PI));
      const ragged =
        (smoothNoise((px + py) * 0.14, Math.floor((pz + c + wave) / layer) * 3.7, seed + 5) - 0.5) * 0.5;
      const sunk = front ? neckDepth(front, px, b - py) : 0;
      const top = pz > 0 ? (sag + dents - sunk) * smoothTop(Math.min(1, pz / c)) : 0;
      return (
        (roundedBox(px, py, pz, a, b, c, Math.min(c * 0.8, 1.1)) -
          top -
          Math.min(1, out) * (Math.sqrt(fold) * 0.22 - 0.22 + ragged)) *
        0.66
      );
    },
    material: (x, y, z, out) => {
      const px = (x - at[0]) * cos + (y - at[1]) * sin;
      const py = (y - at[1]) * cos - (x - at[0]) * sin;
      look(px, py, z - at[2] - c, out);
    },
  };
}

function smoothTop(t: number): number {
  return t * t * (3 - 2 * t);
}

/** Centimetres of the end piece for each centimetre of the bundle. */
const END_SCALE = 1.45;
/** How far the border folds over the edge, cm. */
const OVER = 0.9;

function readBundle({ fabric, plain, half, layers, trim, seed, front }: Bundle, pxPerCm: number) {
  const [a, b, c] = half;
  const body = plain ? plainClothReader(fabric, plain, pxPerCm) : clothReader(fabric, fabric.body, pxPerCm);
  const border = clothReader(fabric, fabric.border, pxPerCm);
  const end = fabric.pallu && trim === 'pallu' ? clothReader(fabric, fabric.pallu, pxPerCm) : undefined;
  const neck = front && frontReader(front, fabric, pxPerCm);
  const borderCm = fabric.border.height / fabric.border.pxPerCm;
  const endCm = fabric.pallu ? fabric.pallu.height / fabric.pallu.pxPerCm : 0;
  const clamp = (value: number, high: number) => Math.min(high - 0.03, Math.max(0.03, value));
  return (px: number, py: number, pz: number, look: Look) => {
    // The uppermost layer folds over the edge; below it the sides of the other layers are visible.
    const sunk = front ? Math.max(0, neckDepth(front, px, b - py)) : 0;
    const isTop = pz > c - sunk - Math.min(1.1, (2 * c) / layers);
    if (!isTop) {
      // The sides show other parts of the cloth, layer by layer, each shaded by the one above.
      const layer = Math.floor(((pz + c) / (2 * c)) * layers);
      const along = Math.abs(px) / a > Math.abs(py) / b ? py : px;
      body(along + layer * 3.1 + seed, pz * 1.5 + layer * 5.3, look);
      const place = (((pz + c) / (2 * c)) * layers) % 1;
      const shade = 0.62 + 0.38 * Math.sin(place * Math.PI);
      look.red *= shade;
      look.green *= shade;
      look.blue *= shade;
      return;
    }
    if (neck?.(px, b - py, look)) return;
    const inner = OVER + a - Math.abs(px) - Math.max(0, c - pz) * 0.8;
    const near = OVER + py + b - Math.max(0, c - pz) * 0.8;
    if (trim === 'near' && near < borderCm) {
      border(px, clamp(borderCm - near, borderCm), look);
      return;
    }
    const drawn = trim === 'pallu' ? END_SCALE : 1;
    if ((trim === 'sides' || trim === 'pallu') && inner * drawn < borderCm) {
      border(py * drawn, clamp(borderCm - inner * drawn, borderCm), look);
      return;
    }
    if (end) {
      // Drawn slightly smaller, so that all of it lies on top.
      const fromEnd = near * END_SCALE;
      if (fromEnd < endCm) {
        end(px * END_SCALE, clamp(endCm - fromEnd, endCm), look);
        return;
      }
    }
    body(px + seed, -py, look);
  };
}
