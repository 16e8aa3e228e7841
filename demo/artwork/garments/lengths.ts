import { foldsBetween } from '../drawing/folds.ts';
import { curve, type Point } from '../drawing/geometry.ts';
import type { Panel, Trim } from '../drawing/panel.ts';
import type { Fabric } from '../patterns/fabric.ts';
import { rod } from '../props/rod.ts';
import { tassels } from '../props/tassels.ts';
import {
  contactShadows,
  type Hanging,
  type Outfit,
  straightGrain,
  trimWidth,
  wallShadows,
} from './outfit.ts';

/** Wider cloth is shown at a smaller scale. */
const SCALE = 9.5;

/** A saree over a rod: the field behind, the end piece in front. */
export function saree(outfit: Outfit): Hanging {
  const { fabric, seed } = outfit;
  const back = fall({
    fabric,
    left: 300,
    right: 912,
    top: 240,
    bottom: 1236,
    count: 9,
    seed: seed + 1,
    spread: 14,
  });
  const front = fall({
    fabric,
    left: 346,
    right: 846,
    top: 226,
    bottom: 1424,
    count: 8,
    seed,
    spread: 20,
    pallu: true,
  });
  return {
    layers: [
      { svg: rod(238) },
      { ...back, shadows: wallShadows },
      { ...front, shadows: [...contactShadows, { dx: 26, dy: 30, blur: 24, strength: 0.3 }] },
      { svg: tassels(front.hem, fabric, seed) },
    ],
    close: { centre: [700, 1080], zoom: 2.7 },
  };
}

/** A dupatta gathered over the rod, both ends down. */
export function dupatta(outfit: Outfit): Hanging {
  const { fabric, seed } = outfit;
  const back = fall({
    fabric,
    left: 372,
    right: 862,
    top: 240,
    bottom: 1080,
    count: 8,
    seed: seed + 1,
    spread: 26,
  });
  const front = fall({
    fabric,
    left: 352,
    right: 800,
    top: 226,
    bottom: 1400,
    count: 9,
    seed,
    spread: 46,
    pallu: true,
  });
  return {
    layers: [
      { svg: rod(238, 220, 980) },
      { ...back, shadows: wallShadows },
      { svg: tassels(back.hem, fabric, seed + 1) },
      { ...front, shadows: [...contactShadows, { dx: 26, dy: 30, blur: 24, strength: 0.3 }] },
      { svg: tassels(front.hem, fabric, seed) },
    ],
    close: { centre: [640, 1090], zoom: 2.7 },
  };
}

type Fall = {
  fabric: Fabric;
  left: number;
  right: number;
  top: number;
  bottom: number;
  count: number;
  seed: number;
  spread: number;
  pallu?: boolean;
};

/** Cloth that hangs from a rod in soft pleats, borders along both sides. */
function fall({
  fabric,
  left,
  right,
  top,
  bottom,
  count,
  seed,
  spread,
  pallu = false,
}: Fall): Panel & { hem: Point[] } {
  const a = curve(
    [
      [left, top + 12],
      [left - 3, top + 90],
      [left - spread * 0.3, (top + bottom) / 2],
      [left - spread, bottom],
    ],
    10,
  );
  const b = curve(
    [
      [right, top + 12],
      [right + 3, top + 90],
      [right + spread * 0.3, (top + bottom) / 2],
      [right + spread, bottom - 4],
    ],
    10,
  );
  const hem = Array.from({ length: 61 }, (_, i): Point => {
    const t = i / 60;
    const x = left - spread + (right - left + 2 * spread) * t;
    return [x, bottom + 7 * Math.sin(t * count * 6.3 + seed) + 4 * Math.sin(t * 17 + seed * 2)];
  });
  const crown = curve(
    [
      [left, top + 12],
      [left + 14, top],
      [right - 14, top],
      [right, top + 12],
    ],
    6,
  );
  const border = trimWidth(fabric, 0.9, SCALE);
  const end = fabric.pallu;
  const across = (x: number, y: number) => {
    const t = (y - top) / (bottom - top);
    const wide = spread * Math.max(0, t) ** 1.4;
    return (x - left + wide) / (right - left + 2 * wide);
  };
  const last: Trim =
    pallu && end
      ? {
          line: straightAcross(left - 120, right + 120, bottom + 8),
          width: (end.height / end.pxPerCm) * SCALE,
          tile: end,
          sewn: false,
        }
      : { line: hem, width: border, tile: fabric.border, sewn: false };
  return {
    hem,
    outline: [...a, ...hem.slice(1, -1), ...b.slice().reverse(), ...crown.slice().reverse()],
    fabric,
    grain: straightGrain(left, top, 0, SCALE),
    unitsPerCm: SCALE,
    trims: [
      last,
      { line: a, width: border, tile: fabric.border, sewn: false },
      { line: b, width: -border, tile: fabric.border, sewn: false },
    ],
    pleats: {
      across,
      down: (_, y) => (y - top) / (bottom - top),
      count,
      height: [10, 25],
      uneven: 0.9,
      seed,
    },
    folds: foldsBetween(
      (t) => [left + t * (right - left), top],
      (t) => [left + t * (right - left), bottom],
      { count: count + 3, seed: seed + 7, width: [8, 14], height: 5 },
    ),
    roll: 18,
    seed,
  };
}

/** The end piece is woven straight, however its edge may wave. */
function straightAcross(from: number, to: number, y: number): Point[] {
  return [
    [from, y],
    [to, y],
  ];
}
