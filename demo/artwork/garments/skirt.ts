import { foldsBetween } from '../drawing/folds.ts';
import { curve, type Point } from '../drawing/geometry.ts';
import { smoothNoise } from '../drawing/noise.ts';
import type { Panel, Trim } from '../drawing/panel.ts';
import type { Fabric } from '../patterns/fabric.ts';
import { flaredGrain, straightGrain, trimWidth, UNITS_PER_CM, wallShadows } from './outfit.ts';

export type SkirtCut = {
  fabric: Fabric;
  topY: number;
  topHalf: number;
  hemY: number;
  hemHalf: number;
  /** Folds that reach from waist to hem. */
  fullness: number;
  /** 0 for gathered straight widths, else the number of flared panels. */
  kalis: number;
  centre?: number;
  border?: number;
  seed: number;
};

/** A gathered or flared skirt whose hem waves in and out as cloth in folds does. */
export function skirt(cut: SkirtCut): Panel {
  const { fabric, topY, topHalf, hemY, hemHalf, fullness, kalis, centre = 600, seed } = cut;
  const apexY = topY - (topHalf * (hemY - topY)) / Math.max(1, hemHalf - topHalf);
  const reach = Math.hypot(hemHalf, hemY - apexY);
  const spread = Math.atan2(hemHalf, hemY - apexY);
  const hem = Array.from({ length: 121 }, (_, i): Point => {
    const t = (i / 120) * 2 - 1;
    const wave =
      (smoothNoise(t * fullness * 0.75 + 40, 0.5, seed) - 0.5) * 34 + Math.sin(t * fullness * 3.1 + seed) * 5;
    const radius = reach - (1 - Math.cos(t * 1.2)) * 6 + wave * (0.4 + 0.6 * (1 - Math.abs(t)));
    return [centre + radius * Math.sin(t * spread), apexY + radius * Math.cos(t * spread)];
  });
  const ends = [hem[0] ?? [0, 0], hem.at(-1) ?? [0, 0]] as const;
  const side = (x: number, from: Point) =>
    curve(
      [
        [x, topY],
        [x + (from[0] - x) * 0.22, topY + (from[1] - topY) * 0.3],
        [x + (from[0] - x) * 0.6, topY + (from[1] - topY) * 0.66],
        from,
      ],
      10,
    );
  const left = side(centre - topHalf, ends[0]);
  const right = side(centre + topHalf, ends[1]);
  const across = (x: number, y: number) => (Math.atan2(x - centre, y - apexY) / spread + 1) / 2;
  const width = trimWidth(fabric, cut.border ?? 1);
  const trims: Trim[] = [{ line: hem, width, tile: fabric.border }];
  return {
    outline: [...left, ...hem, ...right.slice().reverse()],
    fabric,
    grain: kalis ? flaredGrain([centre, apexY], kalis, spread * 2) : gatheredGrain(across, topY, hemHalf),
    unitsPerCm: UNITS_PER_CM,
    trims,
    pleats: {
      across,
      down: (_, y) => Math.min(1, Math.max(0, (y - topY) / (hemY - topY))),
      count: fullness,
      height: kalis ? [6, 30] : [11, 30],
      uneven: 0.8,
      seed,
    },
    folds: foldsBetween(
      (t) => [centre - topHalf + t * topHalf * 2, topY - 10],
      (t) => [centre - hemHalf * 0.7 + t * hemHalf * 1.4, topY + (hemY - topY) * 0.6],
      { count: Math.round(fullness * (kalis ? 0.8 : 1.8)), seed: seed + 2, width: [5, 14], height: 5 },
    ),
    roll: 20,
    shadows: wallShadows,
    seed,
  };
}

/** Straight widths drawn together at the waist: the print narrows towards it. */
function gatheredGrain(across: (x: number, y: number) => number, topY: number, hemHalf: number) {
  return (x: number, y: number) =>
    [(across(x, y) * hemHalf * 1.6) / UNITS_PER_CM, (y - topY) / UNITS_PER_CM] as const;
}

/** A waistband or belt over the join. */
export function waistband(fabric: Fabric, y: number, half: number, height: number, tile = true): Panel {
  const line = (offset: number) =>
    curve(
      [
        [600 - half, y + offset],
        [600, y + 12 + offset],
        [600 + half, y + offset],
      ],
      12,
    );
  const lower = line(height / 2);
  return {
    outline: [...line(-height / 2), ...lower.slice().reverse()],
    fabric,
    plain: fabric.edge,
    grain: straightGrain(600, y),
    unitsPerCm: UNITS_PER_CM,
    trims: tile ? [{ line: lower, width: height, tile: fabric.border, sewn: false }] : [],
    roll: 8,
    shadows: [{ dx: 3, dy: 6, blur: 5, strength: 0.4 }],
    seed: 5,
  };
}
